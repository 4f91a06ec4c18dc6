/** O que as funções que trabalham depois de responder têm em comum: a sessão de quem pede, e os arquivos. */

import { Recusa, rpcComo, tokenDe } from "./entrada.ts";

declare const Deno: { env: { get(name: string): string | undefined } };

const frases: Readonly<Record<string, string>> = {
  sem_permissao: "Você não tem permissão para fazer isso.",
  nao_encontrado: "Registro não encontrado. Ele pode ter sido excluído.",
};

/** Uma função do banco com a sessão de quem pede; uma recusa segue como veio, com o código e o que ele diz. */
export async function comSessao<T>(
  request: Request,
  name: string,
  args: Readonly<Record<string, unknown>>,
): Promise<T> {
  const response = await rpcComo(tokenDe(request) ?? "", name, args);
  const body = await response.text();
  if (response.ok) {
    return JSON.parse(body || "null");
  }
  if (response.status === 401) {
    throw new Recusa(401, "token_invalido", "Seu login expirou. Entre de novo.");
  }
  const { message = "", details = "" }: { message?: string; details?: string } = JSON.parse(body);
  if (response.status >= 500 || response.status < 400 || message === "") {
    throw new Error(`${name} answered ${response.status}: ${message}`);
  }
  throw new Recusa(response.status, message, frases[message] ?? (fraseDe(details) || message));
}

/** A primeira frase dos detalhes de uma recusa: um texto, ou um objeto de textos por campo. */
function fraseDe(details: string): string {
  try {
    const campos: unknown = JSON.parse(details);
    return typeof campos === "object" && campos !== null ? String(Object.values(campos)[0] ?? "") : details;
  } catch {
    return details;
  }
}

/** Guarda um arquivo com todos os direitos. */
export async function enviar(balde: string, caminho: string, arquivo: Blob): Promise<void> {
  await conferir(pedir("POST", `storage/v1/object/${balde}/${caminho}`, arquivo, { "content-type": arquivo.type }));
}

/** O conteúdo de um arquivo, com todos os direitos ou com os de uma sessão; nada quando ela não o alcança. */
export async function baixar(
  balde: string,
  caminho: string,
  sessao?: string,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const headers = sessao === undefined ? {} : { authorization: `Bearer ${sessao}` };
  const response = await pedir("GET", `storage/v1/object/authenticated/${balde}/${caminho}`, undefined, headers);
  return response.ok ? new Uint8Array(await response.arrayBuffer()) : undefined;
}

/** Apaga arquivos; os que não existem mais não fazem falta. */
export async function apagar(balde: string, caminhos: readonly string[]): Promise<void> {
  if (caminhos.length > 0) {
    const corpo = JSON.stringify({ prefixes: caminhos });
    await conferir(pedir("DELETE", `storage/v1/object/${balde}`, corpo, { "content-type": "application/json" }));
  }
}

/** Linhas de uma tabela, com todos os direitos. */
export async function tabela<T>(consulta: string): Promise<readonly T[]> {
  const response = await conferir(pedir("GET", `rest/v1/${consulta}`));
  return response.json();
}

async function conferir(pedido: Promise<Response>): Promise<Response> {
  const response = await pedido;
  if (!response.ok) {
    throw new Error(`${response.url} answered ${response.status}: ${await response.text()}`);
  }
  return response;
}

function pedir(
  method: string,
  path: string,
  body?: BodyInit,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const key = Deno.env.get("SUPABASE_SERVICE_ROLE_KEY") ?? "";
  return fetch(`${Deno.env.get("SUPABASE_URL")}/${path}`, {
    method,
    headers: { apikey: key, authorization: `Bearer ${key}`, ...headers },
    ...(body !== undefined && { body }),
  });
}
