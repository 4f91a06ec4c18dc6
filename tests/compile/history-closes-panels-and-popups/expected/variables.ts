// @generated from design/variables.json. Do not edit.

export { aberta } from "./variables/aberta";
