// @generated from design/variables.json. Do not edit.

export { pagina } from "./variables/pagina";
