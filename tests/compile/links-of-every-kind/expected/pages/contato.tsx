// @generated from design/pages/contato.json. Do not edit.
import {
  Page,
  type PageProps,
  Section,
} from "trama/runtime";
import { TextBlock } from "trama/runtime/elements/text";

export default function Contato({ page }: PageProps<"contatoId">) {
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
