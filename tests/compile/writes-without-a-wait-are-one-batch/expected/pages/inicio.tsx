// @generated from design/pages/inicio.json. Do not edit.
import {
  Page,
  Section,
  batch,
  handle,
  iterate,
  log,
  resetVariables,
  usePage,
  wait,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { TextInput } from "trama/runtime/elements/text-input";
import * as variables from "../variables";

export default function Inicio() {
  const page = usePage();
  const elements = {
    campo: handle(TextInput),
  };
  return (
    <Page
      id="inicio"
      page={page}
      title="Início"
    >
      <Section
        id="principal"
      >
        <TextInput
          id="campo"
          handle={elements.campo}
          value={() => variables.nome.value}
          ariaLabel="Campo"
        />
        <Button
          id="seguidos"
          text="Seguidos"
          onClick={async (run) => {
            log(run, "antes");
            batch(() => {
              variables.de.set(1);
              log(run, "entre");
              variables.ate.set(variables.de.value + 7);
            });
            await wait(run, 100);
            variables.de.set(2);
            await wait(run, 100);
            batch(() => {
              if (variables.ate.value > 8) {
                variables.de.set(3);
                variables.ate.set(4);
              } else {
                resetVariables([
                  variables.de,
                  variables.ate,
                ]);
              }
              variables.nome.set("fim");
            });
          }}
        />
        <Button
          id="campos"
          text="Campos"
          onClick={() => {
            batch(() => {
              variables.nome.set(elements.campo.value.value);
              variables.de.set(1);
            });
            variables.nome.set(elements.campo.value.value + "!");
            elements.campo.actions.focus();
            variables.ate.set(2);
          }}
        />
        <Button
          id="saidas"
          text="Saídas"
          onClick={() => {
            if (variables.de.value > 1) {
              batch(() => {
                variables.de.set(1);
                variables.ate.set(2);
              });
              return;
            }
            batch(() => {
              for (const vez of iterate([1, 2])) {
                variables.de.set(vez);
              }
            });
          }}
        />
      </Section>
    </Page>
  );
}
