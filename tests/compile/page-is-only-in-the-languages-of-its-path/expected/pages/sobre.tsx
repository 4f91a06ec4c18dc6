// @generated from design/pages/sobre.json. Do not edit.
import {
  Page,
  Section,
  usePage,
} from "trama/runtime";

export default function Sobre() {
  const page = usePage();
  return (
    <Page
      id="sobre"
      page={page}
      title="Sobre"
    >
      <Section
        id="resto"
      >
      </Section>
    </Page>
  );
}
