// @generated from designs/vendas/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

/** As colunas de cada lista como cada pessoa as deixou, por `<pessoa>/<lista>`. */
export const colunasVisiveis = variable<Readonly<Record<string, {
  readonly ocultas: readonly string[];
  readonly ordem: readonly string[];
}>>>({
  id: "colunasVisiveis",
  type: "object",
  default: {},
  local: true,
});
