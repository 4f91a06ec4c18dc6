// @generated from design/pages/inicio.json. Do not edit.
import {
  Page,
  Section,
  usePage,
} from "trama/runtime";
import * as variables from "../variables";

export default function Inicio() {
  const page = usePage();
  return (
    <Page
      id="inicio"
      page={page}
      title={() => `Olá, ${variables.nome.value}`}
      description="Uma página."
      image="assets/capa.png"
      keywords="a, b"
      socialDescription="D"
      socialTitle="T"
      favicon="assets/icone.svg"
    >
      <Section
        id="principal"
      >
      </Section>
    </Page>
  );
}
