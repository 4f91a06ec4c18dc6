// @generated from design/variables.json. Do not edit.

export { logado } from "./variables/logado";
