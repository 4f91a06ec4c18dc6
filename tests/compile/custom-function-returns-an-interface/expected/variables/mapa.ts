// @generated from design/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

export const mapa = variable<Readonly<Record<string, number>> | null>({
  id: "mapa",
  type: "object",
  default: null,
});
