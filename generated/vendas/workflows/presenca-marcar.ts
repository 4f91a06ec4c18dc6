// @generated from designs/vendas/workflows.json. Do not edit.
import {
  workflow,
} from "trama/runtime";
import {
  currentDate,
} from "trama/runtime/helpers";
import { auth } from "../auth";
import { toTimestamp } from "../helpers/to-timestamp";
import * as variables from "../variables";
import { presencaDizer } from "./presenca-dizer";

/** Diz que a pessoa está aqui, no máximo a cada meio minuto; sem resposta, fica para a próxima vez. */
export const presencaMarcar = workflow("presencaMarcar", async (run) => {
  const agora = toTimestamp(currentDate());
  if (!auth.isAuthenticated.value || !(agora - variables.presencaEm.value >= 30000)) {
    return;
  }
  variables.presencaEm.set(agora);
  await presencaDizer(run);
}, {
  onError: () => {
    return;
  },
});
