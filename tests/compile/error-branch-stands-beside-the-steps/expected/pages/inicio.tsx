// @generated from design/pages/inicio.json. Do not edit.
import {
  Page,
  Section,
  fail,
  usePage,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { FormInput } from "trama/runtime/elements/form-input";
import { TextBlock } from "trama/runtime/elements/text";
import {
  toText,
} from "trama/runtime/helpers";
import * as variables from "../variables";
import { guardar } from "../workflows/guardar";

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
          id="tenta"
          onClick={{
            steps: () => {
              fail("não");
            },
            onError: (_run, error) => {
              variables.nome.set(error.message);
            },
          }}
        />
        <FormInput
          id="campo"
          onBlur={(run) => guardar(run, {
            texto: "Bia",
          })}
          onChange={{
            steps: () => {
              fail("não");
            },
            onError: (_run, _error, event) => {
              variables.nome.set(event.value);
            },
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
