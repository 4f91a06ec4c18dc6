// @generated from design/design.json. Do not edit.

export { detalhe } from "./popups/detalhe";
