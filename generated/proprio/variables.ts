// @generated from designs/proprio/variables.json. Do not edit.

export { assinatura } from "./variables/assinatura";
export { aviso } from "./variables/aviso";
export { visitas } from "./variables/visitas";
