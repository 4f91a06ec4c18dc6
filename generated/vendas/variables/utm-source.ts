// @generated from designs/vendas/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

/** Parte da origem da visita. */
export const utmSource = variable<string>({
  id: "utmSource",
  type: "string",
  default: "",
  query: "utm_source",
});
