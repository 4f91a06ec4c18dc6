// @generated from design/variables.json. Do not edit.

export { fila } from "./variables/fila";
