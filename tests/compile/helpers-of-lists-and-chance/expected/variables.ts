// @generated from design/variables.json. Do not edit.

export { dado } from "./variables/dado";
