// @generated from design/collections.json. Do not edit.
import { restCollection } from "trama/runtime/plugins/rest";
import * as variables from "../variables";

export const frete = restCollection<unknown>({
  id: "frete",
  single: true,
  autoFetch: false,
  request: () => ({
    method: "POST",
    url: `https://api.frete.example/v2/calculo?de=${variables.cidade.value}`,
    body: {
      para: variables.cidade.value,
      volumes: [
        { peso: 2 },
      ],
    },
    throughServer: true,
  }),
});
