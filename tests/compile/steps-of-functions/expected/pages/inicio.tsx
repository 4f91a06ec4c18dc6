// @generated from design/pages/inicio.json. Do not edit.
import {
  Page,
  Section,
  usePage,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { TextBlock } from "trama/runtime/elements/text";
import {
  toText,
} from "trama/runtime/helpers";
import {
  supabaseCall,
  supabaseCallCount,
  supabaseCallCounted,
  supabaseInvoke,
} from "trama/runtime/plugins/supabase";
import type {
  VwContatos,
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
          id="chama"
          text="chama"
          onClick={async (run) => {
            const soma = await supabaseCall<number>(run, "rpc_somar", {
              p_ids: variables.lista.value,
            });
            variables.idade.set(soma);
            const linhas = await supabaseCall<readonly VwContatos[]>(run, "rpc_listar", { p_nome: "a" }, {
              timeout: 500,
            });
            variables.nome.set(linhas[0]?.nome ?? "");
            await supabaseCall(run, "rpc_resumo");
            await supabaseCall(run, "rpc_resumo", {}, {
              timeout: 15000,
            });
            const meses = await supabaseCall<readonly {
              readonly mes: string;
              readonly total: number;
            }[]>(run, "rpc_resumo", {}, {
              filter: {
                and: [
                  {
                    field: "total",
                    operator: "gt",
                    value: variables.idade.value,
                  },
                ],
              },
              sort: [
                { by: "mes", direction: "desc" },
              ],
              limit: 12,
              offset: variables.idade.value,
            });
            variables.idade.set(meses[0]?.total ?? null);
            const contados = await supabaseCallCounted<readonly VwContatos[]>(run, "rpc_listar", { p_nome: "a" }, {
              limit: 10,
              count: "exact",
            });
            const quantos = await supabaseCallCount(run, "rpc_resumo", {}, {
              count: "exact",
            });
            variables.idade.set(contados.count +
              contados.data.length +
              quantos);
            const resposta = await supabaseInvoke(run, {
              function: "enviar",
              method: "POST",
              headers: { "x-origem": "teste" },
              body: {
                nome: variables.nome.value,
              },
              query: { a: "1" },
            });
            await supabaseInvoke(run, {
              function: "conversar",
              streamText: variables.nome,
            });
            variables.nome.set(toText(resposta));
          }}
        />
        <TextBlock
          id="mostra"
          text={() => toText(variables.idade.value) + toText(variables.pessoa.value)}
        />
      </Section>
    </Page>
  );
}
