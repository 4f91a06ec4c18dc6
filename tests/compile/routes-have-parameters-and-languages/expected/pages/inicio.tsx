// @generated from design/pages/inicio.json. Do not edit.
import {
  Page,
  type PageProps,
  Section,
} from "trama/runtime";
import { Text } from "trama/runtime/elements/text";

export default function Inicio({ page }: PageProps) {
  return (
    <Page
      id="inicio"
      page={page}
      title="Início"
    >
      <Section
        id="principal"
      >
        <Text
          id="vai"
          text="Vai"
          link={{
            page: "contato",
            params: { aba: "x", contatoId: "1" },
          }}
        />
        <Text
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
