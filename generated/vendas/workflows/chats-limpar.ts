// @generated from designs/vendas/workflows.json. Do not edit.
import {
  resetVariables,
  workflow,
} from "trama/runtime";
import * as variables from "../variables";
import { chatsFiltrar } from "./chats-filtrar";

export const chatsLimpar = workflow("chatsLimpar", async (run) => {
  resetVariables([
    variables.q,
    variables.canal,
    variables.status,
    variables.tag,
    variables.semResposta,
  ]);
  await chatsFiltrar(run);
});
