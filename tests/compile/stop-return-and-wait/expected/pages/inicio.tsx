// @generated from design/pages/inicio.json. Do not edit.
import {
  Page,
  Section,
  log,
  usePage,
  wait,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import * as variables from "../variables";
import { dobro } from "../workflows/dobro";
import { metade } from "../workflows/metade";

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
          id="faz"
          text="faz"
          onClick={async (run) => {
            if (variables.nome.value === "") {
              return;
            }
            if (!variables.nome.value) {
              return;
            }
            await wait(run, variables.idade.value * 100);
            log(run, variables.nome.value, "error");
            log(run, "cuidado", "warn");
            const d = await dobro(run, {
              numero: 2,
            });
            variables.idade.set(d ?? 0);
            await metade(run, {
              numero: 3,
            });
            return;
          }}
        />
      </Section>
    </Page>
  );
}
