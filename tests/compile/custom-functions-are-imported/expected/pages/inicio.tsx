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
import * as custom from "../../design/custom/index";
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
        <TextBlock
          id="n"
          text={() => toText(custom.dobro(variables.idade.value))}
        />
        <Button
          id="b"
          text="b"
          onClick={() => {
            variables.idade.setUnknown(custom.dobro(4));
          }}
        />
      </Section>
    </Page>
  );
}
