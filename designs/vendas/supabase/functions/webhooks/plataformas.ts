/**
 * Como cada plataforma assina e escreve um aviso de venda. Os nomes de campos são os dela; o README desta pasta diz que
 * documento confirma cada data.
 */

import { emSaoPaulo } from "../_shared/hora.ts";
import { hex, hmac } from "../_shared/prova.ts";

/**
 * Uma venda nos nomes do Balcão, como `rpc_venda_receber` a lê; valores em centavos.
 *
 * O que não vem fica sem valor, e a venda que já existe fica como está. O que não se entende vai como veio: o banco tem a
 * regra de cada valor, guarda a venda sem ele e diz à conta o que era.
 */
export interface Venda extends Partial<Readonly<Record<keyof Datas, string | undefined>>> {
  readonly codigo?: string | undefined;
  readonly status_origem?: string | undefined;
  /** O id do aviso na plataforma; sem ele, código, status e hora o distinguem. */
  readonly chave?: string | undefined;
  readonly pedido?: string | undefined;
  readonly assinatura?: string | undefined;
  readonly recorrencia?: number | string | undefined;
  readonly tipo_item?: "principal" | "order_bump" | undefined;
  readonly produto_codigo?: string | undefined;
  readonly produto_nome?: string | undefined;
  readonly oferta_codigo?: string | undefined;
  readonly nome?: string | undefined;
  readonly email?: string | undefined;
  readonly documento?: string | undefined;
  readonly telefone?: string | undefined;
  readonly forma?: string | undefined;
  readonly parcelas?: number | string | undefined;
  readonly moeda?: string | undefined;
  readonly cobrado?: number | string | undefined;
  readonly valor?: number | string | undefined;
  readonly taxa?: number | string | undefined;
  readonly boleto_url?: string | undefined;
  readonly pix?: string | undefined;
  readonly checkout_url?: string | undefined;
  readonly utm_source?: string | undefined;
  readonly utm_medium?: string | undefined;
  readonly utm_campaign?: string | undefined;
  readonly utm_content?: string | undefined;
  readonly utm_term?: string | undefined;
  readonly src?: string | undefined;
  readonly sck?: string | undefined;
  readonly afiliado_nome?: string | undefined;
  readonly afiliado_email?: string | undefined;
  readonly comissoes?: readonly Comissao[] | undefined;
}

export interface Comissao {
  readonly papel: "produtor" | "coprodutor" | "afiliado";
  readonly nome: string;
  readonly email: string;
  readonly valor: number | string;
  /** Sem moeda, a da venda. */
  readonly moeda?: string | undefined;
}

/** Campos de um aviso, o primeiro que vem é o que vale; `dia + hora` são dois que fazem um instante. */
type Campos = readonly string[];

/** De que campos vem uma data: os mesmos em todo aviso (`*`), ou os do status que ele conta, em minúsculas. */
type Data = Readonly<Record<string, Campos>>;

/** De onde vem cada data de uma venda. O que não está aqui a plataforma não diz, e a hora do aviso fica no lugar. */
interface Datas {
  /** Quando aconteceu o que o aviso conta; sem isso, ele aconteceu quando chegou. */
  readonly ocorrido_em: Data;
  readonly pedida_em: Data;
  readonly aprovada_em?: Data;
  readonly completa_em?: Data;
  readonly reembolsada_em?: Data;
  readonly chargeback_em?: Data;
}

/** O que chegou: o texto para conferir a assinatura, o corpo lido, cabeçalhos e endereço. */
export interface Aviso {
  readonly texto: string;
  readonly corpo: unknown;
  readonly headers: Headers;
  readonly url: URL;
}

export interface Plataforma {
  /** O que o aviso traz como prova, e o que devia trazer. */
  prova(aviso: Aviso, segredo: string): Promise<readonly [string, string]>;
  /** O que um aviso diz de uma venda. */
  venda(corpo: unknown): Venda;
}

