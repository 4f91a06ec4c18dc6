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
          id="aqui"
          text="Aqui"
          link={{
            path: "/pt/",
          }}
        />
        <TextBlock
          id="raiz"
          text="Raiz"
          link={{
            path: "/",
          }}
        />
      </Section>
    </Page>
  );
}
