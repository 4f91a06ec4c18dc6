// @generated from design/pages/inicio.json. Do not edit.
import {
  Page,
  Section,
  batch,
  usePage,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { TextBlock } from "trama/runtime/elements/text";
import {
  toText,
  trust,
} from "trama/runtime/helpers";
import * as custom from "../../design/custom/index";
import Cartao from "../components/cartao";
import * as variables from "../variables";

export default function Inicio() {
  const page = usePage();
  return (
    <Page
      id="inicio"
      page={page}
      title="Início"
    >
      <Section
        id="principal"
      >
        <Cartao
          id="cartao"
          dados={() => trust(custom.contato())}
        />
        <TextBlock
          id="total"
          text={() => `${custom.nomeDe(custom.contato())} ${custom.tamanho(trust(custom.contato()))} ${variables.texto.value ?? ""}`}
        />
        <Button
          id="botao"
          onClick={async () => {
            batch(() => {
              variables.aberto.set(trust(custom.contato()));
              variables.aberto.set(trust(custom.contato().endereco) ?? null);
              variables.aberto.set({ ...custom.contato(), id: 1 });
              variables.mapa.set(trust(custom.totais()));
              variables.descrito.set(variables.texto.value === ""
                ? trust(custom.contato())
                : null);
            });
            const todos = await custom.contatos();
            batch(() => {
              variables.lista.set(trust(todos));
              variables.texto.set(todos[0]?.nome ?? null);
            });
          }}
        />
        <TextBlock
          id="lido"
          text={() =>
            toText(variables.aberto.value) +
              toText(variables.mapa.value) +
              toText(variables.descrito.value) +
              toText(variables.lista.value)
          }
        />
      </Section>
    </Page>
  );
}
