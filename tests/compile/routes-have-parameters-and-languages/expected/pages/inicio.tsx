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
          id="vai"
          text="Vai"
          link={{
            page: "contato",
            params: { aba: "x", contatoId: "1" },
          }}
        />
        <TextBlock
          id="volta"
          text="Volta"
          link={{
            page: "contato",
            params: { contatoId: "1" },
          }}
        />
      </Section>
    </Page>
  );
}
