// @generated from design/design.json. Do not edit.

export { ficha } from "./popups/ficha";
