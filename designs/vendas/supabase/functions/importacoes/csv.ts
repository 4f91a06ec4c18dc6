/** Como se lê um arquivo CSV de uma plataforma: acentos, separador, aspas. */

export type Codificacao = "utf-8" | "windows-1252";
export type Separador = ";" | "," | "\t";

/** O texto de um arquivo. UTF-8 inválido só pode ser Windows-1252, que planilhas em português ainda escrevem. */
export function decodificar(bytes: Uint8Array): { readonly texto: string; readonly codificacao: Codificacao } {
  try {
    return { texto: limpo(new TextDecoder("utf-8", { fatal: true }).decode(bytes)), codificacao: "utf-8" };
  } catch {
    return { texto: textoEm(bytes, "windows-1252"), codificacao: "windows-1252" };
  }
}

/** O texto de um arquivo cuja codificação se sabe. */
export const textoEm = (bytes: Uint8Array, codificacao: Codificacao): string =>
  limpo(new TextDecoder(codificacao).decode(bytes));

/** Sinais de controle não se veem, e o banco não guarda o nulo; os que separam células e linhas ficam. */
const limpo = (texto: string): string =>
  texto.replace(/\p{Cc}/gu, (sinal) => (sinal === "\n" || sinal === "\r" || sinal === "\t" ? sinal : ""));

/** O separador que, nas primeiras vinte linhas, divide mais delas no mesmo número de colunas que a primeira. */
export function separadorDe(texto: string): Separador {
  const notas = ([";", ",", "\t"] as const).map((separador) => {
    const linhas = lerCsv(texto, separador, 20);
    const colunas = linhas[0]?.length ?? 0;
    return {
      separador,
      nota: colunas < 2 ? 0 : linhas.filter(({ length }) => length === colunas).length * 100 + colunas,
    };
  });
  return notas.reduce((melhor, esta) => (esta.nota > melhor.nota ? esta : melhor)).separador;
}

/** As linhas de um texto, cada uma com as suas células; as vazias não contam. Aspas podem ter quebras de linha. */
export function lerCsv(texto: string, separador: Separador, limite = Number.POSITIVE_INFINITY): string[][] {
  const linhas: string[][] = [];
  let linha: string[] = [];
  let lugar = 0;
  const fechar = (): void => {
    if (linha.length > 1 || (linha[0] ?? "").trim() !== "") linhas.push(linha);
    linha = [];
  };
  while (lugar < texto.length && linhas.length < limite) {
    let celula = "";
    if (texto[lugar] === '"') {
      for (;;) {
        const fim = texto.indexOf('"', lugar + 1);
        celula += texto.slice(lugar + 1, fim === -1 ? undefined : fim);
        lugar = fim === -1 ? texto.length : fim + 1;
        if (texto[lugar] !== '"') break;
        celula += '"';
      }
    }
    let fim = lugar;
    while (fim < texto.length && texto[fim] !== separador && texto[fim] !== "\n" && texto[fim] !== "\r") fim += 1;
    linha.push(celula + texto.slice(lugar, fim));
    lugar = fim + 1;
    if (texto[fim] !== separador) {
      if (texto[fim] === "\r" && texto[fim + 1] === "\n") lugar += 1;
      fechar();
    } else if (lugar === texto.length) {
      linha.push("");
    }
  }
  if (linha.length > 0 && linhas.length < limite) fechar();
  return linhas;
}
