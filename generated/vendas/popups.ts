// @generated from designs/vendas/design.json. Do not edit.
import {
  popup,
} from "trama/runtime";

/** Diz algo que precisa ser lido, quase sempre um erro. */
export const alerta = popup("alerta", () => import("./components/alerta"), "components/alerta.css");

/** Pergunta antes de fazer. O resultado é verdadeiro quando a pessoa confirma; com `digitar`, só depois de escrever a palavra. */
export const confirmacao = popup("confirmacao", () => import("./components/confirmacao"), "components/confirmacao.css");

/** Um contato novo com o mínimo. O resultado é o id dele. */
export const contatoRapido = popup("contato-rapido", () => import("./components/contato-rapido"), "components/contato-rapido.css");
