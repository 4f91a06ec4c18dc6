// @generated from designs/vendas/formulas.json. Do not edit.
import {
  lookup,
} from "trama/runtime/helpers";
import { perfis } from "../collections/perfis";

export function rotuloPerfil(perfil: string): string | null | undefined {
  return lookup(perfil, perfis.data.value, "value")?.label;
}
