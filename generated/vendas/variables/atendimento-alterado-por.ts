// @generated from designs/vendas/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

/** Quem mudou o atendimento aberto enquanto ele se editava. */
export const atendimentoAlteradoPor = variable<string>({
  id: "atendimentoAlteradoPor",
  type: "string",
  default: "",
});
