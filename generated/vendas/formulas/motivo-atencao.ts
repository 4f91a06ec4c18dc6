// @generated from designs/vendas/formulas.json. Do not edit.
import { rotuloRastreio } from "./rotulo-rastreio";

/** Por que um objeto pede atenção. */
export function motivoAtencao(status: string, falhas: number, devolvida: boolean, atrasado: boolean, dias: number | null | undefined): string {
  return ["tentativa_falha", "extraviado", "em_devolucao"].includes(status) ? rotuloRastreio(status)
    : devolvida ? "Reembolsado após postagem"
    : falhas >= 5 ? "A transportadora não responde"
    : atrasado ? "O prazo passou"
    : status === "aguardando_retirada" ? `Espera retirada há ${dias ?? 0} dias`
    : `Sem movimento há ${dias ?? 0} dias`;
}
