// @generated from design/pages/inicio.json. Do not edit.
import {
  Page,
  Section,
  handle,
  usePage,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { RichText } from "trama/runtime/elements/rich-text";
import { TextBlock } from "trama/runtime/elements/text";
import * as variables from "../variables";

export default function Inicio() {
  const page = usePage();
  const elements = {
    mensagem: handle(RichText),
  };
  return (
    <Page
      id="inicio"
      page={page}
      title="Início"
    >
      <Section
        id="principal"
      >
        <RichText
          id="mensagem"
          handle={elements.mensagem}
          value={() => variables.mensagem.value}
          label="Mensagem"
          tools={["bold", "link", "undo"]}
          maxLength={500}
          required
          debounce
          onChange={(_run, event) => {
            variables.mensagem.set(event.value);
          }}
        />
        <RichText
          id="previa"
          value={() => variables.mensagem.value}
          mode="read"
        />
        <TextBlock
          id="contagem"
          text={() => `${elements.mensagem.length.value} de 500`}
        />
        <Button
          id="assinar"
          text="Assinar"
          onClick={() => {
            elements.mensagem.actions.insertText({ text: "Ana" });
          }}
        />
      </Section>
    </Page>
  );
}
