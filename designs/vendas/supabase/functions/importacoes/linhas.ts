/** Uma linha de um arquivo, conferida: a venda que ela é, ou o que está errado nela. */

import { type Coluna, type Mapeamento, simples } from "./colunas.ts";
import { centavos, type Formatos, formatosDe, instante } from "./formatos.ts";

export interface Erro {
  readonly linha: number;
  readonly coluna: string;
  readonly codigo: string;
  readonly mensagem: string;
  readonly valor: string;
}

export interface Linha {
  readonly linha: number;
  readonly plataforma: string;
  readonly codigo: string;
  readonly dados: Readonly<Record<string, string | number | null>>;
}

export interface Leitura {
  readonly venda: Linha | undefined;
  readonly erros: readonly Erro[];
}

export const mensagens = {
  E01: "Campo obrigatório vazio",
  E02: "Data inválida",
  E03: "Valor inválido",
  E04: "Status desconhecido",
  E05: "Plataforma desconhecida",
  E06: "E-mail inválido",
  E07: "CPF/CNPJ inválido",
  E08: "Telefone inválido",
  E09: "Repetida no arquivo",
  E11: "Linha com número errado de colunas",
  E12: "Moeda não aceita",
  E13: "Líquido maior que o valor",
} as const;

/** O que a conta e o pedido dizem de todas as linhas. */
export interface Regras {
  readonly cabecalho: readonly string[];
  readonly mapeamento: Mapeamento;
  readonly plataforma: string | null;
  /** De `plataforma status`, sem acentos nem maiúsculas, para o nosso status. */
  readonly status: ReadonlyMap<string, string>;
}

const plataformas = new Set([
  ...["hotmart", "kiwify", "eduzz", "braip", "monetizze", "perfectpay", "ticto", "cartpanda", "manual"],
]);
const formas: ReadonlyMap<string, string> = new Map([
  ...["cartao credito", "cartao de credito", "cartao", "credit card", "credito"].map(
    (nome) => [nome, "cartao_credito"] as const,
  ),
  ...["pix"].map((nome) => [nome, "pix"] as const),
  ...["boleto", "billet", "boleto bancario"].map((nome) => [nome, "boleto"] as const),
  ...["paypal"].map((nome) => [nome, "paypal"] as const),
  ...["carteira digital", "apple pay", "google pay", "picpay"].map((nome) => [nome, "carteira_digital"] as const),
  ...["saldo", "saldo hotmart"].map((nome) => [nome, "saldo"] as const),
]);
const moedas = new Set(["BRL", "USD", "EUR"]);
const itens = new Set(["principal", "order_bump", "upsell", "downsell", "assinatura"]);

/** Como os valores e as datas de um arquivo estão escritos. Linhas com colunas a mais ou a menos não contam. */
export function formatosDoArquivo(regras: Regras, linhas: readonly (readonly string[])[]): Formatos {
  const lugares = lugaresDe(regras);
  const inteiras = linhas.filter(({ length }) => length === regras.cabecalho.length);
  return formatosDe(
    (coluna) => inteiras.flatMap((celulas) => celula(celulas, lugares.get(coluna)) || []),
    (coluna) => regras.cabecalho[lugares.get(coluna) ?? -1] ?? "",
  );
}

/** Onde está cada coluna nossa. */
function lugaresDe({ mapeamento, cabecalho }: Regras): ReadonlyMap<Coluna, number> {
  const lugares = new Map<Coluna, number>();
  for (const [coluna, titulo] of Object.entries(mapeamento) as [Coluna, string][]) {
    const lugar = cabecalho.indexOf(titulo);
    if (lugar !== -1) lugares.set(coluna, lugar);
  }
  return lugares;
}

const celula = (celulas: readonly string[], lugar = -1): string => (celulas[lugar] ?? "").trim();

