// @generated from designs/proprio/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

export const assinatura = variable<string>({
  id: "assinatura",
  type: "string",
  default: "",
});
