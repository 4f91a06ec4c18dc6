// @generated from designs/vendas/formulas.json. Do not edit.
import { semServico } from "./sem-servico";

/** Nenhum canal da conta entrega mensagens: quem as manda é o WhatsApp da própria pessoa. */
export function semCanal(): boolean | null | undefined {
  return semServico("whatsapp");
}
