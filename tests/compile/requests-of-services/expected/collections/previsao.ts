// @generated from design/collections.json. Do not edit.
import { restCollection } from "trama/runtime/plugins/rest";
import * as variables from "../variables";

export type PrevisaoRow = {
  readonly chuva: number;
  readonly dia: string;
};

/** Previsão da cidade escolhida. */
export const previsao = restCollection<PrevisaoRow>({
  id: "previsao",
  resultPath: "dados.dias",
  key: "dia",
  request: () => ({
    method: "GET",
    url: "https://api.tempo.example/v1/previsao",
    query: {
      cidade: variables.cidade.value,
      dias: 7,
    },
    headers: { "accept-language": "pt" },
  }),
  filter: () => ({ and: [{ field: "chuva", operator: "gt", value: 0 }] }),
  sort: () => [
    { by: "dia", direction: "desc" },
  ],
  limit: () => 5,
  offset: variables.pagina,
});
