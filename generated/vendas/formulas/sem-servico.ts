// @generated from designs/vendas/formulas.json. Do not edit.
import { conta } from "../collections/conta";

/** A conta não simula, e não conectou este serviço: o que se pede a ele espera. */
export function semServico(servico: string): boolean | null | undefined {
  return conta.data.value &&
    conta.data.value.simulacao_desde == null &&
    !conta.data.value.conectados.includes(servico);
}
