// @generated from designs/vendas/formulas.json. Do not edit.
import type { RastreioRow } from "../collections/rastreio";
import { rastreio } from "../collections/rastreio";
import type { RastreiosRow } from "../collections/rastreios";
import { rastreios } from "../collections/rastreios";
import * as variables from "../variables";

/** O objeto aberto; o que a lista já sabe aparece na hora. */
export function rastreioAtual(): RastreioRow | RastreiosRow | null | undefined {
  const id = variables.rastreio.value;
  return rastreio.data.value.find((item) => item.id === id) ?? rastreios.data.value.find((item) => item.id === id);
}
