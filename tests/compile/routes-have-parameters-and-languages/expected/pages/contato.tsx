// @generated from design/pages/contato.json. Do not edit.
import {
  Page,
  Section,
  usePage,
} from "trama/runtime";
import { TextBlock } from "trama/runtime/elements/text";
import {
  localized,
} from "../runtime";

export default function Contato() {
  const page = usePage<"contatoId" | "aba">();
  return (
    <Page
      id="contato"
      page={page}
      title={localized({
        pt: "Contato",
        en: "Contact",
      })}
    >
      <Section
        id="detalhe"
      >
        <TextBlock
          id="id"
          text={() => `${page.params.contatoId} ${page.query.q ?? ""}`}
        />
      </Section>
    </Page>
  );
}
