// @generated from design/variables.json. Do not edit.

export { ate } from "./variables/ate";
export { de } from "./variables/de";
export { desconto } from "./variables/desconto";
export { limite } from "./variables/limite";
