// @generated from designs/cartoes/design.json. Do not edit.
import {
  popup,
} from "trama/runtime";

/** Asks yes or no; the answer is the result. */
export const pergunta = popup("pergunta", () => import("./components/pergunta"), "components/pergunta.css");
