// @generated from designs/vendas/workflows.json. Do not edit.
import {
  openPopup,
  workflow,
} from "trama/runtime";
import {
  usuarioAppNovo,
} from "../popups";
import { avisar } from "./avisar";
import { usuariosAppBuscar } from "./usuarios-app-buscar";

/** Dá a uma pessoa o acesso a um produto. */
export const usuarioAppLiberar = workflow("usuarioAppLiberar", async (run) => {
  const liberou = await openPopup(run, usuarioAppNovo);
  if (!liberou) {
    return;
  }
  await usuariosAppBuscar(run);
  await avisar(run, {
    mensagem: "Acesso liberado.",
  });
});
