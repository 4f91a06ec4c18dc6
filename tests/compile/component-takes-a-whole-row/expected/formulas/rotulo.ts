// @generated from design/formulas.json. Do not edit.
import type { FrutasRow } from "../collections/frutas";

export function rotulo(fruta: FrutasRow): string {
  return `${fruta.id} ${fruta.nome}`;
}
