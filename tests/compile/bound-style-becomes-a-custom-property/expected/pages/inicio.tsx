// @generated from design/pages/inicio.json. Do not edit.
import {
  Page,
  Section,
  usePage,
} from "trama/runtime";
import { Base } from "trama/runtime/elements/base";
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
        <Base
          id="barra"
          style={{
            width: () => `${variables.idade.value}px`,
            widthMobile: () => `${variables.idade.value * 2}px`,
            backgroundColorHover: () => variables.nome.value,
          }}
        >
        </Base>
      </Section>
    </Page>
  );
}
