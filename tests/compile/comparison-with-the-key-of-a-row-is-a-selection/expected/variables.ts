// @generated from design/variables.json. Do not edit.

export { aberto } from "./variables/aberto";
export { contatos } from "./variables/contatos";
export { visto } from "./variables/visto";
export { vistos } from "./variables/vistos";