// Leitura ------------------------------------------------------------------------------------------------------------

/** O valor num caminho, como `data.purchase.price.value`; só o que o aviso traz, nada do que todo objeto tem. */
function em(corpo: unknown, caminho: string): unknown {
  let aqui = corpo;
  for (const parte of caminho.split(".")) {
    aqui =
      typeof aqui === "object" && aqui !== null && Object.hasOwn(aqui, parte) ? Reflect.get(aqui, parte) : undefined;
  }
  return aqui;
}

/** O texto num caminho; vazio e nulo são nenhum. */
function texto(corpo: unknown, ...caminhos: readonly string[]): string | undefined {
  for (const caminho of caminhos) {
    const achado = em(corpo, caminho);
    if (typeof achado === "number" || (typeof achado === "string" && achado.trim() !== "")) {
      return String(achado).trim();
    }
  }
  return undefined;
}

/** Um número, ou o texto que não é um. */
function numero(corpo: unknown, ...caminhos: readonly string[]): number | string | undefined {
  const achado = texto(corpo, ...caminhos);
  if (achado === undefined) {
    return undefined;
  }
  const plano = achado.replace(/^R\$\s*/, "");
  // `1.234,56` e `1234,5` só podem ser números com vírgula.
  const lido = Number(/^\d+(?:\.\d{3})*,\d{1,2}$/.test(plano) ? plano.replaceAll(".", "").replace(",", ".") : plano);
  return Number.isFinite(lido) ? lido : achado;
}

/** Reais, como `197.00`, em centavos. */
function reais(corpo: unknown, ...caminhos: readonly string[]): number | string | undefined {
  const achado = numero(corpo, ...caminhos);
  return typeof achado === "number" ? Math.round(achado * 100) : achado;
}

const centavos = (corpo: unknown, ...caminhos: readonly string[]): number | string | undefined => {
  const achado = numero(corpo, ...caminhos);
  return typeof achado === "number" ? Math.round(achado) : achado;
};

/** O que está escrito em campos de data: o primeiro que vem, com a hora dele se ela vem em outro. */
function escrito(corpo: unknown, campos: Campos): string | undefined {
  const [dia, hora] = campos.map((campo) => campo.split(" + ")).find(([dia = ""]) => texto(corpo, dia)) ?? [];
  return dia && [texto(corpo, dia), hora && texto(corpo, hora)].filter(Boolean).join(" ");
}

const comHora = /^\d{12,13}$|\d:\d/;

/** Um instante: milissegundos, ISO, ou dia e hora sem zona, que são de São Paulo; ou o texto que não é um. */
function instante(achado: string | undefined): string | undefined {
  if (achado === undefined) {
    return undefined;
  }
  const [, ano, mes, dia, hora = "00:00:00", zona] =
    /^(\d{4})-?(\d{2})-?(\d{2})(?:[ T](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)(Z|[+-]\d{2}:?\d{2})?)?$/.exec(achado) ?? [];
  const lido = /^\d{12,13}$/.test(achado)
    ? new Date(Number(achado))
    : zona === undefined
      ? emSaoPaulo(`${ano}-${mes}-${dia}`, hora)
      : new Date(`${ano}-${mes}-${dia}T${hora}${zona.replace(/(\d{2})(\d{2})$/, "$1:$2")}`);
  return Number.isNaN(lido.getTime()) ? achado : lido.toISOString();
}

/** As datas que um aviso traz; um dia sem hora não põe avisos em ordem. */
function datasDe(datas: Datas, corpo: unknown, status = ""): Partial<Record<keyof Datas, string | undefined>> {
  const campos = (data: Data | undefined): Campos => data?.[status.toLowerCase()] ?? data?.["*"] ?? [];
  const relogio = escrito(corpo, campos(datas.ocorrido_em)) ?? "";
  const hora = instante(relogio);
  return {
    ocorrido_em: relogio !== "" && (comHora.test(relogio) || hora === relogio) ? hora : undefined,
    pedida_em: instante(escrito(corpo, campos(datas.pedida_em))),
    aprovada_em: instante(escrito(corpo, campos(datas.aprovada_em))),
    completa_em: instante(escrito(corpo, campos(datas.completa_em))),
    reembolsada_em: instante(escrito(corpo, campos(datas.reembolsada_em))),
    chargeback_em: instante(escrito(corpo, campos(datas.chargeback_em))),
  };
}

