// @generated from design/design.json. Do not edit.

export { pergunta } from "./popups/pergunta";
