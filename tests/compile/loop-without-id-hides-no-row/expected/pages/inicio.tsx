// @generated from design/pages/inicio.json. Do not edit.
import {
  Page,
  type PageProps,
  Repeat,
  Section,
  iterate,
  log,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import * as variables from "../variables";

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
        <Repeat
          items={() => variables.pessoas.value}
          by={(item) => item.id}
        >
          {(item, index) => (
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
