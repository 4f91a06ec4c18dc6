// @generated from design/pages/inicio.json. Do not edit.
import {
  Page,
  Section,
  preventDefault,
  stopPropagation,
  usePage,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { FormInput } from "trama/runtime/elements/form-input";
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
        <FormInput
          id="campo"
          onChange={(_run, event) => {
            variables.nome.set(event.value);
          }}
        />
        <Button
          id="b"
          onClick={(run, event) => {
            if (event.shiftKey) {
              stopPropagation(run);
            }
          }}
        />
        <FormInput
          id="linha"
          onKeyDown={(run, event) => {
            if (event.key === "Enter") {
              preventDefault(run);
            }
          }}
        />
        <TextBlock
          id="mostra"
          text={() => toText(variables.nome.value)}
        />
      </Section>
    </Page>
  );
}
