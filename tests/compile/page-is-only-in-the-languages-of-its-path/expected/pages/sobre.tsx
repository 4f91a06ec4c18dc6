// @generated from design/pages/sobre.json. Do not edit.
import {
  Page,
  type PageProps,
  Section,
} from "trama/runtime";

export default function Sobre({ page }: PageProps) {
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
