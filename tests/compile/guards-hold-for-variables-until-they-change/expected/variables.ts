// @generated from design/variables.json. Do not edit.

export { aba } from "./variables/aba";
export { nomes } from "./variables/nomes";
export { passo } from "./variables/passo";
export { pedido } from "./variables/pedido";
