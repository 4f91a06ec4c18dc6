// @generated from design/pages/inicio.json. Do not edit.
import {
  Page,
  Section,
  usePage,
} from "trama/runtime";
import { TextBlock } from "trama/runtime/elements/text";
import { mensagens } from "../collections/mensagens";
import {
  connection,
} from "../runtime";

export default function Inicio() {
  const page = usePage();
  return (
    <Page
      id="inicio"
      page={page}
      title="Início"
      collections={[
        mensagens,
      ]}
    >
      <Section
        id="principal"
        tag="main"
      >
        <TextBlock
          id="conexao"
          show={() => connection.status.value === "reconnecting"}
          text="Reconectando…"
        />
      </Section>
    </Page>
  );
}
