// @generated from design/variables.json. Do not edit.

export { escolhido } from "./variables/escolhido";
