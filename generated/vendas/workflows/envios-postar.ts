// @generated from designs/vendas/workflows.json. Do not edit.
import {
  openPopup,
  workflow,
} from "trama/runtime";
import {
  envioPostar,
} from "../popups";
import { avisar } from "./avisar";
import { envioBuscar } from "./envio-buscar";
import { enviosBuscar } from "./envios-buscar";

export const enviosPostar = workflow<{
  readonly ids: readonly string[];
  readonly codigo?: string | null | undefined;
}, boolean>("enviosPostar", async (run, params) => {
  const postados = await openPopup(run, envioPostar, {
    codigo: params.codigo ?? "",
    ids: params.ids,
  });
  if (!postados) {
    return false;
  }
  await enviosBuscar(run);
  await envioBuscar(run);
  await avisar(run, {
    mensagem: postados === 1
      ? "1 envio postado."
      : `${postados} envios postados.`,
  });
  return true;
});
