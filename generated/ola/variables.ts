// @generated from designs/ola/variables.json. Do not edit.

export { contador } from "./variables/contador";
