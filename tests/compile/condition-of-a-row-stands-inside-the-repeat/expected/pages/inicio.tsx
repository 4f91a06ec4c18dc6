// @generated from design/pages/inicio.json. Do not edit.
import {
  If,
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
          {(item) => (
            <If when={() => item.value.nome !== ""}>
              <TextBlock
                id="pessoa"
                text={() => item.value.nome}
              />
            </If>
          )}
        </Repeat>
      </Section>
    </Page>
  );
}
