// @generated from designs/cartoes/variables.json. Do not edit.

export { frutas } from "./variables/frutas";
