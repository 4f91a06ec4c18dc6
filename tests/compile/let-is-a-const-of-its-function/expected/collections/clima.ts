// @generated from design/collections.json. Do not edit.
import { restCollection } from "trama/runtime/plugins/rest";
import * as variables from "../variables";

export const clima = restCollection<unknown>({
  id: "clima",
  request: () => {
    const nome = variables.nome.value.toLowerCase();
    const nome_ = variables.taxa.value;
    return {
      method: "GET",
      url: `/api/${nome}/${nome.length}`,
      query: {
        taxa: `${nome_}`,
      },
    };
  },
  filter: () => {
    const busca = variables.nome.value.trim();
    return {
      and: [
        {
          field: "cidade",
          operator: "eq",
          value: busca,
        },
      ],
    };
  },
});
