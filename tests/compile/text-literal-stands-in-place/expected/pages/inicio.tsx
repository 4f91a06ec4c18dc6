// @generated from design/pages/inicio.json. Do not edit.
import {
  Page,
  Section,
  usePage,
} from "trama/runtime";

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
        <p className="trama-text inicio-oi">
          Olá
        </p>
        <p className="trama-text inicio-aspas">
          {"Diz \"oi\" & <b>\\"}
        </p>
      </Section>
    </Page>
  );
}
