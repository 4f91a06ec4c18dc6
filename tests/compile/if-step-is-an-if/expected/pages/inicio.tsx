// @generated from design/pages/inicio.json. Do not edit.
import {
  Page,
  Section,
  batch,
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
        <Button
          id="muda"
          text="muda"
          onClick={() => {
            batch(() => {
              if (variables.idade.value > 18) {
                variables.nome.set("a");
              } else if (variables.idade.value > 12 || variables.nome.value === "") {
                variables.nome.set("b");
              } else {
                variables.nome.set("c");
              }
              if (variables.idade.value === 0) {
                variables.nome.set("d");
              } else {
                variables.nome.set("e");
                variables.idade.set(2);
              }
            });
          }}
        />
      </Section>
    </Page>
  );
}
