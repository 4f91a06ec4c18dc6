// @generated from design/variables.json. Do not edit.

export { itens } from "./variables/itens";
export { nota } from "./variables/nota";
