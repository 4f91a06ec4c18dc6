// @generated from designs/vendas/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

/** O que a busca global procura; vazio com menos de 2 letras. */
export const buscaTexto = variable<string>({
  id: "buscaTexto",
  type: "string",
  default: "",
});
