// @generated from design/variables.json. Do not edit.

export { ultimo } from "./variables/ultimo";
