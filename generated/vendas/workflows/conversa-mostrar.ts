// @generated from designs/vendas/workflows.json. Do not edit.
import {
  navigate,
  workflow,
} from "trama/runtime";

/** Mostra uma conversa em Chats, seja de quem for. */
export const conversaMostrar = workflow<{ readonly id: string }>("conversaMostrar", async (run, params) => {
  await navigate(run, {
    page: "pg-chats",
    query: {
      aba: "todas",
      chat: params.id,
    },
  });
});
