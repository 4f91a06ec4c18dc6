// @generated from design/collections.json. Do not edit.
import { customCollection } from "trama/runtime/plugins/custom";
import * as custom from "../../design/custom/index";
import * as variables from "../variables";

export type VezesRow = {
  readonly dia: string;
  readonly numero: number;
};

/** As próximas vezes. */
export const vezes = customCollection<VezesRow>({
  id: "vezes",
  key: "numero",
  request: (call) => call(custom.proximas, variables.dia.value, 20),
  filter: () => ({ and: [{ field: "numero", operator: "gt", value: 3 }] }),
  sort: () => [
    { by: "numero", direction: "desc" },
  ],
  limit: () => 5,
});
