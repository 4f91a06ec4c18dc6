// @generated from designs/galeria/variables.json. Do not edit.

export { janela } from "./variables/janela";
