// @generated from design/pages/inicio.json. Do not edit.
import {
  Page,
  Section,
  handle,
  log,
  usePage,
} from "trama/runtime";
import { DataGrid } from "trama/runtime/elements/data-grid";
import { FormInput } from "trama/runtime/elements/form-input";
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
        <DataGrid
          id="grade"
          data={() => variables.pessoas.value}
          columns={[
            {
              id: "nome",
              name: "Nome",
              type: "custom",
            },
            {
              id: "linha",
              name: "Linha",
              type: "custom",
            },
            {
              id: "id",
              name: () => `Código ${variables.pessoas.value.length}`,
            },
          ]}
          ariaLabel="Pessoas"
          onRowClick={(run, event) => {
            log(run, event.id);
          }}
          empty={
            <p className="trama-text inicio-vazio">
              Ninguém
            </p>
          }
          cells={{
            linha: (_item, index) => {
              const row = {
                campo: handle(FormInput),
              };
              return (
                <>
                  <TextBlock
                    id="linha"
                    text={() => toText(index.value)}
                  />
                  <FormInput
                    id="campo"
                    handle={row.campo}
                  />
                  <TextBlock
                    id="eco"
                    text={() => row.campo.value.value}
                  />
                </>
              );
            },
            nome: (item) => (
              <TextBlock
                id="nome"
                text={() => item.value.nome}
              />
            ),
          }}
        />
      </Section>
    </Page>
  );
}
