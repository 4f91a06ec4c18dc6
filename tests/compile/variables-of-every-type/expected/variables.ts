// @generated from design/variables.json. Do not edit.

export { a } from "./variables/a";
export { b } from "./variables/b";
export { c } from "./variables/c";
export { d } from "./variables/d";
export { e } from "./variables/e";
export { g } from "./variables/g";
export { h } from "./variables/h";
export { i } from "./variables/i";
export { j } from "./variables/j";
export { k } from "./variables/k";
