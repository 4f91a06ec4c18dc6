// @generated from designs/vendas/formulas.json. Do not edit.
import { atendimento } from "../collections/atendimento";
import type {
  VwAtendimentos,
} from "../tables";
import * as variables from "../variables";

/** O atendimento da página aberta. */
export function atendimentoAtual(): VwAtendimentos | null | undefined {
  return atendimento.data.value.find((atendimento_) => atendimento_.codigo === variables.atendimentoAberto.value);
}
