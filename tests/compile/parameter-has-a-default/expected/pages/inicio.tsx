// @generated from design/pages/inicio.json. Do not edit.
import {
  Page,
  Section,
  usePage,
} from "trama/runtime";
import { TextBlock } from "trama/runtime/elements/text";
import { parcela } from "../formulas/parcela";

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
          id="parcela"
          text={() => `${parcela(1200)} ou ${parcela(1200, 3)}`}
        />
      </Section>
    </Page>
  );
}
