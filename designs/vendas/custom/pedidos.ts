/** A text as a part of an address. */
export function paraEndereco(texto: string): string {
  return encodeURIComponent(texto);
}

/** The words by which a request of a customer shows its category, the first that fits. */
const categorias: readonly (readonly [categoria: string, sinais: RegExp])[] = [
  ["reembolso", /reembols|estorn|dinheiro de volta|devolu|cancelar a compra|arrepend/],
  ["entrega", /entreg|rastre|correio|nao chegou|pacote|envio/],
  ["acesso", /acess|senha|login|entrar|nao consigo abrir/],
  ["pagamento", /pag(ar|uei|amento)|pix|boleto|cartao|cobra|parcela/],
  ["conteudo", /aula|modulo|conteudo|video|certificado|apostila/],
];

/** The category of a ticket that these words of a customer ask for. */
export function categoriaDe(texto: string): string {
  const plain = texto.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return categorias.find(([, sinais]) => sinais.test(plain))?.[0] ?? "duvida";
}
