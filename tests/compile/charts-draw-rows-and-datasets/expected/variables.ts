// @generated from design/variables.json. Do not edit.

export { dia } from "./variables/dia";
export { vendas } from "./variables/vendas";
