// @generated from design/pages/inicio.json. Do not edit.
import {
  Page,
  Repeat,
  Section,
  log,
  usePage,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { TextBlock } from "trama/runtime/elements/text";
import {
  get,
  textOf,
} from "trama/runtime/helpers";
import { restRequest } from "trama/runtime/plugins/rest";
import { xanoRequest } from "trama/runtime/plugins/xano";
import { auth } from "../auth";
import { frete } from "../collections/frete";
import { pedidos } from "../collections/pedidos";
import { previsao } from "../collections/previsao";
import * as variables from "../variables";
import { xano } from "../xano";

export default function Inicio() {
  const page = usePage();
  return (
    <Page
      id="inicio"
      page={page}
      title="Início"
      collections={[
        pedidos,
        previsao,
      ]}
    >
      <Section
        id="principal"
      >
        <Repeat
          items={() => previsao.data.value}
          by={(item) => item.dia}
        >
          {(item) => (
            <TextBlock
              id="dia"
              text={() => `${item.value.dia}: ${item.value.chuva} mm`}
            />
          )}
        </Repeat>
        <TextBlock
          id="valor"
          text={() => textOf(get(frete.data.value, "valor"))}
        />
        <Repeat
          items={() => pedidos.data.value}
          by={(item) => item.id}
        >
          {(item) => (
            <TextBlock
              id="pedido"
              text={() => `${item.value.id} ${variables.resposta.value} ${variables.eventos.value.length}`}
            />
          )}
        </Repeat>
        <Button
          id="pede"
          text="Pedir"
          onClick={async (run) => {
            const enviado = await restRequest<{ readonly id: string }>(run, {
              method: "POST",
              url: "https://api.tempo.example/v1/avisos",
              headers: {
                authorization: `Bearer ${auth.accessToken.value ?? ""}`,
              },
              body: {
                cidade: variables.cidade.value,
              },
              bodyType: "form",
              credentials: true,
              resultPath: "aviso",
            });
            log(run, enviado.id);
            const solto = await restRequest(run, {
              method: "GET",
              url: "/versao.json",
            });
            log(run, textOf(get(solto, "version")));
            await xanoRequest(run, {
              group: xano.conversa,
              method: "POST",
              endpoint: "/mensagens",
              body: { texto: "Oi" },
              streamText: variables.resposta,
            });
            await xanoRequest(run, {
              group: xano.loja,
              method: "DELETE",
              endpoint: "/pedidos/{id}/itens/{item}",
              pathParams: {
                id: 1,
                item: variables.pagina.value,
              },
              streamEvents: variables.eventos,
            });
          }}
        />
      </Section>
    </Page>
  );
}
