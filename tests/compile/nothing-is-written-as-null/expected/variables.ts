// @generated from design/variables.json. Do not edit.

export { livre } from "./variables/livre";
export { nome } from "./variables/nome";
export { pesos } from "./variables/pesos";
