// @generated from design/pages/lugar.json. Do not edit.
import {
  Page,
  type PageProps,
  Section,
  recordPage,
} from "trama/runtime";
import { TextBlock } from "trama/runtime/elements/text";
import { lugares } from "../collections/lugares";

export default function Lugar(props: PageProps<"lugar">) {
  const page = recordPage(props.page, lugares, "nome");
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
