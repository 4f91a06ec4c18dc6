// @generated from design/variables.json. Do not edit.

export { idade } from "./variables/idade";
export { pedido } from "./variables/pedido";