/** Uma plataforma, com as datas dela em uma tabela. */
const plataforma = (
  prova: Plataforma["prova"],
  datas: Datas,
  venda: (corpo: unknown) => Omit<Venda, keyof Datas>,
): Plataforma => ({
  prova,
  venda(corpo) {
    const lida = venda(corpo);
    return { ...lida, ...datasDe(datas, corpo, lida.status_origem) };
  },
});

const formas: ReadonlyMap<string, string> = new Map([
  ["billet", "boleto"],
  ["bank_slip", "boleto"],
  ["boleto", "boleto"],
  ["credit_card", "cartao_credito"],
  ["cartao", "cartao_credito"],
  ["creditcard", "cartao_credito"],
  ["paypal", "paypal"],
  ["pix", "pix"],
  ["wallet", "carteira_digital"],
  ["google_pay", "carteira_digital"],
  ["apple_pay", "carteira_digital"],
  ["samsung_pay", "carteira_digital"],
  ["account_balance", "saldo"],
]);

/** A forma de pagamento; nenhuma quando não vem ou não se conhece. */
const forma = (corpo: unknown, ...caminhos: readonly string[]): string | undefined =>
  formas.get(
    (texto(corpo, ...caminhos) ?? "").toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").replace(/[\s-]/g, "_"),
  );

const lista = (corpo: unknown, caminho: string): readonly unknown[] => {
  const achado = em(corpo, caminho);
  return Array.isArray(achado) ? achado : [];
};

/** Se um valor na moeda `dela` é um da venda; de uma moeda que não se entende, quem decide é a conta. */
const mesmaMoeda = (daVenda: string | undefined, dela: string | undefined): boolean =>
  dela === undefined || !/^[A-Z]{3}$/i.test(daVenda ?? "") || dela.toUpperCase() === daVenda?.toUpperCase();

interface Parte {
  readonly papel: Comissao["papel"] | undefined;
  readonly nome?: string | undefined;
  readonly email?: string | undefined;
  readonly valor: number | string | undefined;
  readonly moeda?: string | undefined;
}

const rotulos: Readonly<Record<Comissao["papel"], string>> = {
  produtor: "Produtor",
  coprodutor: "Coprodutor",
  afiliado: "Afiliado",
};

/** As partes de uma venda, uma por pessoa: quem vem sem endereço tem o do papel e do lugar, e nunca o de outra. */
function pessoas(nomeDaPlataforma: string, partes: readonly Parte[]): readonly Comissao[] {
  const vezes = new Map<string, number>();
  return partes.flatMap(({ papel, nome, email, valor, moeda }) => {
    // Uma parte de zero sem ninguém é um campo que a plataforma manda vazio.
    if (papel === undefined || valor === undefined || (email === undefined && nome === undefined && valor === 0)) {
      return [];
    }
    const vez = (vezes.get(papel) ?? 0) + 1;
    vezes.set(papel, vez);
    const seu = vez === 1 ? "" : `${vez}`;
    return [
      {
        papel,
        nome: nome ?? email ?? `${rotulos[papel]} ${seu}`.trim(),
        email: email ?? `${papel}${seu && `-${seu}`}@${nomeDaPlataforma}`,
        valor,
        moeda,
      },
    ];
  });
}

// Provas -------------------------------------------------------------------------------------------------------------

