// @generated from design/pages/inicio.json. Do not edit.
import {
  Page,
  Section,
  batch,
  usePage,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { TextBlock } from "trama/runtime/elements/text";
import {
  toText,
} from "trama/runtime/helpers";
import {
  supabaseCount,
  supabaseDelete,
  supabaseInsert,
  supabaseSelect,
  supabaseSelectCounted,
  supabaseUpdate,
  supabaseUpsert,
} from "trama/runtime/plugins/supabase";
import type {
  Contatos,
} from "../tables";
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
              defaultToNull: false,
              autoSync: true,
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
            const apagado = await supabaseDelete<Pick<Contatos, "nome">>(run, {
              table: "contatos",
              match: { id: "2" },
              columns: ["nome"],
              single: true,
              autoSync: true,
            });
            const contados = await supabaseSelectCounted<Contatos>(run, {
              table: "contatos",
              limit: 10,
              offset: variables.idade.value * 10,
              count: "estimated",
            });
            const quantos = await supabaseCount(run, {
              table: "contatos",
              match: { tipo: "empresa" },
              count: "exact",
            });
            batch(() => {
              variables.idade.set(contados.count +
                contados.data.length +
                quantos);
              variables.nome.set(apagado.nome);
            });
          }}
        />
        <TextBlock
          id="mostra"
          text={() => toText(variables.pessoa.value)}
        />
      </Section>
    </Page>
  );
}
