// @generated from designs/vendas/formulas.json. Do not edit.
import {
  contains,
} from "trama/runtime/helpers";
import { paginasProntas } from "../collections/paginas-prontas";

/** Se uma página já existe no app. */
export function paginaPronta(pagina: string): boolean {
  return contains(paginasProntas.data.value.map((item) => item.id), pagina);
}
