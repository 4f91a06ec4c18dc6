// @generated from design/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

export const tabela = variable<string>({
  id: "tabela",
  type: "string",
  default: "mensagens",
});
