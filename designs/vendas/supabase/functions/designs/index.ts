/**
 * Envio de arquivos: `POST designs/vendas/user-files` com nome, tipo, tamanho e tag.
 *
 * Não recebe o arquivo: confere o pedido e devolve o endereço assinado para onde o navegador o manda por PUT, e o que a
 * tabela `arquivos` guarda dele. Quem decide se a pessoa pode enviar são as políticas de `storage.objects`, e quem
 * garante tamanho e tipo do que chega são os limites do balde. Endereços são relativos ao endereço do backend.
 */

import { arquivosDe } from "../_shared/arquivos.ts";
import { endereco, env } from "../_shared/endereco.ts";

declare const Deno: {
  env: { get(name: string): string | undefined };
  serve(handler: (request: Request) => Promise<Response>): unknown;
};

/** O que cada tag aceita, e o balde em que fica. Os mesmos limites estão nos baldes. */
interface Regra {
  readonly balde: string;
  readonly megabytes: number;
  readonly extensoes: readonly string[];
  /** Quem tem o endereço lê, sem sessão: o caminho não se adivinha. */
  readonly publico: boolean;
}

const imagens = ["png", "jpg", "jpeg", "webp"];
const documento: Regra = {
  balde: "documentos",
  megabytes: 5,
  extensoes: ["pdf", "png", "jpg", "jpeg"],
  publico: false,
};
const regras: ReadonlyMap<string, Regra> = new Map<string, Regra>([
  ["avatar", { balde: "avatares", megabytes: 2, extensoes: imagens, publico: true }],
  ["chat", { balde: "chat", megabytes: 16, extensoes: [], publico: false }],
  ["importacao", { balde: "importacoes", megabytes: 20, extensoes: ["csv"], publico: false }],
  ["comprovante", documento],
  ["etiqueta", documento],
]);

/** Um erro que vai como resposta. */
class Recusa extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

const corsHeaders = {
  "access-control-allow-origin": "*",
  "access-control-allow-headers": "authorization, apikey, content-type, x-client-info, x-data-source, x-branch",
  "access-control-allow-methods": "POST, OPTIONS",
};

Deno.serve(async (request) => {
  if (request.method === "OPTIONS") {
    return new Response(null, { status: 204, headers: corsHeaders });
  }
  try {
    return json(200, await responder(request));
  } catch (error) {
    if (error instanceof Recusa) {
      return json(error.status, { code: error.code, message: error.message });
    }
    console.error("designs:", error);
    return json(500, { code: "erro_interno", message: "Algo deu errado do nosso lado. Tente de novo em instantes." });
  }
});

async function responder(request: Request): Promise<unknown> {
  if (!/\/designs\/vendas\/user-files\/?$/.test(new URL(request.url).pathname)) {
    throw new Recusa(404, "nao_encontrado", "Endereço não encontrado.");
  }
  if (request.method !== "POST") {
    throw new Recusa(405, "metodo_nao_permitido", "Este endereço não aceita este método.");
  }
  const corpo: Readonly<Record<string, unknown>> | null = await request.json().catch(() => null);
  const nome = texto(corpo?.name).trim();
  const tamanho = Number(corpo?.size);
  const tag = texto(corpo?.tag);
  const regra = regras.get(tag);
  if (nome === "" || !Number.isSafeInteger(tamanho) || tamanho < 0 || !regra) {
    throw new Recusa(422, "validacao", "Confira os dados do arquivo.");
  }
  const extensao = /\.([^.]+)$/.exec(nome)?.[1]?.toLowerCase() ?? "";
  if (regra.extensoes.length > 0 && !regra.extensoes.includes(extensao)) {
    throw new Recusa(422, "validacao", `Formato não aceito. Envie ${regra.extensoes.join(", ")}.`);
  }
  if (tamanho > regra.megabytes * 1024 * 1024) {
    throw new Recusa(422, "validacao", `Arquivo maior que ${regra.megabytes} MB.`);
  }

  const sessao = request.headers.get("authorization") ?? "";
  const caminho = `${await contaDe(sessao)}/${tag}/${crypto.randomUUID()}/${paraCaminho(nome)}`;
  const envio = await arquivosDe(request, regra.balde).assinarEnvio(caminho);
  if (envio === undefined) {
    throw new Recusa(403, "sem_permissao", "Você não pode enviar este arquivo.");
  }
  return {
    signedRequest: `/storage/v1${envio}`,
    url: `/storage/v1/object/${regra.publico ? "public" : "authenticated"}/${regra.balde}/${caminho}`,
    name: nome,
    ext: extensao,
    tag,
    size: tamanho,
  };
}

/** A conta de quem pergunta, pelas políticas do banco: quem não está ativo não tem nenhuma. */
async function contaDe(sessao: string): Promise<string> {
  const response = await fetch(endereco(["rest", "v1", "contas"], { select: "id" }), {
    headers: { apikey: env("SUPABASE_ANON_KEY"), authorization: sessao },
  });
  if (response.status === 401) {
    throw new Recusa(401, "token_invalido", "Seu login expirou. Entre de novo.");
  }
  const contas: readonly { readonly id: string }[] = response.ok ? await response.json() : [];
  if (!contas[0]) {
    throw new Recusa(403, "sem_permissao", "Você não pode enviar arquivos.");
  }
  return contas[0].id;
}

/** Um nome que todo armazenamento aceita: sem acentos, `_` no lugar dos outros sinais, e nunca o de outra pasta. */
function paraCaminho(nome: string): string {
  return nome
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[^A-Za-z0-9._-]/g, "_")
    .slice(-100)
    .replace(/^\.+/, "_");
}

function texto(value: unknown): string {
  return typeof value === "string" ? value : "";
}

function json(status: number, body: unknown): Response {
  return Response.json(body, { status, headers: { ...corsHeaders, "cache-control": "no-store" } });
}
