// @generated from design/collections.json. Do not edit.
import { supabaseCollection } from "trama/runtime/plugins/supabase";
import * as variables from "../variables";

export type LancamentosRow = {
  readonly conta_id: number;
  readonly id: string;
  readonly "taxa exata"?: string | null | undefined;
  readonly valor: number;
  readonly conta?: {
    readonly nome: string;
    readonly saldo?: string | null | undefined;
  } | null | undefined;
};

export const lancamentos = supabaseCollection<LancamentosRow>({
  id: "lancamentos",
  table: "lançamentos",
  select: "conta_id,id::text,\"taxa exata\"::text,valor,conta:contas!\"lançamentos_conta_id_fkey\"(nome,saldo::text)",
  filter: () => ({
    and: [
      {
        field: "id",
        operator: "gt",
        value: variables.ultimo.value,
      },
      { field: "conta.saldo", operator: "gte", value: "9007199254740993" },
    ],
  }),
});
