// @generated from design/variables.json. Do not edit.

export { cidade } from "./variables/cidade";
export { eventos } from "./variables/eventos";
export { pagina } from "./variables/pagina";
export { resposta } from "./variables/resposta";
