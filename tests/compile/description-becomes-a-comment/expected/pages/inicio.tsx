// @generated from design/pages/inicio.json. Do not edit.
import {
  Page,
  Section,
  usePage,
} from "trama/runtime";
import {
  toText,
} from "trama/runtime/helpers";
import Rotulo from "../components/rotulo";
import { um } from "../formulas/um";

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
        <Rotulo
          id="r"
          texto={() => toText(um())}
        />
      </Section>
    </Page>
  );
}