/** A plataforma manda o próprio segredo, num cabeçalho ou num campo do corpo. */
const traz =
  (...lugares: readonly string[]) =>
  async ({ corpo, headers }: Aviso, segredo: string): Promise<readonly [string, string]> => [
    lugares.map((lugar) => headers.get(lugar) ?? texto(corpo, lugar)).find((valor) => valor !== undefined) ?? "",
    segredo,
  ];

/** A plataforma assina o corpo com o segredo. */
const assina =
  (hash: "SHA-1" | "SHA-256", forma: "hex" | "base64", onde: (aviso: Aviso) => string | null) =>
  async (aviso: Aviso, segredo: string): Promise<readonly [string, string]> => {
    const assinatura = await hmac(hash, segredo, aviso.texto);
    const certa = forma === "hex" ? hex(assinatura) : btoa(String.fromCharCode(...assinatura));
    return [onde(aviso) ?? "", certa];
  };

// Plataformas --------------------------------------------------------------------------------------------------------

const papeisHotmart: ReadonlyMap<string, Comissao["papel"]> = new Map([
  ["PRODUCER", "produtor"],
  ["COPRODUCER", "coprodutor"],
  ["AFFILIATE", "afiliado"],
]);

/** O que a Hotmart conta sem uma compra. */
const semCompra: ReadonlySet<string> = new Set([
  "PURCHASE_OUT_OF_SHOPPING_CART",
  "SUBSCRIPTION_CANCELLATION",
  "SWITCH_PLAN",
  "UPDATE_SUBSCRIPTION_CHARGE_DATE",
  "CLUB_FIRST_ACCESS",
  "CLUB_MODULE_COMPLETED",
]);

const hotmart = plataforma(
  traz("x-hotmart-hottok", "hottok"),
  {
    ocorrido_em: { "*": ["creation_date"] },
    pedida_em: { "*": ["data.purchase.order_date"] },
    aprovada_em: { "*": ["data.purchase.approved_date"] },
  },
  (corpo) => {
    const partes = lista(corpo, "data.commissions");
    const afiliados = lista(corpo, "data.affiliates");
    const moeda = texto(corpo, "data.purchase.price.currency_value");
    const naMoeda = (valor: unknown): number | string | undefined =>
      mesmaMoeda(moeda, texto(valor, "currency_value")) ? reais(valor, "value") : undefined;
    // Um cartão recusado chega como compra cancelada, com o motivo.
    const recusa = texto(corpo, "data.purchase.payment.refusal_reason");
    const event = texto(corpo, "event");
    const junto = em(corpo, "data.purchase.order_bump.is_order_bump");
    let vez = 0;
    return {
      // Um carrinho ainda não tem compra, e um aviso de assinatura ou de acesso não é de uma.
      codigo:
        texto(corpo, "data.purchase.transaction") ?? (semCompra.has(event ?? "") ? texto(corpo, "id") : undefined),
      chave: texto(corpo, "id"),
      status_origem: event === "PURCHASE_CANCELED" && recusa !== undefined ? "NO_FUNDS" : event,
      pedido: texto(corpo, "data.purchase.order_bump.parent_purchase_transaction"),
      assinatura: texto(corpo, "data.subscription.subscriber.code", "data.subscriber.code"),
      recorrencia: numero(corpo, "data.purchase.recurrence_number"),
      tipo_item: junto === true ? "order_bump" : junto === false ? "principal" : undefined,
      produto_codigo: texto(corpo, "data.product.id"),
      produto_nome: texto(corpo, "data.product.name"),
      oferta_codigo: texto(corpo, "data.purchase.offer.code", "data.offer.code"),
      nome: texto(corpo, "data.buyer.name", "data.subscriber.name", "data.user.name"),
      email: texto(corpo, "data.buyer.email", "data.subscriber.email", "data.user.email"),
      documento: texto(corpo, "data.buyer.document"),
      telefone: texto(corpo, "data.buyer.checkout_phone", "data.buyer.phone"),
      forma: forma(corpo, "data.purchase.payment.type"),
      parcelas: numero(corpo, "data.purchase.payment.installments_number"),
      moeda,
      cobrado: naMoeda(em(corpo, "data.purchase.full_price")),
      valor: reais(corpo, "data.purchase.price.value"),
      taxa: naMoeda(partes.find((parte) => texto(parte, "source") === "MARKETPLACE")),
      boleto_url: texto(corpo, "data.purchase.payment.billet_url"),
      pix: texto(corpo, "data.purchase.payment.pix_code"),
      sck: texto(
        corpo,
        "data.purchase.tracking.source_sck",
        "data.purchase.origin.sck",
        "data.purchase.sckPaymentLink",
      ),
      src: texto(corpo, "data.purchase.tracking.source", "data.purchase.origin.src"),
      afiliado_nome: texto(afiliados[0], "name"),
      afiliado_email: texto(afiliados[0], "email", "affiliate_code"),
      comissoes: pessoas(
        "hotmart",
        partes.map((parte) => {
          const papel = papeisHotmart.get(texto(parte, "source") ?? "");
          const quem = papel === "afiliado" ? afiliados[vez++] : parte;
          return {
            papel,
            nome: texto(quem, "name") ?? (papel === "produtor" ? texto(corpo, "data.producer.name") : undefined),
            email: texto(quem, "email", "affiliate_code"),
            valor: reais(parte, "value"),
            moeda: texto(parte, "currency_value"),
          };
        }),
      ),
    };
  },
);

