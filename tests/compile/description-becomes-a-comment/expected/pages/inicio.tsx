// @generated from design/pages/inicio.json. Do not edit.
import {
  Page,
  type PageProps,
  Section,
} from "trama/runtime";
import {
  toText,
} from "trama/runtime/helpers";
import Rotulo from "../components/rotulo";
import { um } from "../formulas/um";

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
        <Rotulo
          id="r"
          texto={() => toText(um())}
        />
      </Section>
    </Page>
  );
}
