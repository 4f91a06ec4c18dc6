// @generated from design/variables.json. Do not edit.

export { lista } from "./variables/lista";
export { livre } from "./variables/livre";
export { nome } from "./variables/nome";
