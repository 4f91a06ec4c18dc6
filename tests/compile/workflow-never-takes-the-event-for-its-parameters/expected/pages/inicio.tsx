// @generated from design/pages/inicio.json. Do not edit.
import {
  Page,
  Section,
  usePage,
} from "trama/runtime";
import { avisar } from "../workflows/avisar";
import { chamar } from "../workflows/chamar";

export default function Inicio() {
  const page = usePage();
  return (
    <Page
      id="inicio"
      page={page}
      title="Início"
      onKeydown={(run) => avisar(run)}
      onLoad={chamar}
    >
      <Section
        id="principal"
      >
      </Section>
    </Page>
  );
}
