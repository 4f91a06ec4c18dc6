/**
 * Como um arquivo escreve valores e datas. Cada coluna tem um formato só, que todos os seus valores decidem: `1.500` é
 * mil e quinhentos, ou não se entende, conforme o que está nas outras linhas. Ninguém adivinha linha a linha.
 */

import { emSaoPaulo } from "../_shared/hora.ts";
import type { Coluna } from "./colunas.ts";

/** O sinal que separa os centavos. */
export type Decimal = "," | ".";
/** O que vem antes em `03/04/2026`. */
export type Ordem = "dia" | "mes";

export interface Formatos {
  readonly decimal: ReadonlyMap<Coluna, Decimal>;
  readonly ordem: ReadonlyMap<Coluna, Ordem>;
  /** Como se leu, com um exemplo, para quem confere. */
  readonly leitura: string;
}

const deDinheiro: readonly Coluna[] = ["valor", "desconto", "frete", "taxa", "liquido", "comissao_afiliado"];
const deData: readonly Coluna[] = ["data_pedido", "data_aprovacao"];

/** Os formatos de um arquivo; `valores` dá os de uma coluna, e `titulo` o nome que ela tem nele. */
export function formatosDe(
  valores: (coluna: Coluna) => readonly string[],
  titulo: (coluna: Coluna) => string,
): Formatos {
  const decimal = decidir(deDinheiro, valores, indicioDeDecimal, ",");
  const ordem = decidir(deData, valores, indicioDeOrdem, "dia");
  const leitura = [
    ...frases("Valores lidos", decimal, titulo, (coluna, formato) => {
      const exemplo =
        valores(coluna).find((texto) => diferem(centavos(texto, ","), centavos(texto, "."))) ??
        valores(coluna)[0] ??
        "";
      return emPalavras(modelos[formato], exemplo, reais(centavos(exemplo, formato)));
    }),
    ...frases("Datas lidas", ordem, titulo, (coluna, formato) => {
      const exemplo =
        valores(coluna).find((texto) => diferem(instante(texto, "dia"), instante(texto, "mes"))) ??
        valores(coluna)[0] ??
        "";
      return emPalavras(ordens[formato], exemplo, porExtenso(instante(exemplo, formato)));
    }),
  ].join(" ");
  return { decimal, ordem, leitura };
}

const modelos: Readonly<Record<Decimal, string>> = { ",": "1.234,56", ".": "1,234.56" };
const ordens: Readonly<Record<Ordem, string>> = { dia: "dia/mês/ano", mes: "mês/dia/ano" };

/** Por coluna, o formato com mais indícios nela; sem nenhum, o das outras, e depois o nosso. */
function decidir<Formato extends string>(
  colunas: readonly Coluna[],
  valores: (coluna: Coluna) => readonly string[],
  indicio: (texto: string) => Formato | undefined,
  nosso: Formato,
): ReadonlyMap<Coluna, Formato> {
  const indicios = new Map(colunas.map((coluna) => [coluna, valores(coluna).flatMap((um) => indicio(um) ?? [])]));
  const doArquivo = maisVisto([...indicios.values()].flat(), nosso) ?? nosso;
  return new Map(
    colunas
      .filter((coluna) => valores(coluna).length > 0)
      .map((coluna) => [coluna, maisVisto(indicios.get(coluna) ?? [], nosso) ?? doArquivo]),
  );
}

/** O que se viu mais; em empate, o nosso. */
function maisVisto<Formato extends string>(vistos: readonly Formato[], nosso: Formato): Formato | undefined {
  const outro = vistos.find((um) => um !== nosso);
  const nossos = vistos.filter((um) => um === nosso).length;
  return outro !== undefined && vistos.length - nossos > nossos ? outro : vistos.length > 0 ? nosso : undefined;
}

const diferem = (um: unknown, outro: unknown): boolean => um !== outro;

function frases<Formato extends string>(
  inicio: string,
  formatos: ReadonlyMap<Coluna, Formato>,
  titulo: (coluna: Coluna) => string,
  fim: (coluna: Coluna, formato: Formato) => string,
): readonly string[] {
  const distintos = [...new Set(formatos.values())];
  return distintos.map((formato) => {
    const colunas = [...formatos.keys()].filter((coluna) => formatos.get(coluna) === formato);
    const nomes = distintos.length === 1 ? "" : ` em ${colunas.map((coluna) => `“${titulo(coluna)}”`).join(", ")}`;
    return `${inicio}${nomes} como ${fim(colunas[0] ?? "valor", formato)}`;
  });
}

const emPalavras = (modelo: string, exemplo: string, lido: string | undefined): string =>
  lido === undefined ? `${modelo}.` : `${modelo}: “${exemplo}” é ${lido}.`;

const reais = (valor: number | undefined): string | undefined =>
  valor === undefined
    ? undefined
    : (valor / 100).toLocaleString("pt-BR", { minimumFractionDigits: 2, maximumFractionDigits: 2 });

const porExtenso = (momento: string | undefined): string | undefined =>
  momento === undefined
    ? undefined
    : new Date(momento).toLocaleDateString("pt-BR", { dateStyle: "long", timeZone: "America/Sao_Paulo" });

// Números --------------------------------------------------------------------------------------------------------------

/** O sinal ou o código de uma moeda, antes ou depois de um valor. */
const moeda = /(?<=^[-+−(]?)(?:\p{L}{0,3}\p{Sc}|[A-Z]{3})|(?:\p{L}{0,3}\p{Sc}|[A-Z]{3})(?=\)?$)/u;
/** Um número em grupos de três algarismos, ou de dois antes dos três últimos, como na Índia. */
const agrupado = /^(?!0)(?:\d{1,3}(?:([.,_])\d{3})(?:\1\d{3})*|\d{1,2}(?:,\d\d)*,\d{3})$/;

