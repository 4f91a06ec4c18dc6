// @generated from designs/vendas/workflows.json. Do not edit.
import {
  workflow,
} from "trama/runtime";
import { supabaseUpdate } from "trama/runtime/plugins/supabase";
import { mensagemErro } from "../formulas/mensagem-erro";
import { avisar } from "./avisar";
import { mostrarErro } from "./mostrar-erro";
import { tarefasBuscar } from "./tarefas-buscar";

/** Conclui ou reabre uma tarefa; uma concluída pode ser desfeita. */
export const tarefaMudarStatus = workflow<{
  readonly id: string;
  readonly status: "a_fazer" | "em_andamento" | "concluida";
  readonly antes?: string | null | undefined;
}>("tarefaMudarStatus", async (run, params) => {
  await supabaseUpdate(run, {
    table: "tarefas",
    match: {
      id: params.id,
    },
    data: {
      status: params.status,
    },
    columns: ["id"],
    single: true,
  });
  await tarefasBuscar(run);
  if (params.status === "concluida") {
    await avisar(run, {
      acao: "desfazerTarefa",
      desfazer: {
        id: params.id,
        versao: 0,
        campo: "status",
        valor: params.antes ?? "",
      },
      mensagem: "Tarefa concluída.",
    });
  }
}, {
  onError: async (run, error) => {
    await tarefasBuscar(run);
    await mostrarErro(run, {
      mensagem: mensagemErro(error),
    });
  },
});
