// @generated from designs/vendas/workflows.json. Do not edit.
import {
  workflow,
} from "trama/runtime";
import {
  currentDate,
} from "trama/runtime/helpers";
import { mensagemErro } from "../formulas/mensagem-erro";
import { toTimestamp } from "../helpers/to-timestamp";
import * as variables from "../variables";
import { mostrarErro } from "./mostrar-erro";
import { presencaDizer } from "./presenca-dizer";

/** Como a pessoa quer ser vista. */
export const presencaEscolher = workflow<{ readonly presenca: "online" | "ausente" | "offline" }>("presencaEscolher", async (run, params) => {
  variables.presencaEm.set(toTimestamp(currentDate()));
  await presencaDizer(run, {
    presenca: params.presenca,
  });
}, {
  onError: async (run, error) => {
    await mostrarErro(run, {
      mensagem: mensagemErro(error),
    });
  },
});
