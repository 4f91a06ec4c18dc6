// @generated from designs/vendas/workflows.json. Do not edit.
import {
  batch,
  workflow,
} from "trama/runtime";
import * as variables from "../variables";

/** Mostra uma conversa na página Chats. */
export const chatAbrir = workflow<{ readonly id: string }>("chatAbrir", (_run, params) => {
  batch(() => {
    variables.contextoAberto.set(false);
    variables.chat.set(params.id);
  });
});
