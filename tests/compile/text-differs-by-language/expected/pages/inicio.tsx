// @generated from design/pages/inicio.json. Do not edit.
import {
  Page,
  type PageProps,
  Section,
  localized,
} from "trama/runtime";
import { Text } from "trama/runtime/elements/text";
import * as variables from "../variables";

export default function Inicio({ page }: PageProps) {
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
        <Text
          id="oi"
          text={localized({
            pt: "Olá",
            en: "Hello",
          })}
        />
        <Text
          id="nome"
          text={localized({
            pt: () => `Olá, ${variables.nome.value}`,
            en: () => `Hello, ${variables.nome.value}`,
          })}
        />
        <Text
          id="so"
          text="Só em português"
        />
      </Section>
    </Page>
  );
}
