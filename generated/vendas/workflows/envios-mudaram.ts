// @generated from designs/vendas/workflows.json. Do not edit.
import {
  fetchCollection,
  latestWorkflow,
  wait,
} from "trama/runtime";
import { envioDetalhe } from "../collections/envio-detalhe";
import * as variables from "../variables";
import { enviosBuscar } from "./envios-buscar";

/** Um envio mudou: a lista e o que está aberto mostram como ficou; um formulário que se escreve espera. */
export const enviosMudaram = latestWorkflow("enviosMudaram", async (run) => {
  await wait(run, 600);
  variables.listaQuieta.set(true);
  await enviosBuscar(run);
  if (
    variables.envioAberto.value !== "" &&
      variables.envioAberto.value !== "novo" &&
      !variables.envioEditando.value
  ) {
    await fetchCollection(run, envioDetalhe);
  }
  variables.listaQuieta.set(false);
}, {
  onError: () => {
    variables.listaQuieta.set(false);
  },
});
