// @generated from design/pages/inicio.json. Do not edit.
import {
  If,
  Page,
  Section,
  caughtError,
  fail,
  handle,
  usePage,
} from "trama/runtime";
import { DataGrid } from "trama/runtime/elements/data-grid";
import { FormInput } from "trama/runtime/elements/form-input";
import {
  toText,
} from "trama/runtime/helpers";
import * as variables from "../variables";

export default function Inicio() {
  const page = usePage();
  const elements = {
    grade: handle(DataGrid),
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
        <DataGrid
          id="grade"
          handle={elements.grade}
          data={() => variables.pessoas.value}
          dataIdPath="id"
          columns={[
            {
              id: "nome",
              name: "Nome",
              resizable: true,
              pin: "start",
              editable: true,
            },
            {
              id: "apelido",
              name: "Apelido",
              type: "custom",
              path: "nome",
              editable: true,
            },
          ]}
          columnPicker
          ariaLabel="Pessoas"
          inlineEditing
          onUpdateRow={(_run, event) => {
            try {
              fail(`recusado: ${event.value.nome}`);
            } catch (cause) {
              caughtError(cause);
              elements.grade.actions.cancelUpdate({
                cancel: event.cancel,
              });
            }
          }}
          cells={{
            apelido: (item) => (
              <If when={() => elements.grade.editingId.value === toText(item.value.id)}>
                <FormInput
                  id="campo"
                  value={() => item.value.nome}
                  onChange={(_run, event) => {
                    elements.grade.actions.setCell({
                      value: event.value,
                      column: "apelido",
                    });
                  }}
                />
              </If>
            ),
          }}
        />
      </Section>
    </Page>
  );
}
