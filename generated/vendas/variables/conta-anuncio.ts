// @generated from designs/vendas/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

/** A conta de anúncio escolhida. */
export const contaAnuncio = variable<string>({
  id: "contaAnuncio",
  type: "string",
  default: "",
  query: true,
});
