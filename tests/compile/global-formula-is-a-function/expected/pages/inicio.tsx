// @generated from design/pages/inicio.json. Do not edit.
import {
  Page,
  type PageProps,
  Section,
} from "trama/runtime";
import { Text } from "trama/runtime/elements/text";
import {
  toText,
} from "trama/runtime/helpers";
import { nomeCompleto } from "../formulas/nome-completo";
import { rotulo } from "../formulas/rotulo";
import * as variables from "../variables";

export default function Inicio({ page }: PageProps) {
  return (
    <Page
      id="inicio"
      page={page}
      title="Início"
    >
      <Section
        id="principal"
      >
        <Text
          id="oi"
          text={() => rotulo({ nome: variables.nome.value })}
        />
        <Text
          id="ola"
          text={() => nomeCompleto("Ana")}
        />
        <Text
          id="mostra"
          text={() => toText(variables.pessoa.value)}
        />
      </Section>
    </Page>
  );
}
