// @generated from design/variables.json. Do not edit.

export { partes } from "./variables/partes";
export { tamanho } from "./variables/tamanho";
export { titulo } from "./variables/titulo";
