/** Como cada plataforma assina e escreve um aviso de venda. Os nomes de campos são os dela. */

/**
 * Uma venda nos nomes do Balcão, como `rpc_venda_receber` a lê; valores em centavos.
 *
 * O que não se entende vai como veio: o banco tem a regra de cada valor, guarda a venda sem ele e diz à conta o que era.
 */
export interface Venda {
  readonly codigo?: string | undefined;
  readonly status_origem?: string | undefined;
  /** O id do aviso na plataforma; sem ele, código, status e hora o distinguem. */
  readonly chave?: string | undefined;
  readonly ocorrido_em?: string | undefined;
  readonly pedida_em?: string | undefined;
  readonly pedido?: string | undefined;
  readonly assinatura?: string | undefined;
  readonly recorrencia?: number | string | undefined;
  readonly tipo_item?: "principal" | "order_bump" | "assinatura" | undefined;
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

/** Um instante: milissegundos, ISO, ou dia e hora sem zona, que são de São Paulo; ou o texto que não é um. */
function instante(corpo: unknown, ...caminhos: readonly string[]): string | undefined {
  const achado = texto(corpo, ...caminhos);
  if (achado === undefined) {
    return undefined;
  }
  if (/^\d{12,13}$/.test(achado)) {
    return new Date(Number(achado)).toISOString();
  }
  const semZona = /^\d{4}-\d{2}-\d{2}[ T]\d{2}:\d{2}(?::\d{2})?$/.test(achado);
  const lido = new Date(semZona ? `${achado.replace(" ", "T")}-03:00` : achado);
  return Number.isNaN(lido.getTime()) ? achado : lido.toISOString();
}

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

const forma = (corpo: unknown, ...caminhos: readonly string[]): string =>
  formas.get(
    (texto(corpo, ...caminhos) ?? "").toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").replace(/[\s-]/g, "_"),
  ) ?? "outro";

const lista = (corpo: unknown, caminho: string): readonly unknown[] => {
  const achado = em(corpo, caminho);
  return Array.isArray(achado) ? achado : [];
};

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
    const bytes = new TextEncoder();
    const chave = await crypto.subtle.importKey("raw", bytes.encode(segredo), { name: "HMAC", hash }, false, ["sign"]);
    const assinatura = new Uint8Array(await crypto.subtle.sign("HMAC", chave, bytes.encode(aviso.texto)));
    const certa =
      forma === "hex"
        ? Array.from(assinatura, (byte) => byte.toString(16).padStart(2, "0")).join("")
        : btoa(String.fromCharCode(...assinatura));
    return [onde(aviso) ?? "", certa];
  };

// Plataformas --------------------------------------------------------------------------------------------------------

const papeisHotmart: ReadonlyMap<string, Comissao["papel"]> = new Map([
  ["PRODUCER", "produtor"],
  ["COPRODUCER", "coprodutor"],
  ["AFFILIATE", "afiliado"],
]);

const hotmart: Plataforma = {
  prova: traz("x-hotmart-hottok", "hottok"),
  venda(corpo) {
    const partes = lista(corpo, "data.commissions");
    const taxa = partes.find((parte) => texto(parte, "source") === "MARKETPLACE");
    const [afiliado] = lista(corpo, "data.affiliates");
    const quem = (papel: string): string => texto(corpo, `data.${papel}.name`) ?? papel;
    // Um cartão recusado chega como compra cancelada, com o motivo.
    const recusa = texto(corpo, "data.purchase.payment.refusal_reason");
    const event = texto(corpo, "event");
    return {
      codigo: texto(corpo, "data.purchase.transaction"),
      chave: texto(corpo, "id"),
      status_origem: event === "PURCHASE_CANCELED" && recusa !== undefined ? "NO_FUNDS" : event,
      ocorrido_em: instante(corpo, "creation_date"),
      pedida_em: instante(corpo, "data.purchase.order_date"),
      pedido: texto(corpo, "data.purchase.order_bump.parent_purchase_transaction"),
      assinatura: texto(corpo, "data.subscription.subscriber.code"),
      recorrencia: numero(corpo, "data.purchase.recurrence_number"),
      tipo_item: em(corpo, "data.purchase.order_bump.is_order_bump") === true ? "order_bump" : "principal",
      produto_codigo: texto(corpo, "data.product.id"),
      produto_nome: texto(corpo, "data.product.name"),
      oferta_codigo: texto(corpo, "data.purchase.offer.code"),
      nome: texto(corpo, "data.buyer.name"),
      email: texto(corpo, "data.buyer.email"),
      documento: texto(corpo, "data.buyer.document"),
      telefone: texto(corpo, "data.buyer.checkout_phone"),
      forma: forma(corpo, "data.purchase.payment.type"),
      parcelas: numero(corpo, "data.purchase.payment.installments_number"),
      moeda: texto(corpo, "data.purchase.price.currency_value"),
      cobrado: reais(corpo, "data.purchase.full_price.value", "data.purchase.price.value"),
      valor: reais(corpo, "data.purchase.price.value"),
      taxa: taxa === undefined ? undefined : reais(taxa, "value"),
      boleto_url: texto(corpo, "data.purchase.payment.billet_url"),
      pix: texto(corpo, "data.purchase.payment.pix_code"),
      sck: texto(
        corpo,
        "data.purchase.tracking.source_sck",
        "data.purchase.origin.sck",
        "data.purchase.sckPaymentLink",
      ),
      src: texto(corpo, "data.purchase.tracking.source", "data.purchase.origin.src"),
      afiliado_nome: texto(afiliado, "name"),
      afiliado_email: texto(afiliado, "email", "affiliate_code"),
      comissoes: partes.flatMap((parte) => {
        const papel = papeisHotmart.get(texto(parte, "source") ?? "");
        if (papel === undefined) {
          return [];
        }
        const nome = papel === "afiliado" ? (texto(afiliado, "name") ?? "Afiliado") : quem("producer");
        const endereco = papel === "afiliado" ? texto(afiliado, "email", "affiliate_code") : undefined;
        return [{ papel, nome, email: endereco ?? `${papel}@hotmart`, valor: reais(parte, "value") ?? 0 }];
      }),
    };
  },
};

