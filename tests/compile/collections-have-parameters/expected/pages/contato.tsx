// @generated from design/pages/contato.json. Do not edit.
import {
  Page,
  Section,
  fetchCollection,
  fetchCollections,
  log,
  readCollection,
  usePage,
  withLastParams,
  withParams,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { TextBlock } from "trama/runtime/elements/text";
import {
  toText,
} from "trama/runtime/helpers";
import { cidade } from "../collections/cidade";
import { contato } from "../collections/contato";
import { estoque } from "../collections/estoque";
import { notas } from "../collections/notas";
import { pedidos } from "../collections/pedidos";
import { tudo } from "../collections/tudo";
import { vezes } from "../collections/vezes";
import * as variables from "../variables";

export default function Contato() {
  const page = usePage<"contatoId">();
  return (
    <Page
      id="contato"
      page={page}
      title="Contato"
      collections={[
        [
          withParams(contato, () => ({
            id: page.params.contatoId,
          })),
          withParams(pedidos, () => ({
            contato: page.params.contatoId,
            porPagina: variables.porPagina.value,
          })),
          withParams(tudo, () => ({})),
        ],
        [
          withParams(cidade, () => ({
            nome: contato.data.value?.cidade ?? "",
          })),
        ],
      ]}
      onLoad={async (run) => {
        await fetchCollection(run, withParams(estoque, {
          produto: 7,
        }));
        await fetchCollections(run, [
          withParams(tudo, {}),
          withParams(notas, {
            quantas: variables.porPagina.value,
          }),
          withParams(vezes, {
            dia: page.params.contatoId,
          }),
        ]);
      }}
    >
      <Section
        id="principal"
      >
        <TextBlock
          id="nome"
          text={() => contato.data.value?.nome ?? ""}
        />
        <TextBlock
          id="uf"
          text={() => toText(cidade.data.value?.uf)}
        />
        <TextBlock
          id="n"
          text={() => `${pedidos.total.value} ${estoque.data.value.length} ${notas.data.value.length} ${vezes.data.value.length} ${tudo.data.value.length}`}
        />
        <Button
          id="denovo"
          text="De novo"
          onClick={async (run) => {
            await fetchCollection(run, withLastParams(contato));
            await fetchCollections(run, [
              withLastParams(pedidos),
              withLastParams(tudo),
              withParams(estoque, {
                produto: 8,
              }),
            ]);
            const todos = await readCollection(run, pedidos);
            log(run, `${todos.length}`);
          }}
        />
      </Section>
    </Page>
  );
}
