// @generated from design/variables.json. Do not edit.

export { enviado } from "./variables/enviado";