const papeisKiwify: ReadonlyMap<string, Comissao["papel"]> = new Map([
  ["producer", "produtor"],
  ["coproducer", "coprodutor"],
  ["affiliate", "afiliado"],
]);

const kiwify = plataforma(
  assina("SHA-1", "hex", ({ url }) => url.searchParams.get("signature")),
  {
    ocorrido_em: {
      "*": ["updated_at"],
      waiting_payment: ["updated_at", "created_at"],
      paid: ["updated_at", "approved_date"],
      refunded: ["updated_at", "refunded_at"],
      abandoned: ["created_at"],
    },
    pedida_em: { "*": ["created_at"] },
    aprovada_em: { "*": ["approved_date"] },
    reembolsada_em: { refunded: ["refunded_at"] },
  },
  (corpo) => {
    const moeda = texto(corpo, "Commissions.product_base_price_currency", "Commissions.currency");
    const naMoeda = (valor: string, dela: string): number | string | undefined =>
      mesmaMoeda(moeda, texto(corpo, dela)) ? centavos(corpo, valor) : undefined;
    return {
      // Um carrinho abandonado ainda não tem pedido.
      codigo: texto(corpo, "order_id", "id", "checkout_link"),
      pedido: texto(corpo, "order_ref"),
      // Uma cobrança atrasada só se reconhece pelo tipo do aviso.
      status_origem:
        texto(corpo, "webhook_event_type") === "subscription_late"
          ? "subscription_late"
          : texto(corpo, "order_status", "status"),
      assinatura: texto(corpo, "subscription_id"),
      produto_codigo: texto(corpo, "Product.product_id", "product_id"),
      produto_nome: texto(corpo, "Product.product_name", "product_name"),
      nome: texto(corpo, "Customer.full_name", "name"),
      email: texto(corpo, "Customer.email", "email"),
      documento: texto(corpo, "Customer.CPF", "Customer.cnpj", "cpf"),
      telefone: texto(corpo, "Customer.mobile", "phone"),
      forma: forma(corpo, "payment_method"),
      parcelas: numero(corpo, "installments"),
      moeda,
      cobrado: naMoeda("Commissions.charge_amount", "Commissions.currency"),
      valor: centavos(corpo, "Commissions.product_base_price"),
      taxa: naMoeda("Commissions.kiwify_fee", "Commissions.kiwify_fee_currency"),
      boleto_url: texto(corpo, "boleto_URL"),
      pix: texto(corpo, "pix_code"),
      checkout_url: texto(corpo, "checkout_link"),
      utm_source: texto(corpo, "TrackingParameters.utm_source"),
      utm_medium: texto(corpo, "TrackingParameters.utm_medium"),
      utm_campaign: texto(corpo, "TrackingParameters.utm_campaign"),
      utm_content: texto(corpo, "TrackingParameters.utm_content"),
      utm_term: texto(corpo, "TrackingParameters.utm_term"),
      src: texto(corpo, "TrackingParameters.src"),
      sck: texto(corpo, "TrackingParameters.sck"),
      comissoes: pessoas(
        "kiwify",
        lista(corpo, "Commissions.commissioned_stores").map((parte) => ({
          papel: papeisKiwify.get(texto(parte, "type") ?? ""),
          nome: texto(parte, "custom_name"),
          email: texto(parte, "email"),
          valor: centavos(parte, "value"),
          moeda: texto(corpo, "Commissions.currency"),
        })),
      ),
    };
  },
);

