// @generated from design/components/ficha.json. Do not edit.
import {
  popup,
} from "trama/runtime";

export const ficha = popup({
  id: "ficha",
  load: () => import("../components/ficha"),
});
