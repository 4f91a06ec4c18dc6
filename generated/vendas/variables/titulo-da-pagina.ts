// @generated from designs/vendas/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

/** De quem ou de quê é a página aberta, para a barra do celular; vazio, o título dela. */
export const tituloDaPagina = variable<string>({
  id: "tituloDaPagina",
  type: "string",
  default: "",
});
