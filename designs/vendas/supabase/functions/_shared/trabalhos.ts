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
    return body === "" ? undefined : JSON.parse(body);
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
  await storage("POST", `object/${balde}/${caminho}`, arquivo, { "content-type": arquivo.type });
}

/** O conteúdo de um arquivo, com todos os direitos; nada quando ele não existe. */
export async function baixar(balde: string, caminho: string): Promise<Uint8Array | undefined> {
  const response = await pedir("GET", `object/authenticated/${balde}/${caminho}`);
  return response.ok ? new Uint8Array(await response.arrayBuffer()) : undefined;
}

/** Apaga arquivos; os que não existem mais não fazem falta. */
export async function apagar(balde: string, caminhos: readonly string[]): Promise<void> {
  if (caminhos.length > 0) {
    await storage("DELETE", `object/${balde}`, JSON.stringify({ prefixes: caminhos }), {
      "content-type": "application/json",
    });
  }
}

async function storage(...pedido: Parameters<typeof pedir>): Promise<Response> {
  const response = await pedir(...pedido);
  if (!response.ok) {
    throw new Error(`storage answered ${response.status}: ${await response.text()}`);
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
  return fetch(`${Deno.env.get("SUPABASE_URL")}/storage/v1/${path}`, {
    method,
    headers: { apikey: key, authorization: `Bearer ${key}`, ...headers },
    ...(body !== undefined && { body }),
  });
}
