// @generated from designs/vendas/formulas.json. Do not edit.
import {
  lookup,
} from "trama/runtime/helpers";
import { permissoes } from "../collections/permissoes";

/** A pessoa pode ver esta página; decide o que o menu mostra. */
export function podeVerPagina(pagina: string): boolean {
  return lookup(pagina, permissoes.data.value, "paginaId")?.podeVer === true;
}
