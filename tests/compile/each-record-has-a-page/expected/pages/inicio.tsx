// @generated from design/pages/inicio.json. Do not edit.
import {
  Page,
  Section,
  usePage,
} from "trama/runtime";
import { TextBlock } from "trama/runtime/elements/text";

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
          id="elo"
          text="elo"
          link={{
            page: "lugar",
            params: { lugar: "São Tomé" },
          }}
        />
      </Section>
    </Page>
  );
}
