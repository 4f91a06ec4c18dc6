/** O que se pede ao banco com a sessão de quem pede: as políticas e as funções dele decidem. */

import { lerComo, Recusa, rpcComo, text, tokenDe } from "./entrada.ts";

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
  return recusado(name, await rpcComo(tokenDe(request) ?? "", name, args));
}

/** Linhas de uma tabela, as que a sessão de quem pede alcança. */
export async function tabela<T>(
  request: Request,
  nome: string,
  consulta: Readonly<Record<string, string>>,
): Promise<readonly T[]> {
  return recusado(nome, await lerComo(tokenDe(request) ?? "", nome, consulta));
}

/** O que o banco respondeu. Só as recusas que são nossas se mostram: as outras falam de tabelas e de linhas. */
async function recusado<T>(name: string, response: Response): Promise<T> {
  const body = await response.text();
  if (response.ok) {
    return JSON.parse(body || "null");
  }
  if (response.status === 401) {
    throw new Recusa(401, "token_invalido", "Seu login expirou. Entre de novo.");
  }
  const { code, message, details } = lerErro(body);
  if (/^PT4\d\d$/.test(code)) {
    const campos = lerCampos(details);
    throw new Recusa(
      response.status,
      message,
      frases[message] ?? Object.values(campos)[0] ?? details,
      Object.keys(campos).length > 0 ? campos : undefined,
    );
  }
  console.error(`${name} answered ${response.status} ${code}: ${message}`);
  if (response.status >= 500 || response.status < 400) {
    throw new Error(`${name} failed`);
  }
  throw code === "23505"
    ? new Recusa(409, "duplicado", "Já existe um registro com estes dados.")
    : new Recusa(422, "validacao", "Confira os dados.");
}

function lerErro(body: string): { readonly code: string; readonly message: string; readonly details: string } {
  const { code, message, details } = lerObjeto(body);
  return { code: text(code), message: text(message), details: text(details) };
}

/** Os campos que os detalhes de uma recusa nomeiam, com a frase de cada um; nenhum quando são um texto. */
function lerCampos(details: string): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(lerObjeto(details)).map(([campo, frase]) => [campo, text(frase)]));
}

function lerObjeto(json: string): Readonly<Record<string, unknown>> {
  try {
    const lido: unknown = JSON.parse(json);
    return typeof lido === "object" && lido !== null && !Array.isArray(lido) ? { ...lido } : {};
  } catch {
    return {};
  }
}
