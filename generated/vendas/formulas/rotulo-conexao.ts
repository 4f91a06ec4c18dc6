// @generated from designs/vendas/formulas.json. Do not edit.

/** Em que pé está uma conexão ou uma assinatura, nas páginas de teste. */
export function rotuloConexao(estado: string): string {
  return estado === "idle" ? "parada"
    : estado === "joining" ? "conectando"
    : estado === "connecting" ? "conectando"
    : estado === "live" ? "ao vivo"
    : estado === "reconnecting" ? "reconectando"
    : estado === "closed" ? "fechada"
    : estado === "refused" ? "recusada"
    : estado;
}
