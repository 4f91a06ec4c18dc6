// @generated from design/pages/inicio.json. Do not edit.
import {
  Page,
  Section,
  usePage,
} from "trama/runtime";
import { TextBlock } from "trama/runtime/elements/text";
import {
  toText,
} from "trama/runtime/helpers";
import { achados } from "../collections/achados";
import { livres } from "../collections/livres";
import { vistos } from "../collections/vistos";
import * as variables from "../variables";

export default function Inicio() {
  const page = usePage();
  return (
    <Page
      id="inicio"
      page={page}
      title="Início"
      collections={[
        achados,
        livres,
        vistos,
      ]}
    >
      <Section
        id="principal"
      >
        <TextBlock
          id="n"
          text={() => `${achados.data.value.length} ${vistos.data.value.length} ${livres.data.value.length}`}
        />
        <TextBlock
          id="mostra"
          text={() => toText(variables.idade.value) + toText(variables.pessoa.value)}
        />
      </Section>
    </Page>
  );
}
