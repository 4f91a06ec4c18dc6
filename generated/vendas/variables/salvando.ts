// @generated from designs/vendas/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

/** O id da gravação em andamento; gira o botão dela e segura um segundo clique. */
export const salvando = variable<string>({
  id: "salvando",
  type: "string",
  default: "",
});
