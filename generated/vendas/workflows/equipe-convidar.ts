// @generated from designs/vendas/workflows.json. Do not edit.
import {
  fetchCollection,
  openPopup,
  workflow,
} from "trama/runtime";
import { equipe } from "../collections/equipe";
import {
  convite,
} from "../popups";
import { avisar } from "./avisar";

/** Abre um convite e mostra a equipe com quem foi convidado. */
export const equipeConvidar = workflow("equipeConvidar", async (run) => {
  const convidou = await openPopup(run, convite);
  if (!convidou) {
    return;
  }
  await fetchCollection(run, equipe);
  await avisar(run, {
    mensagem: "Convite feito.",
  });
});
