// @generated from design/pages/inicio.json. Do not edit.
import {
  Page,
  Section,
  batch,
  updateCollection,
  usePage,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import {
  toText,
  uuid,
} from "trama/runtime/helpers";
import { itens } from "../collections/itens";

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
        <Button
          id="muda"
          text={() => toText(itens.data.value.length)}
          onClick={(run) => {
            batch(() => {
              updateCollection(run, itens, {
                data: [],
              });
              updateCollection(run, itens, {
                operation: "insert",
                index: 0,
                data: {
                  id: uuid(),
                  nome: "B",
                  peso: 2,
                },
                refreshFilter: true,
                refreshSort: true,
              });
              updateCollection(run, itens, {
                operation: "update",
                key: "a",
                data: {
                  peso: itens.data.value[0]?.peso ?? 0,
                },
                merge: true,
              });
              updateCollection(run, itens, {
                operation: "delete",
                key: itens.data.value[0]?.nome,
                keyPath: "nome",
              });
            });
          }}
        />
      </Section>
    </Page>
  );
}
