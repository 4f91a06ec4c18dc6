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
import * as variables from "../variables";
import { guardar } from "../workflows/guardar";

export default function Inicio() {
  const page = usePage();
  return (
    <Page
      id="inicio"
      page={page}
      title="Início"
      onLoad={(run) => guardar(run, {
        nome: page.query.nome ?? "",
      })}
    >
      <Section
        id="principal"
      >
        <TextBlock
          id="t"
          text={() => `${variables.nome.value ?? ""} ${variables.pesos.value.length} ${toText(variables.livre.value)}`}
        />
      </Section>
    </Page>
  );
}
