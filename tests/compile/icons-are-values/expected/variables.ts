// @generated from design/variables.json. Do not edit.

export { feito } from "./variables/feito";
