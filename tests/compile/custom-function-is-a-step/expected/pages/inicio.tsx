// @generated from design/pages/inicio.json. Do not edit.
import {
  Page,
  Section,
  log,
  usePage,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import {
  toText,
} from "trama/runtime/helpers";
import * as custom from "../../design/custom/index";

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
          id="calcula"
          text="calcula"
          onClick={async (run) => {
            const valor = await custom.imposto(10, page.id.toUpperCase());
            log(run, toText(valor));
            await custom.limpar();
          }}
        />
      </Section>
    </Page>
  );
}
