// @generated from design/pages/inicio.json. Do not edit.
import {
  Page,
  Section,
  usePage,
} from "trama/runtime";
import { Base } from "trama/runtime/elements/base";
import { Flexbox } from "trama/runtime/elements/flexbox";
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
        <Base
          id="topo"
          tag="header"
          backgroundVideo="https://exemplo.com/mar.mp4"
        >
          <p className="trama-text inicio-titulo">
            Bem-vinda
          </p>
        </Base>
        <Flexbox
          id="caixa"
          backgroundVideo={() => variables.filme.value}
        >
        </Flexbox>
      </Section>
    </Page>
  );
}
