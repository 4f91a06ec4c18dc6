// @generated from design/workflows.json. Do not edit.
import {
  log,
  workflow,
} from "trama/runtime";

export const somar = workflow<{ readonly valor: number }, number>("somar", (_run, params) => {
  const valor = params.valor;
  return valor > 0
    ? valor + 1
    : 0;
}, {
  onError: (run, error) => {
    const m = error.message;
    log(run, `${m}: ${m}`);
  },
});
