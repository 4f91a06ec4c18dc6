// @generated from design/variables.json. Do not edit.

export { nomes } from "./variables/nomes";
