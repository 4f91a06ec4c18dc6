// @generated from design/variables.json. Do not edit.

export { precos } from "./variables/precos";
export { produto } from "./variables/produto";
export { total } from "./variables/total";
