// @generated from design/variables.json. Do not edit.

export { bilhete } from "./variables/bilhete";
