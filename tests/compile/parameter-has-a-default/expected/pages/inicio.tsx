// @generated from design/pages/inicio.json. Do not edit.
import {
  Page,
  type PageProps,
  Section,
} from "trama/runtime";
import { Text } from "trama/runtime/elements/text";
import { parcela } from "../formulas/parcela";

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
          id="parcela"
          text={() => `${parcela(1200)} ou ${parcela(1200, 3)}`}
        />
      </Section>
    </Page>
  );
}
