/** As colunas que um arquivo pode trazer, e os nomes que as plataformas dão a elas. */

/** Por coluna nossa, títulos que se reconhecem; o primeiro é o do modelo. */
export const titulos = {
  plataforma: ["plataforma", "platform"],
  transacao: [
    "transacao",
    "codigo da transacao",
    "transaction",
    "codigo",
    "id da venda",
    "order id",
    "fatura",
    "venda",
  ],
  status: ["status", "situacao", "status da venda", "order status"],
  data_pedido: [
    "data_pedido",
    "data do pedido",
    "data da venda",
    "data de venda",
    "created at",
    "data",
    "data de criacao",
  ],
  data_aprovacao: ["data_aprovacao", "data de confirmacao", "data da aprovacao", "data de pagamento", "approved date"],
  produto: ["produto", "nome do produto", "product name", "product"],
  codigo_produto: ["codigo_produto", "codigo do produto", "product id", "id do produto"],
  forma_pagamento: [
    "forma_pagamento",
    "forma de pagamento",
    "metodo de pagamento",
    "tipo de pagamento",
    "payment method",
  ],
  valor: [
    "valor",
    "preco",
    "preco do produto",
    "valor do produto",
    "preco da oferta",
    "valor da venda",
    "preco total",
    "total",
  ],
  comprador_nome: ["comprador_nome", "nome do comprador", "comprador", "nome", "cliente", "customer name"],
  comprador_email: [
    "comprador_email",
    "e-mail do comprador",
    "email do comprador",
    "e-mail",
    "email",
    "customer email",
  ],
  comprador_telefone: ["comprador_telefone", "telefone do comprador", "telefone", "celular", "phone", "telefone final"],
  comprador_documento: ["comprador_documento", "cpf/cnpj", "documento", "cpf", "cnpj", "documento do comprador"],
  oferta: ["oferta", "nome da oferta", "offer"],
  parcelas: ["parcelas", "numero de parcelas", "installments", "parcela"],
  desconto: ["desconto", "valor do desconto", "discount"],
  frete: ["frete", "valor do frete", "shipping"],
  taxa: ["taxa", "taxa da plataforma", "taxas", "fee"],
  liquido: ["liquido", "valor liquido", "faturamento liquido", "net amount"],
  moeda: ["moeda", "currency", "moeda da oferta"],
  cupom: ["cupom", "cupom de desconto", "coupon"],
  tipo_item: ["tipo_item", "tipo de item"],
  afiliado_nome: ["afiliado_nome", "afiliado", "nome do afiliado"],
  afiliado_email: ["afiliado_email", "e-mail do afiliado", "email do afiliado"],
  comissao_afiliado: ["comissao_afiliado", "comissao do afiliado"],
  cep: ["cep", "codigo postal", "zip"],
  cidade: ["cidade", "city"],
  uf: ["uf", "estado", "state"],
  utm_source: ["utm_source", "utm source"],
  utm_medium: ["utm_medium", "utm medium"],
  utm_campaign: ["utm_campaign", "utm campaign"],
  utm_content: ["utm_content", "utm content"],
  utm_term: ["utm_term", "utm term"],
  src: ["src", "codigo src", "origem"],
  sck: ["sck", "codigo sck", "origem de checkout"],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type Coluna = keyof typeof titulos;

/** De que título do arquivo vem cada coluna nossa. */
export type Mapeamento = Partial<Readonly<Record<Coluna, string>>>;

export const nomesDeColunas = Object.keys(titulos) as readonly Coluna[];

/** Um texto como se comparam títulos e rótulos: sem acentos, maiúsculas, sublinhados nem espaços de sobra. */
export const simples = (texto: string): string =>
  texto
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[\s_]+/g, " ")
    .trim();

/** O que se reconhece nos títulos de um arquivo; cada título serve a uma coluna só. */
export function sugerir(cabecalho: readonly string[]): Mapeamento {
  const livres = new Map(cabecalho.map((titulo) => [simples(titulo), titulo]));
  const achados: Record<string, string> = {};
  for (const coluna of nomesDeColunas) {
    const nome = titulos[coluna].map(simples).find((um) => livres.has(um));
    const titulo = nome !== undefined && livres.get(nome);
    if (titulo) {
      achados[coluna] = titulo;
      livres.delete(nome);
    }
  }
  return achados;
}
