// @generated from design/pages/inicio.json. Do not edit.
import {
  Page,
  Section,
  log,
  usePage,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { TextBlock } from "trama/runtime/elements/text";
import {
  toText,
} from "trama/runtime/helpers";
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
          onClick={(run) => {
            switch (variables.pedido.value) {
              case null:
              case undefined: {
                return;
              }
              default: {
                variables.idade.set(variables.pedido.value.nota.length);
                break;
              }
            }
            log(run, variables.pedido.value.nota);
          }}
        />
        <TextBlock
          id="mostra"
          text={() => toText(variables.idade.value)}
        />
      </Section>
    </Page>
  );
}
