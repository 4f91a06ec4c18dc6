// @generated from designs/vendas/components/tag.json. Do not edit.
import {
  popup,
} from "trama/runtime";

/** Põe e tira tags: de um contato, a lista inteira; de vários, as escolhidas. O resultado é verdadeiro quando algo foi salvo. */
export const tag = popup({
  id: "tag",
  load: () => import("../components/tag"),
  css: "components/tag.css",
  history: "push",
});
