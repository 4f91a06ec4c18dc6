// @generated from designs/ola/pages/inicio.json. Do not edit.
import {
  Page,
  Section,
  handle,
  usePage,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { FormInput } from "trama/runtime/elements/form-input";
import { TextBlock } from "trama/runtime/elements/text";
import * as variables from "../variables";

export default function Inicio() {
  const page = usePage();
  const elements = {
    nome: handle(FormInput),
  };
  return (
    <Page
      id="inicio"
      page={page}
      title="Olá, Trama"
    >
      <Section
        id="principal"
        tag="main"
      >
        <TextBlock
          id="saudacao"
          text={() => `Olá, ${elements.nome.value.value}`}
          tag="h1"
        />
        <FormInput
          id="nome"
          handle={elements.nome}
          value="Trama"
          label="Seu nome"
        />
        <Button
          id="mais"
          text={() => `Cliques: ${variables.contador.value}`}
          onClick={() => {
            variables.contador.set(variables.contador.value + 1);
          }}
        />
      </Section>
    </Page>
  );
}
