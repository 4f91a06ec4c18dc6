// @generated from design/collections.json. Do not edit.
import { cmsCollection } from "trama/runtime/plugins/cms";
import * as variables from "../variables";

export type LugaresRow = {
  readonly nome: string;
  readonly altura: number;
};

/** Lugares para conhecer, de três em três. */
export const lugares = cmsCollection<LugaresRow>({
  id: "lugares",
  key: "nome",
  limit: () => 3,
  offset: () => variables.pagina.value * 3,
});
