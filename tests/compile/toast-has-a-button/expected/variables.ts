// @generated from design/variables.json. Do not edit.

export { etiqueta } from "./variables/etiqueta";
