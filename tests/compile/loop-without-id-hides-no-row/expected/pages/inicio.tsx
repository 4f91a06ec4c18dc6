// @generated from design/pages/inicio.json. Do not edit.
import {
  Page,
  Repeat,
  Section,
  iterate,
  log,
  usePage,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
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
        <Repeat
          items={() => variables.pessoas.value}
          by={(item) => item.id}
        >
          {(item) => (
            <Button
              id="pessoa"
              onClick={(run) => {
                for (const _ of iterate(item.value.filhos)) {
                  log(run, item.value.nome);
                }
              }}
            />
          )}
        </Repeat>
      </Section>
    </Page>
  );
}
