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
          text="muda"
          onClick={() => {
            switch (variables.nome.value) {
              case "a": {
                variables.idade.set(1);
                break;
              }
              case "b": {
                return;
              }
              default: {
                variables.idade.set(0);
                break;
              }
            }
          }}
        />
        <TextBlock
          id="mostra"
          text={() => toText(variables.idade.value)}
        />
      </Section>
    </Page>
  );
}
