// @generated from designs/vendas/formulas.json. Do not edit.
import {
  contains,
} from "trama/runtime/helpers";
import { rotuloRastreio } from "./rotulo-rastreio";

/** Por que um objeto pede atenção. */
export function motivoAtencao(status: string, falhas: number, devolvida: boolean, atrasado: boolean, dias: number | null | undefined): string {
  return contains(["tentativa_falha", "extraviado", "em_devolucao"], status) ? rotuloRastreio(status)
    : devolvida ? "Reembolsado após postagem"
    : falhas >= 5 ? "A transportadora não responde"
    : atrasado ? "O prazo passou"
    : status === "aguardando_retirada" ? `Espera retirada há ${dias ?? 0} dias`
    : `Sem movimento há ${dias ?? 0} dias`;
}
