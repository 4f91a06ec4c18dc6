// @generated from design/pages/inicio.json. Do not edit.
import {
  If,
  Page,
  Section,
  usePage,
} from "trama/runtime";
import { Base } from "trama/runtime/elements/base";
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
        <If
          when={() => variables.aberto.value}
        >
          <TextBlock
            id="oi"
            text="Olá"
          />
        </If>
        <If
          when={() => !variables.aberto.value}
        >
          <Base
            id="caixa"
          >
            <TextBlock
              id="dentro"
              text="Fechado"
            />
          </Base>
        </If>
      </Section>
    </Page>
  );
}
