// @generated from design/collections.json. Do not edit.
import { restCollection } from "trama/runtime/plugins/rest";

export type ContaRow = { readonly saldo?: number | null | undefined };

export const conta = restCollection<ContaRow>({
  id: "conta",
  single: true,
  request: () => ({
    method: "GET",
    url: "/conta",
  }),
});
