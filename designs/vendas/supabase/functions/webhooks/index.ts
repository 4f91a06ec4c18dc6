/**
 * Avisos de vendas: `POST webhooks/{plataforma}/{codigo}`, o endereço que uma conta cadastra na plataforma.
 *
 * Confere a prova de que foi a plataforma, guarda o corpo uma vez e aplica a venda. A plataforma só ouve se o aviso foi
 * guardado: o que não se entende fica para a conta ver, corrigir e tentar de novo, e não volta para sempre. Um erro
 * nosso responde 500, e ela tenta de novo.
 */

import { rpc } from "../_shared/entrada.ts";
import { iguais, resumo } from "../_shared/prova.ts";
import { type Aviso, plataformas } from "./plataformas.ts";

declare const Deno: { serve(handler: (request: Request) => Promise<Response>): unknown };

const maiorCorpo = 256 * 1024;

/** O app testa o endereço com um aviso sem a prova, e lê a recusa. */
const corsHeaders = {
  "access-control-allow-origin": "*",
  "access-control-allow-headers": "authorization, apikey, content-type, x-client-info",
  "access-control-allow-methods": "POST, OPTIONS",
};

Deno.serve(async (request) => {
  if (request.method === "OPTIONS") {
    return new Response(null, { status: 204, headers: corsHeaders });
  }
  try {
    return await receber(request);
  } catch (error) {
    console.error("webhooks:", error);
    return Response.json({ code: "erro_interno" }, { status: 500 });
  }
});

async function receber(request: Request): Promise<Response> {
  const url = new URL(request.url);
  const [, nome = "", codigo = ""] = /\/webhooks\/([a-z]+)\/([0-9a-f]{32})\/?$/.exec(url.pathname) ?? [];
  const plataforma = Object.hasOwn(plataformas, nome) ? plataformas[nome] : undefined;
  if (plataforma === undefined) {
    return Response.json({ code: "nao_encontrado" }, { status: 404 });
  }
  if (request.method !== "POST") {
    return Response.json({ code: "metodo_nao_permitido" }, { status: 405 });
  }
  const texto = await request.text();
  if (texto.length > maiorCorpo) {
    return Response.json({ code: "corpo_grande" }, { status: 413 });
  }
  const corpo = lerCorpo(texto, request.headers.get("content-type") ?? "");
  if (corpo === undefined) {
    return Response.json({ code: "corpo_invalido" }, { status: 400 });
  }
  const aviso: Aviso = { texto, corpo, headers: request.headers, url };
  const [integracao] =
    (await rpc<{ conta_id: string; segredo: string }[]>("rpc_webhook_integracao", {
      p_plataforma: nome,
      p_codigo: codigo,
    })) ?? [];
  // Um código que não existe e uma prova errada se respondem do mesmo jeito.
  const [dada, certa] = await plataforma.prova(aviso, integracao?.segredo ?? crypto.randomUUID());
  if (integracao === undefined || !iguais(dada, certa)) {
    return Response.json({ code: "nao_autorizado" }, { status: 401, headers: corsHeaders });
  }

  const venda = plataforma.venda(corpo);
  // Sem um id, só o mesmo corpo é o mesmo aviso: outro, com a mesma hora, pode corrigir um valor.
  const chave = venda.chave ?? (await resumo(texto));
  const guardado = { p_conta: integracao.conta_id, p_plataforma: nome, p_chave: await curta(chave) };
  if (!(await rpc<boolean>("rpc_webhook_guardar", { ...guardado, p_corpo: corpo, p_venda: venda }))) {
    return Response.json({ resultado: "repetida" });
  }
  try {
    return Response.json({ resultado: await rpc<string>("rpc_webhook_aplicar", guardado) });
  } catch (error) {
    await rpc("rpc_webhook_concluir", { ...guardado, p_erro: "Não foi possível registrar a venda" });
    throw error;
  }
}

/** Uma chave se procura em um índice, em que só cabem as curtas. */
const curta = async (chave: string): Promise<string> => (chave.length > 200 ? await resumo(chave) : chave);

/** O corpo como JSON ou formulário; nenhum quando não é nem um nem outro. */
function lerCorpo(texto: string, tipo: string): unknown {
  if (tipo.includes("application/x-www-form-urlencoded")) {
    return guardavel(lerFormulario(new URLSearchParams(texto)));
  }
  try {
    const corpo: unknown = JSON.parse(texto);
    return typeof corpo === "object" && corpo !== null ? guardavel(corpo) : undefined;
  } catch {
    return undefined;
  }
}

/** O que cabe em um `jsonb`: nem o sinal nulo, nem metades de um sinal, nem pilhas sem fundo. */
function guardavel(valor: unknown, fundo = 40): unknown {
  if (typeof valor === "string") {
    return valor.replaceAll("\u0000", "").replace(/\p{Cs}/gu, "\ufffd");
  }
  if (typeof valor !== "object" || valor === null) {
    return valor;
  }
  if (fundo === 0) {
    return null;
  }
  return Array.isArray(valor)
    ? valor.map((um) => guardavel(um, fundo - 1))
    : Object.fromEntries(
        Object.entries(valor).map(([nome, um]) => [String(guardavel(nome)), guardavel(um, fundo - 1)] as const),
      );
}

/** Os campos de um formulário; `venda[codigo]` é o campo `codigo` de `venda`. */
function lerFormulario(campos: URLSearchParams): Readonly<Record<string, unknown>> {
  const corpo: Record<string, unknown> = Object.create(null);
  for (const [nome, valor] of campos) {
    const [, grupo, campo] = /^([^[\]]+)\[([^[\]]+)\]$/.exec(nome) ?? [];
    if (grupo === undefined || campo === undefined) {
      corpo[nome] = valor;
    } else {
      const dentro = corpo[grupo];
      corpo[grupo] = { ...(typeof dentro === "object" ? dentro : {}), [campo]: valor };
    }
  }
  return corpo;
}
