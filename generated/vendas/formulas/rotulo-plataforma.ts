// @generated from designs/vendas/formulas.json. Do not edit.
import {
  lookup,
} from "trama/runtime/helpers";
import { plataformas } from "../collections/plataformas";

export function rotuloPlataforma(plataforma: string | null | undefined): string {
  return lookup(plataforma, plataformas.data.value, "value")?.label ??
    plataforma ??
    "";
}
