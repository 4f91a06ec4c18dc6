// @generated from design/variables.json. Do not edit.

export { pessoas } from "./variables/pessoas";
