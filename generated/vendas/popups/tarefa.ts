// @generated from designs/vendas/components/tarefa.json. Do not edit.
import {
  popup,
} from "trama/runtime";

/** Uma tarefa de um contato, talvez de um atendimento dele: nova, ou uma que existe. O resultado diz se foi salva ou excluída. */
export const tarefa = popup({
  id: "tarefa",
  load: () => import("../components/tarefa"),
  css: "components/tarefa.css",
  history: "push",
});