const papeisKiwify: ReadonlyMap<string, Comissao["papel"]> = new Map([
  ["producer", "produtor"],
  ["coproducer", "coprodutor"],
  ["affiliate", "afiliado"],
]);

const kiwify: Plataforma = {
  prova: assina("SHA-1", "hex", ({ url }) => url.searchParams.get("signature")),
  venda(corpo) {
    const total = centavos(corpo, "Commissions.charge_amount");
    return {
      // Um carrinho abandonado ainda não tem pedido.
      codigo: texto(corpo, "order_id", "id", "checkout_link"),
      pedido: texto(corpo, "order_ref"),
      // Uma cobrança atrasada só se reconhece pelo tipo do aviso.
      status_origem:
        texto(corpo, "webhook_event_type") === "subscription_late"
          ? "subscription_late"
          : texto(corpo, "order_status", "status"),
      ocorrido_em: instante(corpo, "updated_at", "created_at"),
      pedida_em: instante(corpo, "created_at"),
      assinatura: texto(corpo, "subscription_id"),
      produto_codigo: texto(corpo, "Product.product_id", "product_id"),
      produto_nome: texto(corpo, "Product.product_name", "product_name"),
      nome: texto(corpo, "Customer.full_name", "name"),
      email: texto(corpo, "Customer.email", "email"),
      documento: texto(corpo, "Customer.CPF", "Customer.cnpj", "cpf"),
      telefone: texto(corpo, "Customer.mobile", "phone"),
      forma: forma(corpo, "payment_method"),
      parcelas: numero(corpo, "installments"),
      moeda: texto(corpo, "Commissions.currency"),
      cobrado: total,
      // Nem preço: vale o do produto.
      valor:
        centavos(corpo, "Commissions.product_base_price") ??
        total ??
        (texto(corpo, "status") === "abandoned" ? 0 : undefined),
      taxa: centavos(corpo, "Commissions.kiwify_fee"),
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
      comissoes: lista(corpo, "Commissions.commissioned_stores").flatMap((parte) => {
        const papel = papeisKiwify.get(texto(parte, "type") ?? "");
        const endereco = texto(parte, "email");
        const valor = centavos(parte, "value");
        if (papel === undefined || endereco === undefined || valor === undefined) {
          return [];
        }
        return [{ papel, nome: texto(parte, "custom_name") ?? endereco, email: endereco, valor }];
      }),
    };
  },
};

const eduzz: Plataforma = {
  prova: traz("api_key"),
  venda: (corpo) => ({
    codigo: texto(corpo, "trans_cod"),
    status_origem: texto(corpo, "event_name", "trans_status_name"),
    ocorrido_em: instante(corpo, "trans_updatedate", "trans_paiddate", "trans_createdate"),
    pedida_em: instante(corpo, "trans_createdate"),
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
    cobrado: reais(corpo, "trans_paid", "trans_value"),
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
    comissoes: (
      [
        ["produtor", "pro_value", "pro_email"],
        ["coprodutor", "cop_value", "cop_email"],
        ["afiliado", "aff_value", "aff_email"],
      ] as const
    ).flatMap(([papel, quanto, quem]) => {
      const valor = reais(corpo, quanto);
      const endereco = texto(corpo, quem);
      return valor === undefined || endereco === undefined ? [] : [{ papel, nome: endereco, email: endereco, valor }];
    }),
  }),
};

