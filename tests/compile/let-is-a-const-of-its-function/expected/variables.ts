// @generated from design/variables.json. Do not edit.

export { nome } from "./variables/nome";
export { pessoas } from "./variables/pessoas";
export { taxa } from "./variables/taxa";
export { valores } from "./variables/valores";
