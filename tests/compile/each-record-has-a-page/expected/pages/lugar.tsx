// @generated from design/pages/lugar.json. Do not edit.
import {
  Page,
  Section,
  recordPage,
  usePage,
} from "trama/runtime";
import { TextBlock } from "trama/runtime/elements/text";
import { lugares } from "../collections/lugares";

export default function Lugar() {
  const page = recordPage(usePage<"lugar">(), lugares, "nome");
  return (
    <Page
      id="lugar"
      page={page}
      title="Lugar"
    >
      <Section
        id="principal"
      >
        <TextBlock
          id="titulo"
          text={() => page.record.nome}
        />
      </Section>
    </Page>
  );
}
