// @generated from designs/vendas/formulas.json. Do not edit.
import { oportunidadeAtual } from "./oportunidade-atual";

/** O que se pode mudar da oportunidade aberta. */
export function oportunidadeCampos(): {
  readonly titulo?: string | null | undefined;
  readonly produto_id?: string | null | undefined;
  readonly responsavel_id?: string | null | undefined;
  readonly valor_centavos?: number | null | undefined;
  readonly previsao_em?: string | null | undefined;
  readonly observacao?: string | null | undefined;
} {
  const o = oportunidadeAtual();
  return {
    titulo: o?.titulo,
    produto_id: o?.produto_id,
    responsavel_id: o?.responsavel_id,
    valor_centavos: o?.valor_centavos,
    previsao_em: o?.previsao_em,
    observacao: o?.observacao,
  };
}
