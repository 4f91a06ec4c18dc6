// @generated from design/variables.json. Do not edit.

export { centavos } from "./variables/centavos";
export { dia } from "./variables/dia";
export { preco } from "./variables/preco";
export { resposta } from "./variables/resposta";
