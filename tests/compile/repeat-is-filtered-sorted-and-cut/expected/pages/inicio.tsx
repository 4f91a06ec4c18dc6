// @generated from design/pages/inicio.json. Do not edit.
import {
  Page,
  Repeat,
  Section,
  arrange,
  usePage,
} from "trama/runtime";
import { TextBlock } from "trama/runtime/elements/text";
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
        <Repeat
          items={() => arrange(variables.pessoas.value, {
            filter: {
              and: [
                {
                  field: "nome",
                  operator: "contains",
                  value: variables.busca.value,
                  ignoreEmpty: true,
                },
                { or: [{ field: "id", operator: "ne", value: "x" }, { field: "nome", operator: "isNull" }] },
              ],
            },
            sort: [
              { by: "nome", direction: "desc", nulls: "last" },
            ],
            limit: 5,
          })}
          by={(item) => item.id}
        >
          {(item) => (
            <TextBlock
              id="pessoa"
              text={() => item.value.nome}
            />
          )}
        </Repeat>
      </Section>
    </Page>
  );
}
