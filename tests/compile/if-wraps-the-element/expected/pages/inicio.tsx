// @generated from design/pages/inicio.json. Do not edit.
import {
  If,
  Page,
  Section,
  usePage,
} from "trama/runtime";
import * as variables from "../variables";

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
        <If when={() => variables.aberto.value}>
          <p className="trama-text inicio-oi">
            Olá
          </p>
        </If>
        <If when={() => !variables.aberto.value}>
          <div className="trama-base inicio-caixa">
            <p className="trama-text inicio-dentro">
              Fechado
            </p>
          </div>
        </If>
      </Section>
    </Page>
  );
}