/** Prepara a leitura das linhas de um arquivo; `linha` conta como na planilha, em que a primeira é a dos títulos. */
export function leitor(regras: Regras, formatos: Formatos): (celulas: readonly string[], linha: number) => Leitura {
  const lugares = lugaresDe(regras);
  return (celulas, linha) => {
    const erros: Erro[] = [];
    const avisar = (codigo: keyof typeof mensagens, coluna: string, valor = ""): null => {
      erros.push({ linha, coluna, codigo, mensagem: mensagens[codigo], valor });
      return null;
    };
    if (celulas.length !== regras.cabecalho.length) {
      avisar("E11", "", cortar(celulas.join(" "), 80));
      return { venda: undefined, erros };
    }
    const ler = (coluna: Coluna): string => celula(celulas, lugares.get(coluna));
    const opcional = (coluna: Coluna, maximo = 200): string | null => cortar(ler(coluna), maximo) || null;
    const exigir = (coluna: Coluna, maximo = 200): string => {
      const texto = cortar(ler(coluna), maximo);
      if (texto === "") avisar("E01", coluna);
      return texto;
    };
    const dinheiro = (coluna: Coluna): number | null => {
      const texto = ler(coluna);
      return texto === "" ? null : (centavos(texto, formatos.decimal.get(coluna)) ?? avisar("E03", coluna, texto));
    };
    const data = (coluna: Coluna): string | null => {
      const texto = ler(coluna);
      return texto === "" ? null : (instante(texto, formatos.ordem.get(coluna)) ?? avisar("E02", coluna, texto));
    };

    const nomePlataforma = ler("plataforma") || regras.plataforma || "";
    const plataforma = simples(nomePlataforma).replaceAll(" ", "");
    if (plataforma === "") avisar("E01", "plataforma");
    else if (!plataformas.has(plataforma)) avisar("E05", "plataforma", nomePlataforma);
    const codigo = exigir("transacao", 2000);
    const textoStatus = exigir("status");
    const status =
      regras.status.get(`${plataforma} ${simples(textoStatus)}`) ?? regras.status.get(` ${simples(textoStatus)}`);
    if (textoStatus !== "" && status === undefined && plataformas.has(plataforma)) avisar("E04", "status", textoStatus);
    exigir("data_pedido");
    const pedida = data("data_pedido");
    const produto = exigir("produto");
    const textoForma = exigir("forma_pagamento");
    exigir("valor");
    const informado = dinheiro("valor");
    const valor = informado ?? 0;
    const nome = exigir("comprador_nome");
    const email = ler("comprador_email").toLowerCase();
    if (email !== "" && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) avisar("E06", "comprador_email", email);
    const telefone = ler("comprador_telefone");
    if (email === "" && telefone === "") avisar("E01", "comprador_email");
    // O que o arquivo não traz é nulo: a venda que já existe fica como está.
    const desconto = dinheiro("desconto");
    const frete = dinheiro("frete");
    const taxaInformada = dinheiro("taxa");
    const liquido = dinheiro("liquido");
    if (informado !== null && liquido !== null && liquido > valor) avisar("E13", "liquido", ler("liquido"));
    const taxa = taxaInformada ?? (liquido === null ? null : valor - liquido);
    if (informado !== null && taxa !== null && taxa > valor) avisar("E13", "taxa", ler("taxa"));
    const moeda = ler("moeda").toUpperCase().replace("R$", "BRL") || null;
    if (moeda !== null && !moedas.has(moeda)) avisar("E12", "moeda", moeda);
    const aprovada = data("data_aprovacao");
    const comissao = dinheiro("comissao_afiliado");
    const item = simples(ler("tipo_item")).replaceAll(" ", "_");
    // Até aqui, o que impede a linha de entrar; o que vem depois entra em branco.
    const impede = erros.length > 0;
    const textoParcelas = ler("parcelas");
    const parcelas = Number.parseInt(textoParcelas || "0", 10);
    if (!(parcelas >= 0 && parcelas <= 999)) avisar("E03", "parcelas", textoParcelas);
    const documento = ler("comprador_documento")
      .toUpperCase()
      .replace(/[\s./-]/g, "");
    const documentoCerto = documento === "" || documentoValido(documento);
    if (!documentoCerto) avisar("E07", "comprador_documento", ler("comprador_documento"));
    const e164 = telefone === "" ? null : (telefoneE164(telefone) ?? avisar("E08", "comprador_telefone", telefone));
    // Sem e-mail, um telefone que não serve não deixa ninguém a quem dar a venda.
    if (impede || (email === "" && e164 === null)) {
      return { venda: undefined, erros };
    }
    return {
      erros,
      venda: {
        linha,
        plataforma,
        codigo,
        dados: {
          status: status ?? null,
          status_origem: textoStatus,
          pedida_em: pedida,
          aprovada_em: aprovada,
          produto,
          produto_codigo: opcional("codigo_produto", 80),
          forma: formas.get(simples(textoForma)) ?? null,
          valor,
          nome,
          email: email || null,
          telefone: e164,
          documento: documentoCerto && documento !== "" ? documento : null,
          oferta: opcional("oferta"),
          parcelas: parcelas >= 1 && parcelas <= 999 ? parcelas : null,
          desconto,
          frete,
          taxa,
          moeda,
          cupom: opcional("cupom"),
          tipo_item: itens.has(item) ? item : null,
          afiliado_nome: opcional("afiliado_nome"),
          afiliado_email: opcional("afiliado_email")?.toLowerCase() ?? null,
          afiliado_comissao: comissao,
          cep: /^\d{8}$/.test(ler("cep").replace(/\D/g, "")) ? ler("cep").replace(/\D/g, "") : null,
          cidade: opcional("cidade", 120),
          uf: /^[A-Za-z]{2}$/.test(ler("uf")) ? ler("uf").toUpperCase() : null,
          utm_source: opcional("utm_source"),
          utm_medium: opcional("utm_medium"),
          utm_campaign: opcional("utm_campaign"),
          utm_content: opcional("utm_content"),
          utm_term: opcional("utm_term"),
          src: opcional("src"),
          sck: opcional("sck"),
        },
      },
    };
  };
}

