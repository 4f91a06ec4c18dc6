// @generated from designs/vendas/formulas.json. Do not edit.
import {
  split,
} from "trama/runtime/helpers";

/** O que dizer a quem não deu o endereço inteiro. */
export function pedidoDeEndereco(nome: string): string {
  const primeiro = split(nome.trim(), " ")[0] ?? "";
  return `Oi, ${primeiro}. Seu pedido está pronto para sair, mas o endereço está incompleto. Pode mandar CEP, rua, número, complemento e bairro?`;
}
