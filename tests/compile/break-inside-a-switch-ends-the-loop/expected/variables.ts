// @generated from design/variables.json. Do not edit.

export { idade } from "./variables/idade";
export { lista } from "./variables/lista";
export { nome } from "./variables/nome";
