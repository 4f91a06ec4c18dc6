// @generated from design/pages/inicio.json. Do not edit.
import {
  Page,
  Section,
  handle,
  log,
  usePage,
  wait,
} from "trama/runtime";
import { FormInput } from "trama/runtime/elements/form-input";
import {
  toText,
} from "trama/runtime/helpers";
import { avisar } from "../workflows/avisar";

export default function Inicio() {
  const page = usePage();
  const elements = {
    campo: handle(FormInput),
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
        <FormInput
          id="campo"
          handle={elements.campo}
          ariaLabel="campo"
          onChange={[
            async (run, event) => {
              if (elements.campo.value.value == null) {
                return;
              }
              await avisar(run, {
                texto: toText(event.value),
              });
            },
            {
              steps: async (run, event) => {
                if (toText(event.value).includes("x")) {
                  return;
                }
                await wait(run, 1);
              },
              onError: (run, error) => {
                log(run, error.message);
              },
            },
          ]}
          onFocus={async (run) => {
            if (false) {
              return;
            }
            await avisar(run, {
              texto: "a",
            });
          }}
        />
      </Section>
    </Page>
  );
}
