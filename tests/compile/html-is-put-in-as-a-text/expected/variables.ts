// @generated from design/variables.json. Do not edit.

export { qr } from "./variables/qr";
