// @generated from design/variables.json. Do not edit.

export { idade } from "./variables/idade";
export { linhas } from "./variables/linhas";
export { lista } from "./variables/lista";
export { nome } from "./variables/nome";
export { pessoa } from "./variables/pessoa";
