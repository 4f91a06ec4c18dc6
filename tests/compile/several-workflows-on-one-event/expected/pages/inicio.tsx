// @generated from design/pages/inicio.json. Do not edit.
import {
  Page,
  type PageProps,
  Section,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import * as variables from "../variables";
import { um } from "../workflows/um";

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
          id="b"
          onClick={[
            um,
            () => {
              variables.nome.set("x");
            },
          ]}
        />
      </Section>
    </Page>
  );
}
