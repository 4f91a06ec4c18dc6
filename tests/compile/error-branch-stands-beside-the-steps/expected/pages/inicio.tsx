// @generated from design/pages/inicio.json. Do not edit.
import {
  Page,
  type PageProps,
  Section,
  fail,
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
        <Button
          id="tenta"
          onClick={{
            steps: () => {
              fail("não");
            },
            onError: (run, error) => {
              variables.nome.set(error.message);
            },
          }}
        />
      </Section>
    </Page>
  );
}
