// @generated from design/variables.json. Do not edit.

export { prazo } from "./variables/prazo";
export { tamanho } from "./variables/tamanho";
