// @generated from designs/vendas/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

/** Como quem está dentro é visto pelos outros; online até o banco dizer outra coisa. */
export const presenca = variable<string>({
  id: "presenca",
  type: "string",
  default: "online",
  persist: true,
});
