// @generated from design/pages/inicio.json. Do not edit.
import {
  Page,
  Section,
  usePage,
} from "trama/runtime";
import { TextBlock } from "trama/runtime/elements/text";
import {
  localized,
} from "../runtime";
import * as variables from "../variables";

export default function Inicio() {
  const page = usePage();
  return (
    <Page
      id="inicio"
      page={page}
      title={localized({
        pt: "Início",
        en: "Home",
      })}
    >
      <Section
        id="principal"
      >
        <TextBlock
          id="oi"
          text={localized({
            pt: "Olá",
            en: "Hello",
          })}
        />
        <TextBlock
          id="nome"
          text={localized({
            pt: () => `Olá, ${variables.nome.value}`,
            en: () => `Hello, ${variables.nome.value}`,
          })}
        />
        <TextBlock
          id="so"
          text="Só em português"
        />
      </Section>
    </Page>
  );
}
