// @generated from design/variables.json. Do not edit.

export { mensagem } from "./variables/mensagem";
