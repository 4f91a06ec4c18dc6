// @generated from design/pages/inicio.json. Do not edit.
import {
  Page,
  Repeat,
  Section,
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
          items={() => variables.pessoas.value}
          by={(item) => item.id}
        >
          {(item, index) => (
            <TextBlock
              id="pessoa"
              text={() => `${index.value + 1}. ${item.value.nome}`}
            />
          )}
        </Repeat>
      </Section>
    </Page>
  );
}
