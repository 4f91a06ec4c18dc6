// @generated from designs/vendas/workflows.json. Do not edit.
import {
  workflow,
} from "trama/runtime";
import {
  getByIndex,
} from "trama/runtime/helpers";
import { chats } from "../collections/chats";
import * as variables from "../variables";
import { chatAbrir } from "./chat-abrir";

/** Abre a conversa antes ou depois da que está aberta. */
export const chatVizinho = workflow<{ readonly passo: number }>("chatVizinho", async (run, params) => {
  const destino = chats.data.value.findIndex((item) => item.id === variables.chat.value) + params.passo;
  if (!(destino >= 0) || !(destino < chats.data.value.length)) {
    return;
  }
  await chatAbrir(run, {
    id: getByIndex(chats.data.value, destino)?.id ?? "",
  });
});
