// @generated from design/variables.json. Do not edit.

export { idade } from "./variables/idade";
export { lista } from "./variables/lista";
export { pessoa } from "./variables/pessoa";
export { pessoas } from "./variables/pessoas";
