// @generated from designs/vendas/formulas.json. Do not edit.
import { contadores } from "../collections/contadores";

/** O número ao lado de uma página do menu; nada, se ela não tem um. */
export function contadorDaPagina(pagina: string): number | null | undefined {
  return pagina === "pg-chats" ? contadores.data.value?.chats
    : pagina === "pg-atendimentos" ? contadores.data.value?.atendimentos
    : pagina === "pg-recuperacao" ? contadores.data.value?.recuperacoes
    : pagina === "pg-envios-logistica" ? contadores.data.value?.envios
    : null;
}
