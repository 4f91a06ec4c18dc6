// @generated from design/pages/inicio.json. Do not edit.
import {
  Page,
  type PageProps,
  Section,
} from "trama/runtime";
import { Text } from "trama/runtime/elements/text";
import {
  length,
} from "trama/runtime/helpers";
import { empresa } from "../collections/empresa";
import { opcoes } from "../collections/opcoes";

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
          id="n"
          text={() => `${length(opcoes.data.value)} ${empresa.data.value?.nome ?? ""}`}
        />
      </Section>
    </Page>
  );
}
