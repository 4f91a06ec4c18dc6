// @generated from design/collections.json. Do not edit.
import {
  staticCollection,
} from "trama/runtime";

export type LugaresRow = {
  readonly nome: string;
  readonly ano: number;
};

export const lugares = staticCollection<readonly LugaresRow[]>({
  id: "lugares",
  data: [
    { nome: "Belém", ano: 1616 },
    { nome: "São Tomé", ano: 1485 },
  ],
});
