// @generated from design/variables.json. Do not edit.

export { tamanho } from "./variables/tamanho";
export { urgencia } from "./variables/urgencia";
