// @generated from design/pages/inicio.json. Do not edit.
import {
  Page,
  Section,
  iterate,
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
          id="anda"
          text="anda"
          onClick={() => {
            loop: for (const nome of iterate(variables.lista.value)) {
              switch (nome) {
                case "fim": {
                  break loop;
                }
                case "pula": {
                  continue;
                }
                default: {
                  innerLoop: while (variables.idade.value > 0) {
                    variables.idade.set(variables.idade.value - 1);
                    switch (variables.idade.value) {
                      case 3: {
                        if (variables.nome.value === "") {
                          break innerLoop;
                        }
                        break;
                      }
                    }
                    if (variables.idade.value === 5) {
                      break;
                    }
                  }
                  break;
                }
              }
            }
          }}
        />
      </Section>
    </Page>
  );
}
