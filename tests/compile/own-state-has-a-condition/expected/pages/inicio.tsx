// @generated from design/pages/inicio.json. Do not edit.
import {
  Page,
  Section,
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
          id="b"
          states={{
            ativo: () => variables.idade.value > 1,
            novo: () => variables.nome.value === "",
          }}
          text={() => variables.idade.value > 1 ? "Dentro" : variables.nome.value === "" ? `Novo ${variables.idade.value}` : "Fora"}
        />
        <Button
          id="c"
          states={{
            ativo: () => variables.idade.value > 1,
          }}
        />
      </Section>
    </Page>
  );
}
