// @generated from designs/vendas/formulas.json. Do not edit.
import { servicosEnvio } from "../collections/servicos-envio";

export function rotuloServico(servico: string): string {
  return servicosEnvio.data.value.find((item) => item.value === servico)?.label ?? servico;
}
