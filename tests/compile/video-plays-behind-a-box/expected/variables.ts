// @generated from design/variables.json. Do not edit.

export { filme } from "./variables/filme";
