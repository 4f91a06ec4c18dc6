// @generated from design/components/pergunta.json. Do not edit.
import {
  popup,
} from "trama/runtime";

/** Asks yes or no. */
export const pergunta = popup({
  id: "pergunta",
  load: () => import("../components/pergunta"),
  css: "components/pergunta.css",
});
