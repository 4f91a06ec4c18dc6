// @generated from design/pages/inicio.json. Do not edit.
import {
  If,
  Page,
  Section,
  usePage,
} from "trama/runtime";
import { TextBlock } from "trama/runtime/elements/text";
import {
  toText,
} from "trama/runtime/helpers";
import { saidas } from "../collections/saidas";
import { getWeekOfYear } from "../helpers/get-week-of-year";
import * as variables from "../variables";

export default function Inicio() {
  const page = usePage();
  return (
    <Page
      id="inicio"
      page={page}
      title="Início"
      collections={[
        saidas,
      ]}
    >
      <Section
        id="principal"
        tag="main"
      >
        <TextBlock
          id="quantas"
          text={() => toText(saidas.data.value.length)}
        />
        <If when={() => variables.dia.value !== ""}>
          <TextBlock
            id="semana"
            text={() => toText(getWeekOfYear(variables.dia.value))}
          />
        </If>
      </Section>
    </Page>
  );
}