/** O começo de um texto, sem metade de um sinal no fim. */
const cortar = (texto: string, maximo: number): string => texto.slice(0, maximo).replace(/\p{Cs}/gu, "");

/** Um telefone do Brasil ou de fora, como `+5511901234567`. */
export function telefoneE164(texto: string): string | undefined {
  const digitos = texto.replace(/\D/g, "");
  const numero = texto.startsWith("+") || /^55\d{10,11}$/.test(digitos) ? `+${digitos}` : `+55${digitos}`;
  const certo = numero.startsWith("+55") ? /^\+55[1-9][1-9](9\d{8}|[2-8]\d{7})$/ : /^\+[1-9]\d{7,14}$/;
  return certo.test(numero) ? numero : undefined;
}

/** CPF ou CNPJ com os dígitos certos; o CNPJ pode ter letras desde julho de 2026. */
export function documentoValido(texto: string): boolean {
  if (/^\d{11}$/.test(texto)) {
    return !/^(\d)\1+$/.test(texto) && [9, 10].every((tamanho) => digitoCpf(texto, tamanho) === Number(texto[tamanho]));
  }
  return (
    /^[0-9A-Z]{12}\d{2}$/.test(texto) &&
    !/^(\d)\1+$/.test(texto) &&
    [12, 13].every((tamanho) => digitoCnpj(texto, tamanho) === Number(texto[tamanho]))
  );
}

function digitoCpf(texto: string, tamanho: number): number {
  let soma = 0;
  for (let lugar = 0; lugar < tamanho; lugar += 1) soma += Number(texto[lugar]) * (tamanho + 1 - lugar);
  return ((soma * 10) % 11) % 10;
}

function digitoCnpj(texto: string, tamanho: number): number {
  let soma = 0;
  for (let lugar = 0; lugar < tamanho; lugar += 1)
    soma += (texto.charCodeAt(lugar) - 48) * (((tamanho - 1 - lugar) % 8) + 2);
  const resto = soma % 11;
  return resto < 2 ? 0 : 11 - resto;
}
