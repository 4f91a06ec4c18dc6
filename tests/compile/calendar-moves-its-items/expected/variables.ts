// @generated from design/variables.json. Do not edit.

export { desde } from "./variables/desde";
export { visao } from "./variables/visao";
