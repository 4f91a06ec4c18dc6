// @generated from design/pages/inicio.json. Do not edit.
import {
  Page,
  Section,
  usePage,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { TextBlock } from "trama/runtime/elements/text";
import {
  toText,
} from "trama/runtime/helpers";
import * as variables from "../variables";
import { um } from "../workflows/um";

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
          id="b"
          onClick={[
            um,
            () => {
              variables.nome.set("x");
            },
          ]}
        />
        <TextBlock
          id="mostra"
          text={() => toText(variables.nome.value) + toText(variables.idade.value)}
        />
      </Section>
    </Page>
  );
}