/** Um número sem moeda nem espaços, e se é negativo; `_` fica no lugar de um espaço ou apóstrofo entre algarismos. */
function partes(texto: string): { readonly negativo: boolean; readonly corpo: string } {
  const plano = texto
    .replace(/(?<=\d)[\s'’](?=\d)/g, "_")
    .replace(/[\s\u200e\u200f]/g, "")
    .replace(moeda, "");
  const [, sinal = "", corpo = ""] = /^([-+−]?)(.+)$/.exec(plano.replace(/^\(([^-+−]+)\)$/, "-$1")) ?? [];
  return { negativo: sinal === "-" || sinal === "−", corpo };
}

const ultimoSinal = (corpo: string): number => Math.max(corpo.lastIndexOf("."), corpo.lastIndexOf(","));

/** O sinal decimal que um valor só pode ter; nenhum em `1.500` e `1,500`, que se leem dos dois modos, e em `100`. */
function indicioDeDecimal(texto: string): Decimal | undefined {
  const { corpo } = partes(texto);
  const ultimo = ultimoSinal(corpo);
  const sinal = corpo[ultimo];
  if (sinal === undefined) return undefined;
  const antes = corpo.slice(0, ultimo);
  const esta: Decimal = sinal === "." ? "." : ",";
  const outra: Decimal = sinal === "." ? "," : ".";
  // O que se repete separa grupos; depois de outro sinal, ou sem três algarismos no fim, separa decimais.
  const indicio = antes.includes(sinal) ? outra : /[.,_]/.test(antes) || corpo.length - ultimo !== 4 ? esta : undefined;
  return indicio !== undefined && numero(texto, indicio) !== undefined ? indicio : undefined;
}

/**
 * O número de um texto, com os decimais depois de `decimal`; sem ele, como se lê em português um valor sozinho.
 *
 * As regras são as dos campos do app. O que pode ser outro número, tem mais casas do que `casas`, ou mais algarismos do
 * que se guardam, não se lê.
 */
export function numero(
  texto: string,
  decimal: Decimal = indicioDeDecimal(texto) ?? ",",
  casas = Number.POSITIVE_INFINITY,
): number | undefined {
  const { negativo, corpo } = partes(texto);
  const ultimo = ultimoSinal(corpo);
  const lugar = corpo[ultimo] === decimal ? ultimo : corpo.length;
  const [inteiro, fracao] = [corpo.slice(0, lugar), corpo.slice(lugar + 1)];
  const certo = /\d/.test(corpo) && (/^\d*$/.test(inteiro) || agrupado.test(inteiro)) && /^\d*$/.test(fracao);
  // Um sinal não separa grupos e decimais.
  if (!certo || inteiro.includes(decimal) || fracao.length > casas) {
    return undefined;
  }
  const lido = Number(`${inteiro.replace(/\D/g, "")}.${fracao}`);
  const algarismos = (inteiro.replace(/\D/g, "") + fracao).replace(/^0+/, "").replace(/0+$/, "");
  const cabe = algarismos.length <= 15 || algarismos === lido.toExponential().replace(/e.*|\./g, "");
  return cabe ? (negativo ? 0 - lido : lido) : undefined;
}

/** Um valor em centavos, como `R$ 1.234,56`; nada para o que não é um valor positivo ou zero que se guarda. */
export function centavos(texto: string, decimal?: Decimal): number | undefined {
  const lido = numero(texto, decimal, 2);
  return lido === undefined || lido < 0 || lido > 99_999_999.99 ? undefined : Math.round(lido * 100);
}

// Datas ----------------------------------------------------------------------------------------------------------------

const comBarras = /^(\d{1,2})\/(\d{1,2})\/(\d{4})(?:[ T](\d{1,2}):(\d{2})(?::(\d{2}))?)?$/;

/** O que só pode ser o dia diz a ordem. */
function indicioDeOrdem(texto: string): Ordem | undefined {
  const [, um = "0", outro = "0"] = comBarras.exec(texto) ?? [];
  return Number(um) > 12 ? "dia" : Number(outro) > 12 ? "mes" : undefined;
}

/** `DD/MM/AAAA[ HH:mm[:ss]]` em São Paulo, ou ISO; nada para um dia que não existe. */
export function instante(texto: string, ordem: Ordem = "dia"): string | undefined {
  const [, um, outro, ano, hora = "00", minuto = "00", segundo = "00"] = comBarras.exec(texto) ?? [];
  if (um !== undefined && outro !== undefined && ano !== undefined) {
    const [dia, mes] = ordem === "dia" ? [um, outro] : [outro, um];
    return lido(`${ano}-${dois(mes)}-${dois(dia)}`, `${dois(hora)}:${minuto}:${segundo}`);
  }
  const [, data, tempo = "00:00:00", zona] =
    /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2}(?::\d{2})?)(?:\.\d+)?(Z|[+-]\d{2}:?\d{2})?)?$/.exec(texto) ?? [];
  if (data === undefined) {
    return undefined;
  }
  const completo = tempo.length === 5 ? `${tempo}:00` : tempo;
  return zona === undefined
    ? lido(data, completo)
    : valido(new Date(`${data}T${completo}${zona.replace(/^(.\d\d)(\d\d)$/, "$1:$2")}`));
}

const dois = (texto: string): string => texto.padStart(2, "0");

function lido(data: string, tempo: string): string | undefined {
  const dia = new Date(`${data}T00:00:00Z`);
  return Number.isNaN(dia.getTime()) || dia.toISOString().slice(0, 10) !== data
    ? undefined
    : valido(emSaoPaulo(data, tempo));
}

function valido(momento: Date): string | undefined {
  return Number.isNaN(momento.getTime()) ? undefined : momento.toISOString();
}
