// @generated from design/variables.json. Do not edit.

export { busca } from "./variables/busca";
export { pessoas } from "./variables/pessoas";
