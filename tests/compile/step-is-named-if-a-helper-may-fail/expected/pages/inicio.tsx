// @generated from design/pages/inicio.json. Do not edit.
import {
  Page,
  Section,
  batch,
  caughtError,
  inStep,
  log,
  usePage,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import {
  get,
  lower,
  reverse,
  sum,
  uppercase,
} from "trama/runtime/helpers";
import * as variables from "../variables";
import { separar } from "../workflows/separar";

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
          id="salvar"
          text={() => `${variables.nome.value} ${sum(variables.lista.value)}`}
          onClick={{
            steps: async (run) => {
              batch(() => {
                inStep(run, "setVariable nome");
                variables.nome.set(lower(get(variables.livre.value, "nome")));
                inStep(run, "setVariable lista");
                variables.lista.set(reverse(variables.lista.value));
              });
              await separar(run);
            },
            onError: (run, error) => {
              log(run, error.message);
            },
          }}
          onDoubleClick={(run) => {
            try {
              inStep(run, "log");
              log(run, uppercase(get(variables.livre.value, "nome")));
            } catch (cause) {
              const error = caughtError(cause, run);
              log(run, error.message);
            }
          }}
        />
      </Section>
    </Page>
  );
}
