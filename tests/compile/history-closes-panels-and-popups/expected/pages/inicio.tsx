// @generated from design/pages/inicio.json. Do not edit.
import {
  Page,
  Section,
  openPopup,
  usePage,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import {
  detalhe,
} from "../popups";
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
        <Button
          id="abrir"
          text={() => variables.aberta.value}
          onClick={(run) => {
            variables.aberta.set("a");
            void openPopup(run, detalhe);
          }}
        />
      </Section>
    </Page>
  );
}
