// @generated from designs/notes/design.json. Do not edit.
import {
  popup,
} from "trama/runtime";

/** Asks before something is lost. The result is true when the visitor confirms. */
export const confirm = popup({
  id: "confirm",
  load: () => import("./components/confirm"),
  css: "components/confirm.css",
});
