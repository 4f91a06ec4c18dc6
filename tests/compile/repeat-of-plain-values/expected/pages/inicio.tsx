// @generated from design/pages/inicio.json. Do not edit.
import {
  Page,
  Repeat,
  Section,
  usePage,
} from "trama/runtime";
import { TextBlock } from "trama/runtime/elements/text";
import {
  toText,
} from "trama/runtime/helpers";
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
          items={() => variables.nomes.value}
          by={(item) => item}
        >
          {(item) => (
            <TextBlock
              id="nome"
              text={() => item.value}
            />
          )}
        </Repeat>
        <Repeat
          items={[1, 2, 3]}
          by={(item) => item}
        >
          {(item) => (
            <TextBlock
              id="vez"
              text={() => toText(item.value)}
            />
          )}
        </Repeat>
      </Section>
    </Page>
  );
}
