// @generated from design/variables.json. Do not edit.

export { ativo } from "./variables/ativo";
export { busca } from "./variables/busca";
export { cor } from "./variables/cor";
export { dia } from "./variables/dia";
export { dias } from "./variables/dias";
export { idade } from "./variables/idade";
export { nota } from "./variables/nota";
export { quantidade } from "./variables/quantidade";
export { tags } from "./variables/tags";
