// @generated from design/workflows.json. Do not edit.
import {
  log,
  workflow,
} from "trama/runtime";

/**
 * Says hello.
 * Twice when asked to.
 */
export const saudar = workflow<{
  readonly nome: string;
  readonly vezes?: number | null | undefined;
  readonly onde?: "aqui" | "ali" | null | undefined;
}, string>("saudar", (run, params) => {
  log(run, `Olá, ${params.nome}`);
  return `${params.nome} ${params.vezes ?? 1} ${params.onde ?? "aqui"}`;
}, {
  onError: (run, error) => {
    log(run, error.message);
  },
});