const braip: Plataforma = {
  prova: traz("basic_authentication"),
  venda: (corpo) => ({
    codigo: texto(corpo, "trans_key"),
    status_origem: texto(corpo, "trans_status"),
    ocorrido_em: instante(corpo, "trans_updatedate", "trans_createdate"),
    pedida_em: instante(corpo, "trans_createdate"),
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
    cobrado: centavos(corpo, "trans_total_value", "trans_value"),
    valor: centavos(corpo, "trans_value"),
    boleto_url: texto(corpo, "trans_payment_bar_code"),
    src: texto(corpo, "meta.src"),
    utm_source: texto(corpo, "meta.utm_source"),
    utm_medium: texto(corpo, "meta.utm_medium"),
    utm_campaign: texto(corpo, "meta.utm_campaign"),
  }),
};

const perfectpay: Plataforma = {
  prova: traz("token"),
  venda: (corpo) => ({
    codigo: texto(corpo, "code"),
    status_origem: texto(corpo, "sale_status_enum"),
    ocorrido_em: instante(corpo, "date_approved", "date_created"),
    pedida_em: instante(corpo, "date_created"),
    assinatura: texto(corpo, "subscription.code"),
    produto_codigo: texto(corpo, "product.code"),
    produto_nome: texto(corpo, "product.name"),
    oferta_codigo: texto(corpo, "plan.code"),
    nome: texto(corpo, "customer.full_name"),
    email: texto(corpo, "customer.email"),
    documento: texto(corpo, "customer.identification_number"),
    telefone: texto(corpo, "customer.phone_number"),
    forma: formasPerfectPay.get(texto(corpo, "payment_type_enum") ?? "") ?? "outro",
    parcelas: numero(corpo, "installments"),
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
};

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

const ticto: Plataforma = {
  prova: traz("token"),
  venda: (corpo) => ({
    codigo: texto(corpo, "order.hash", "order.id"),
    status_origem: texto(corpo, "status"),
    ocorrido_em: instante(corpo, "status_date"),
    pedida_em: instante(corpo, "order.order_date"),
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
    valor: centavos(corpo, "item.amount", "order.paid_amount"),
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
};

// Estas duas se conferem com um aviso de verdade antes de valer.

const monetizze: Plataforma = {
  prova: traz("chave_unica"),
  venda: (corpo) => ({
    codigo: texto(corpo, "venda.codigo"),
    status_origem: texto(corpo, "venda.status"),
    ocorrido_em: instante(corpo, "venda.dataFinalizada", "venda.dataInicio"),
    pedida_em: instante(corpo, "venda.dataInicio"),
    produto_codigo: texto(corpo, "produto.codigo"),
    produto_nome: texto(corpo, "produto.nome"),
    nome: texto(corpo, "comprador.nome"),
    email: texto(corpo, "comprador.email"),
    documento: texto(corpo, "comprador.cnpj_cpf"),
    telefone: texto(corpo, "comprador.telefone"),
    forma: forma(corpo, "venda.formaPagamento"),
    parcelas: numero(corpo, "venda.parcelas"),
    cobrado: reais(corpo, "venda.valorRecebido", "venda.valor"),
    valor: reais(corpo, "venda.valor"),
    src: texto(corpo, "venda.src"),
  }),
};

const cartpanda: Plataforma = {
  prova: assina("SHA-256", "base64", ({ headers }) => headers.get("x-cartpanda-hmac-sha256")),
  venda: (corpo) => ({
    codigo: texto(corpo, "order.id"),
    status_origem: texto(corpo, "order.payment_status", "order.status"),
    ocorrido_em: instante(corpo, "order.updated_at", "order.created_at"),
    pedida_em: instante(corpo, "order.created_at"),
    produto_codigo: texto(corpo, "order.line_items.0.product_id"),
    produto_nome: texto(corpo, "order.line_items.0.title", "order.line_items.0.name"),
    nome: texto(corpo, "order.customer.full_name", "order.customer.first_name"),
    email: texto(corpo, "order.customer.email", "order.email"),
    telefone: texto(corpo, "order.customer.phone", "order.phone"),
    forma: forma(corpo, "order.payment_type"),
    moeda: texto(corpo, "order.currency"),
    cobrado: reais(corpo, "order.total_price"),
    valor: reais(corpo, "order.subtotal_price", "order.total_price"),
  }),
};

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
