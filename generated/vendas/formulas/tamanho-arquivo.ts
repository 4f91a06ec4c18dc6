// @generated from designs/vendas/formulas.json. Do not edit.
import {
  round,
} from "trama/runtime/helpers";
import { formatNumber } from "../helpers/format-number";

/** O tamanho de um arquivo, como 12 kB ou 1,5 MB. */
export function tamanhoArquivo(bytes: number): string {
  return bytes < 1024 ? `${formatNumber(bytes)} B`
    : bytes < 1048576 ? `${formatNumber(round(bytes / 1024))} kB`
    : `${formatNumber(round(bytes / 1048576, 1))} MB`;
}
