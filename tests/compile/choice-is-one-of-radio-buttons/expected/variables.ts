// @generated from design/variables.json. Do not edit.

export { escolhido } from "./variables/escolhido";
export { planos } from "./variables/planos";
