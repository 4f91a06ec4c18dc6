// @generated from design/variables.json. Do not edit.

export { presentes } from "./variables/presentes";
export { tabela } from "./variables/tabela";
export { ultima } from "./variables/ultima";
