// @generated from design/variables.json. Do not edit.

export { nome } from "./variables/nome";
