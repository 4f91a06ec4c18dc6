// @generated from designs/vendas/formulas.json. Do not edit.
import {
  split,
} from "trama/runtime/helpers";

/** O que dizer de um objeto a quem o espera. */
export function avisoDoRastreio(nome: string, codigo: string, status: string, endereco: string): string {
  const primeiro = split(nome.trim(), " ")[0] ?? "";
  const onde = endereco === ""
    ? ""
    : ` Acompanhe em ${endereco}`;
  const frase = status === "saiu_para_entrega" ? "saiu para entrega hoje. Tenha alguém para receber."
    : status === "tentativa_falha" ? "não pôde ser entregue: ninguém atendeu. Uma nova tentativa será feita; confirme se o endereço está certo."
    : status === "aguardando_retirada" ? "está esperando você na agência. Leve um documento com foto para retirar."
    : status === "entregue" ? "consta como entregue. Chegou tudo certo?"
    : status === "em_devolucao" ? "está voltando para nós. Podemos combinar um novo envio?"
    : status === "devolvido" ? "voltou para nós. Podemos combinar um novo envio?"
    : status === "extraviado" ? "foi dado como extraviado. Vamos resolver isso com você."
    : "está a caminho.";
  return `Oi, ${primeiro}. Seu pedido com o código ${codigo} ${frase}${onde}`;
}
