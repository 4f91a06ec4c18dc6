// @generated from design/variables.json. Do not edit.

export { largura } from "./variables/largura";
export { painel } from "./variables/painel";
