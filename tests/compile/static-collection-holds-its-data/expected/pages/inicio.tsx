// @generated from design/pages/inicio.json. Do not edit.
import {
  Page,
  Section,
  usePage,
} from "trama/runtime";
import { TextBlock } from "trama/runtime/elements/text";
import { empresa } from "../collections/empresa";
import { nomes } from "../collections/nomes";
import { opcoes } from "../collections/opcoes";

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
          id="n"
          text={() => `${opcoes.data.value.length} ${empresa.data.value?.nome ?? ""} ${nomes.data.value[1]?.nome ?? ""}`}
        />
      </Section>
    </Page>
  );
}
