// @generated from designs/vendas/workflows.json. Do not edit.
import {
  batch,
  updateCollection,
  workflow,
} from "trama/runtime";
import { atendimento } from "../collections/atendimento";
import { atendimentoCompra } from "../collections/atendimento-compra";
import { atendimentoEnvio } from "../collections/atendimento-envio";
import { atendimentoHistorico } from "../collections/atendimento-historico";
import { atendimentoNotas } from "../collections/atendimento-notas";
import { atendimentoTarefas } from "../collections/atendimento-tarefas";
import * as variables from "../variables";

/** Antes da primeira busca da página de um atendimento: nada do anterior aparece. O código vale em maiúsculas e minúsculas. */
export const atendimentoAbrir = workflow<{ readonly codigo: string }>("atendimentoAbrir", (run, params) => {
  batch(() => {
    variables.atendimentoAberto.set(params.codigo.trim().toUpperCase());
    updateCollection(run, atendimento, {
      operation: "replace",
      data: [],
    });
    updateCollection(run, atendimentoHistorico, {
      operation: "replace",
      data: [],
    });
    updateCollection(run, atendimentoNotas, {
      operation: "replace",
      data: [],
    });
    updateCollection(run, atendimentoTarefas, {
      operation: "replace",
      data: [],
    });
    updateCollection(run, atendimentoCompra, {
      operation: "replace",
      data: [],
    });
    updateCollection(run, atendimentoEnvio, {
      operation: "replace",
      data: [],
    });
  });
});
