// @generated from design/pages/inicio.json. Do not edit.
import {
  Page,
  Section,
  usePage,
} from "trama/runtime";
import { TextBlock } from "trama/runtime/elements/text";
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
          show={() => variables.aberto.value}
          text="Olá"
        />
        <TextBlock
          id="nunca"
          show={false}
          text="Nunca"
        />
      </Section>
    </Page>
  );
}
