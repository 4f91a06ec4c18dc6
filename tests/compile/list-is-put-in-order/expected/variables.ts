// @generated from design/variables.json. Do not edit.

export { colunas } from "./variables/colunas";
