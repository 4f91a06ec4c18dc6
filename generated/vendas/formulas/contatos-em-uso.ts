// @generated from designs/vendas/formulas.json. Do not edit.

export function contatosEmUso(n: number): string {
  return n === 1
    ? "1 contato tem oportunidade ou atendimento aberto e não foi excluído."
    : `${n} contatos têm oportunidade ou atendimento aberto e não foram excluídos.`;
}
