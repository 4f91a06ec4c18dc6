// @generated from designs/vendas/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

/** Quantos cartões o quadro mostra de uma etapa, quando são mais do que 50. */
export const quadroLimites = variable<Readonly<Record<string, number>>>({
  id: "quadroLimites",
  type: "object",
  default: {},
});