const eduzz = plataforma(
  traz("api_key"),
  {
    ocorrido_em: {
      "*": ["trans_updatedate"],
      invoice_open: ["trans_updatedate", "trans_createdate + trans_createtime"],
      invoice_paid: ["trans_updatedate", "trans_paiddate + trans_paidtime"],
    },
    pedida_em: { "*": ["trans_createdate + trans_createtime"] },
    aprovada_em: { "*": ["trans_paiddate + trans_paidtime"] },
    reembolsada_em: { "*": ["refund_date"] },
  },
  (corpo) => ({
    codigo: texto(corpo, "trans_cod"),
    status_origem: texto(corpo, "event_name", "trans_status_name"),
    assinatura: texto(corpo, "recurrence_cod"),
    recorrencia: numero(corpo, "recurrence_count"),
    produto_codigo: texto(corpo, "product_cod"),
    produto_nome: texto(corpo, "product_name"),
    nome: texto(corpo, "cus_name"),
    email: texto(corpo, "cus_email"),
    documento: texto(corpo, "cus_taxnumber"),
    telefone: texto(corpo, "cus_cel", "cus_tel"),
    forma: forma(corpo, "trans_paymentname", "trans_paymentmethod"),
    parcelas: numero(corpo, "trans_installments"),
    moeda: texto(corpo, "trans_currency"),
    // Antes de paga, o que se pagou é zero.
    cobrado: reais(corpo, "trans_paid") || undefined,
    valor: reais(corpo, "trans_value"),
    taxa: reais(corpo, "eduzz_value"),
    boleto_url: texto(corpo, "trans_bankslip"),
    checkout_url: texto(corpo, "trans_recovery_url"),
    utm_source: texto(corpo, "tracker_utm_source"),
    utm_medium: texto(corpo, "tracker_utm_medium"),
    utm_campaign: texto(corpo, "tracker_utm_campaign"),
    utm_content: texto(corpo, "tracker_utm_content"),
    src: texto(corpo, "tracker_trk"),
    afiliado_nome: texto(corpo, "aff_name"),
    afiliado_email: texto(corpo, "aff_email"),
    comissoes: pessoas(
      "eduzz",
      (
        [
          ["produtor", "pro"],
          ["coprodutor", "cop"],
          ["afiliado", "aff"],
        ] as const
      ).map(([papel, quem]) => ({
        papel,
        nome: texto(corpo, `${quem}_name`),
        email: texto(corpo, `${quem}_email`),
        valor: reais(corpo, `${quem}_value`),
      })),
    ),
  }),
);

