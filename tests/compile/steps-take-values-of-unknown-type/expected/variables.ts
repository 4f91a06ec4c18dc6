// @generated from design/variables.json. Do not edit.

export { livre } from "./variables/livre";
export { numeros } from "./variables/numeros";
export { pessoa } from "./variables/pessoa";
export { resposta } from "./variables/resposta";
