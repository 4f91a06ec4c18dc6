// @generated from design/components/detalhe.json. Do not edit.
import {
  popup,
} from "trama/runtime";

export const detalhe = popup({
  id: "detalhe",
  load: () => import("../components/detalhe"),
  history: "push",
});
