// @generated from design/components/pergunta.json. Do not edit.
import {
  popup,
} from "trama/runtime";

export const pergunta = popup({
  id: "pergunta",
  load: () => import("../components/pergunta"),
});
