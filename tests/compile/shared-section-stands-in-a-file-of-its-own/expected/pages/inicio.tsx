// @generated from design/pages/inicio.json. Do not edit.
import {
  If,
  Page,
  Section,
  usePage,
} from "trama/runtime";
import Pe from "../sections/pe";
import Topo from "../sections/topo";
import * as variables from "../variables";

export default function Inicio() {
  const page = usePage();
  return (
    <Page
      id="inicio"
      page={page}
      title="Início"
    >
      <If when={() => variables.logado.value}>
        <Topo
          page={page}
        />
      </If>
      <If when={() => variables.logado.value}>
        <Section
          id="principal"
        >
          <p className="trama-text inicio-oi">
            Olá
          </p>
        </Section>
      </If>
      <Pe
        page={page}
      />
    </Page>
  );
}
