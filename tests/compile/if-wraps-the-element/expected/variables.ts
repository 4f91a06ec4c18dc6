// @generated from design/variables.json. Do not edit.

export { aberto } from "./variables/aberto";
