// @generated from design/pages/inicio.json. Do not edit.
import {
  Page,
  Section,
  connection,
  usePage,
} from "trama/runtime";
import { TextBlock } from "trama/runtime/elements/text";
import { mensagens } from "../collections/mensagens";

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
