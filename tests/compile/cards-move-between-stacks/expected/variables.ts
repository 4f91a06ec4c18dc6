// @generated from design/variables.json. Do not edit.

export { fila } from "./variables/fila";
export { movida } from "./variables/movida";
export { negocios } from "./variables/negocios";
