// @generated from design/variables.json. Do not edit.

export { porPagina } from "./variables/por-pagina";
