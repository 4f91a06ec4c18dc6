// @generated from designs/vendas/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

/** Por que o painel divide a receita: `forma_pagamento`, `produto`, `plataforma` ou `uf`. */
export const receitaPor = variable<string>({
  id: "receitaPor",
  type: "string",
  default: "forma_pagamento",
  query: true,
});
