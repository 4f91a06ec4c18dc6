// @generated from design/pages/inicio.json. Do not edit.
import {
  Page,
  type PageProps,
  Section,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { Text } from "trama/runtime/elements/text";
import {
  toText,
} from "trama/runtime/helpers";
import {
  supabaseDelete,
  supabaseInsert,
  supabaseSelect,
  supabaseUpdate,
  supabaseUpsert,
} from "trama/runtime/plugins/supabase";
import {
  type Contatos,
} from "../tables";
import * as variables from "../variables";

export default function Inicio({ page }: PageProps) {
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
          id="grava"
          text="grava"
          onClick={async (run) => {
            const lidos = await supabaseSelect<Pick<Contatos, "id" | "nome">>(run, {
              table: "contatos",
              filter: {
                and: [
                  {
                    field: "nome",
                    operator: "contains",
                    value: variables.nome.value,
                  },
                ],
              },
              sort: [
                {
                  by: "nome",
                  direction: variables.idade.value > 3 ? "asc" : "desc",
                  nulls: "last",
                },
              ],
              columns: ["nome", "id"],
              limit: 10,
            });
            variables.idade.set(lidos.length);
            const um = await supabaseSelect<Contatos>(run, {
              table: "contatos",
              match: { id: "1" },
              single: true,
            });
            variables.nome.set(um?.nome ?? "");
            const novo = await supabaseInsert<Contatos>(run, {
              table: "contatos",
              data: {
                nome: variables.nome.value,
                tipo: "pessoa",
              },
              columns: ["*"],
            });
            variables.nome.set(novo?.id ?? "");
            await supabaseInsert(run, {
              table: "contatos",
              data: [{ nome: "a", tipo: "pessoa" }],
            });
            await supabaseUpdate(run, {
              table: "contatos",
              match: {
                id: variables.nome.value,
              },
              data: {
                idade: variables.idade.value,
              },
            });
            await supabaseUpsert(run, {
              table: "contas",
              data: { id: "1", nome: "x" },
              conflict: ["id"],
              ignoreDuplicates: true,
            });
            await supabaseDelete(run, {
              table: "contatos",
              match: { id: "1" },
            });
          }}
        />
        <Text
          id="mostra"
          text={() => toText(variables.pessoa.value)}
        />
      </Section>
    </Page>
  );
}
