// @generated from designs/vendas/formulas.json. Do not edit.
import { conta } from "../collections/conta";

/** Nenhum canal da conta entrega mensagens: quem as manda é o WhatsApp da própria pessoa. */
export function semCanal(): boolean | null | undefined {
  return conta.data.value &&
    conta.data.value.simulacao_desde == null &&
    !conta.data.value.conectados.includes("whatsapp");
}
