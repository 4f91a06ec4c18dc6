// @generated from design/pages/inicio.json. Do not edit.
import {
  Page,
  Section,
  usePage,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { comLaco } from "../workflows/com-laco";
import { comOutro } from "../workflows/com-outro";
import { semTipo } from "../workflows/sem-tipo";

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
          id="vai"
          text="Vai"
          onClick={async (run) => {
            await comLaco(run);
            await comOutro(run);
            await semTipo(run, {
              valor: 2,
            });
          }}
        />
      </Section>
    </Page>
  );
}
