// @generated from designs/vendas/workflows.json. Do not edit.
import {
  workflow,
} from "trama/runtime";
import * as variables from "../variables";
import { chatsBuscar } from "./chats-buscar";

/** Um filtro mudou: volta ao começo da lista. */
export const chatsFiltrar = workflow("chatsFiltrar", async (run) => {
  variables.chatsLimite.set(30);
  await chatsBuscar(run);
});
