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
import { nomeCompleto } from "../formulas/nome-completo";
import { rotulo } from "../formulas/rotulo";
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
          id="oi"
          text={() => rotulo({ nome: variables.nome.value })}
        />
        <TextBlock
          id="ola"
          text={() => nomeCompleto("Ana")}
        />
        <TextBlock
          id="mostra"
          text={() => toText(variables.pessoa.value)}
        />
      </Section>
    </Page>
  );
}
