// @generated from design/variables.json. Do not edit.

export { ate } from "./variables/ate";
export { de } from "./variables/de";
export { nome } from "./variables/nome";
