// @generated from design/variables.json. Do not edit.

export { idade } from "./variables/idade";
export { nome } from "./variables/nome";
