// @generated from designs/vendas/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

/** Ids de tags, separados por vírgula. */
export const tag = variable<string>({
  id: "tag",
  type: "string",
  default: "",
  query: true,
});
