// @generated from design/pages/inicio.json. Do not edit.
import {
  Page,
  Section,
  usePage,
} from "trama/runtime";
import { TextBlock } from "trama/runtime/elements/text";
import { auth } from "../auth";

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
          id="bemVindo"
          show={() => auth.link.value?.type === "signup"}
          text="Seu e-mail está confirmado."
        />
        <TextBlock
          id="falha"
          text={() => auth.link.value?.code ?? ""}
        />
      </Section>
    </Page>
  );
}
