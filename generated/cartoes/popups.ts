// @generated from designs/cartoes/design.json. Do not edit.

export { pergunta } from "./popups/pergunta";
