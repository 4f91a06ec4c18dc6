// @generated from design/variables.json. Do not edit.

export { aberto } from "./variables/aberto";
export { pedido } from "./variables/pedido";
export { situacao } from "./variables/situacao";
