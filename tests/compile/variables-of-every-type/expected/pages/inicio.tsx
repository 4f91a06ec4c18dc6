// @generated from design/pages/inicio.json. Do not edit.
import {
  Page,
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
        <TextBlock
          id="mostra"
          text={() =>
            toText(variables.a.value) +
              toText(variables.b.value) +
              toText(variables.c.value) +
              toText(variables.d.value) +
              toText(variables.e.value) +
              toText(variables.g.value) +
              toText(variables.h.value) +
              toText(variables.i.value) +
              toText(variables.j.value) +
              toText(variables.k.value)
          }
        />
      </Section>
    </Page>
  );
}
