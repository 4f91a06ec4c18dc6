// @generated from design/collections.json. Do not edit.
import { customCollection } from "trama/runtime/plugins/custom";
import * as custom from "../../design/custom/index";

export const navegador = customCollection<unknown>({
  id: "navegador",
  single: true,
  autoFetch: false,
  request: (call) => call(custom.navegador),
});
