// @generated from designs/cartoes/components/pergunta.json. Do not edit.
import {
  popup,
} from "trama/runtime";

/** Asks yes or no; the answer is the result. */
export const pergunta = popup({
  id: "pergunta",
  load: () => import("../components/pergunta"),
  css: "components/pergunta.css",
});
