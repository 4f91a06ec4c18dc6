// @generated from design/design.json. Do not edit.
import {
  popup,
} from "trama/runtime";

/** Asks yes or no. */
export const pergunta = popup("pergunta", () => import("./components/pergunta"), "components/pergunta.css");
