// @generated from design/collections.json. Do not edit.
import { customCollection } from "trama/runtime/plugins/custom";
import * as custom from "../../design/custom/index";
import * as variables from "../variables";

export type VezesRow = {
  readonly dia: string;
  readonly nota?: string | null | undefined;
  readonly numero: number;
};

export const vezes = customCollection<VezesRow>({
  id: "vezes",
  key: "numero",
  request: (call) => call(custom.proximas, variables.dia.value),
});
