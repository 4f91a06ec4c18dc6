// @generated from design/pages/contato.json. Do not edit.
import {
  Page,
  Section,
  usePage,
} from "trama/runtime";
import { TextBlock } from "trama/runtime/elements/text";

export default function Contato() {
  const page = usePage<"contatoId">();
  return (
    <Page
      id="contato"
      page={page}
      title="Contato"
    >
      <Section
        id="detalhe"
      >
        <TextBlock
          id="id"
          text={() => page.params.contatoId}
        />
      </Section>
    </Page>
  );
}
