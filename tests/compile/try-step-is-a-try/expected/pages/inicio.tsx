// @generated from design/pages/inicio.json. Do not edit.
import {
  Page,
  Section,
  caughtError,
  fail,
  log,
  usePage,
  wait,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { TextBlock } from "trama/runtime/elements/text";
import {
  get,
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
          id="tenta"
          text="tenta"
          onClick={async (run) => {
            try {
              fail(`não: ${variables.nome.value}`);
            } catch (cause) {
              const error = caughtError(cause);
              variables.nome.set(error.message);
            } finally {
              variables.idade.set(0);
            }
            try {
              await wait(run, 10);
            } catch (cause) {
              caughtError(cause);
              log(run, "ops");
            }
            try {
              await wait(run, 10);
            } finally {
              variables.idade.set(0);
            }
            try {
              await wait(run, 10);
            } catch (cause) {
              const error = caughtError(cause);
              if (get(error.data, "code") === "no_row") {
                throw cause;
              }
            }
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