const braip = plataforma(
  traz("basic_authentication"),
  {
    ocorrido_em: { "*": ["trans_updatedate"] },
    pedida_em: { "*": ["trans_createdate"] },
    aprovada_em: { "*": ["trans_payment_date"] },
  },
  (corpo) => ({
    codigo: texto(corpo, "trans_key"),
    status_origem: texto(corpo, "trans_status"),
    assinatura: texto(corpo, "subs_key"),
    produto_codigo: texto(corpo, "product_key"),
    produto_nome: texto(corpo, "product_name"),
    oferta_codigo: texto(corpo, "plan_key"),
    nome: texto(corpo, "client_name"),
    email: texto(corpo, "client_email"),
    documento: texto(corpo, "client_documment"),
    telefone: texto(corpo, "client_cel"),
    forma: forma(corpo, "trans_payment"),
    parcelas: numero(corpo, "trans_installments"),
    moeda: texto(corpo, "currency"),
    cobrado: centavos(corpo, "trans_total_value"),
    valor: centavos(corpo, "trans_value"),
    boleto_url: texto(corpo, "trans_payment_bar_code"),
    src: texto(corpo, "meta.src"),
    utm_source: texto(corpo, "meta.utm_source"),
    utm_medium: texto(corpo, "meta.utm_medium"),
    utm_campaign: texto(corpo, "meta.utm_campaign"),
  }),
);

const perfectpay = plataforma(
  traz("token"),
  {
    // Só há a data do pedido e a da aprovação: as dos outros avisos são as da chegada.
    ocorrido_em: {
      "1": ["date_created"],
      "2": ["date_approved"],
      "8": ["date_approved"],
      "12": ["date_created"],
      "16": ["date_approved"],
    },
    pedida_em: { "*": ["date_created"] },
    aprovada_em: { "*": ["date_approved"] },
  },
  (corpo) => ({
    codigo: texto(corpo, "code"),
    status_origem: texto(corpo, "sale_status_enum"),
    assinatura: texto(corpo, "subscription.code"),
    produto_codigo: texto(corpo, "product.code"),
    produto_nome: texto(corpo, "product.name"),
    oferta_codigo: texto(corpo, "plan.code"),
    nome: texto(corpo, "customer.full_name"),
    email: texto(corpo, "customer.email"),
    documento: texto(corpo, "customer.identification_number"),
    telefone: texto(corpo, "customer.phone_number"),
    forma: formasPerfectPay.get(texto(corpo, "payment_type_enum") ?? ""),
    parcelas: numero(corpo, "installments"),
    // A documentação só diz qual é a 1; outra fica para a conta dizer.
    moeda: texto(corpo, "currency_enum")?.replace(/^1$/, "BRL"),
    cobrado: reais(corpo, "sale_amount"),
    valor: reais(corpo, "sale_amount"),
    boleto_url: texto(corpo, "billet_url"),
    utm_source: texto(corpo, "metadata.utm_source"),
    utm_medium: texto(corpo, "metadata.utm_medium"),
    utm_campaign: texto(corpo, "metadata.utm_campaign"),
    utm_content: texto(corpo, "metadata.utm_content"),
    utm_term: texto(corpo, "metadata.utm_term"),
    src: texto(corpo, "metadata.src"),
  }),
);

const formasPerfectPay: ReadonlyMap<string, string> = new Map([
  ["1", "cartao_credito"],
  ["2", "boleto"],
  ["3", "paypal"],
  ["7", "pix"],
]);

/** O país, a área e o número chegam em partes. */
function telefoneTicto(partes: unknown): string | undefined {
  const numero = texto(partes, "number");
  return numero && `+${`${texto(partes, "ddi") ?? "55"}${texto(partes, "ddd") ?? ""}${numero}`.replace(/\D/g, "")}`;
}

