// @generated from design/variables.json. Do not edit.

export { aberto } from "./variables/aberto";
export { descrito } from "./variables/descrito";
export { lista } from "./variables/lista";
export { mapa } from "./variables/mapa";
export { texto } from "./variables/texto";
