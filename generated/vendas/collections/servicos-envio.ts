// @generated from designs/vendas/collections.json. Do not edit.
import {
  staticCollection,
} from "trama/runtime";

export type ServicosEnvioRow = {
  readonly value: "pac" | "sedex" | "economico" | "expresso";
  readonly label: string;
};

/** Como se lê o serviço de uma transportadora. */
export const servicosEnvio = staticCollection<readonly ServicosEnvioRow[]>({
  id: "servicosEnvio",
  data: [
    { value: "pac", label: "PAC" },
    { value: "sedex", label: "Sedex" },
    { value: "economico", label: "Econômico" },
    { value: "expresso", label: "Expresso" },
  ],
  key: "value",
});