const ticto = plataforma(
  traz("token"),
  {
    // A data do status é a do que ele conta.
    ocorrido_em: { "*": ["status_date"] },
    pedida_em: { "*": ["order.order_date"] },
    aprovada_em: { authorized: ["status_date"] },
    reembolsada_em: { refunded: ["status_date"] },
    chargeback_em: { chargeback: ["status_date"] },
  },
  (corpo) => ({
    codigo: texto(corpo, "order.hash", "order.id"),
    status_origem: texto(corpo, "status"),
    assinatura: texto(corpo, "subscriptions.0.id"),
    produto_codigo: texto(corpo, "item.product_id"),
    produto_nome: texto(corpo, "item.product_name"),
    oferta_codigo: texto(corpo, "item.offer_code"),
    nome: texto(corpo, "customer.name"),
    email: texto(corpo, "customer.email"),
    documento: texto(corpo, "customer.cpf", "customer.cnpj"),
    telefone: telefoneTicto(em(corpo, "customer.phone")),
    forma: forma(corpo, "payment_method"),
    parcelas: numero(corpo, "order.installments"),
    cobrado: centavos(corpo, "order.paid_amount"),
    valor: centavos(corpo, "item.amount"),
    taxa: centavos(corpo, "marketplace_commission"),
    boleto_url: texto(corpo, "transaction.bank_slip_url"),
    checkout_url: texto(corpo, "checkout_url"),
    utm_source: texto(corpo, "tracking.utm_source"),
    utm_medium: texto(corpo, "tracking.utm_medium"),
    utm_campaign: texto(corpo, "tracking.utm_campaign"),
    utm_content: texto(corpo, "tracking.utm_content"),
    utm_term: texto(corpo, "tracking.utm_term"),
    src: texto(corpo, "tracking.src"),
    sck: texto(corpo, "tracking.sck"),
  }),
);

// Estas duas se conferem com um aviso de verdade antes de valer.

const monetizze = plataforma(
  traz("chave_unica"),
  {
    ocorrido_em: { aguardando: ["venda.dataInicio"], finalizada: ["venda.dataFinalizada"] },
    pedida_em: { "*": ["venda.dataInicio"] },
    aprovada_em: { "*": ["venda.dataFinalizada"] },
  },
  (corpo) => ({
    codigo: texto(corpo, "venda.codigo"),
    status_origem: texto(corpo, "venda.status"),
    produto_codigo: texto(corpo, "produto.codigo"),
    produto_nome: texto(corpo, "produto.nome"),
    nome: texto(corpo, "comprador.nome"),
    email: texto(corpo, "comprador.email"),
    documento: texto(corpo, "comprador.cnpj_cpf"),
    telefone: texto(corpo, "comprador.telefone"),
    forma: forma(corpo, "venda.formaPagamento"),
    parcelas: numero(corpo, "venda.parcelas"),
    cobrado: reais(corpo, "venda.valorRecebido"),
    valor: reais(corpo, "venda.valor"),
    src: texto(corpo, "venda.src"),
  }),
);

const cartpanda = plataforma(
  assina("SHA-256", "base64", ({ headers }) => headers.get("x-cartpanda-hmac-sha256")),
  {
    ocorrido_em: { "*": ["order.updated_at"], pending: ["order.updated_at", "order.created_at"] },
    pedida_em: { "*": ["order.created_at"] },
  },
  (corpo) => ({
    codigo: texto(corpo, "order.id"),
    status_origem: texto(corpo, "order.payment_status", "order.status"),
    produto_codigo: texto(corpo, "order.line_items.0.product_id"),
    produto_nome: texto(corpo, "order.line_items.0.title", "order.line_items.0.name"),
    nome: texto(corpo, "order.customer.full_name", "order.customer.first_name"),
    email: texto(corpo, "order.customer.email", "order.email"),
    telefone: texto(corpo, "order.customer.phone", "order.phone"),
    forma: forma(corpo, "order.payment_type"),
    moeda: texto(corpo, "order.currency"),
    cobrado: reais(corpo, "order.total_price"),
    valor: reais(corpo, "order.subtotal_price"),
  }),
);

export const plataformas: Readonly<Record<string, Plataforma>> = {
  braip,
  cartpanda,
  eduzz,
  hotmart,
  kiwify,
  monetizze,
  perfectpay,
  ticto,
};
