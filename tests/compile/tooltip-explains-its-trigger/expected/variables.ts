// @generated from design/variables.json. Do not edit.

export { salvo } from "./variables/salvo";
