// @generated from design/pages/inicio.json. Do not edit.
import {
  Page,
  Section,
  usePage,
} from "trama/runtime";
import { Base } from "trama/runtime/elements/base";

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
          id="z"
        >
        </Base>
        <Base
          id="a"
        >
        </Base>
      </Section>
    </Page>
  );
}
