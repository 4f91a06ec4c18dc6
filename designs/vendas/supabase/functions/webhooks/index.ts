/**
 * Avisos de vendas: `POST webhooks/{plataforma}/{codigo}`, o endereço que uma conta cadastra na plataforma.
 *
 * Confere a prova de que foi a plataforma, guarda o corpo uma vez e aplica a venda. A plataforma só ouve se o aviso foi
 * guardado: o que não se entende fica para a conta ver, e não volta para sempre. Um erro nosso responde 500, e ela tenta
 * de novo.
 */

import { rpc } from "../_shared/entrada.ts";
import { type Aviso, plataformas, type Venda } from "./plataformas.ts";

declare const Deno: { serve(handler: (request: Request) => Promise<Response>): unknown };

const maiorCorpo = 256 * 1024;

Deno.serve(async (request) => {
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
    return Response.json({ code: "nao_autorizado" }, { status: 401 });
  }

  const venda = plataforma.venda(corpo);
  const chave =
    venda?.chave ?? (await resumo(venda ? `${venda.codigo}|${venda.status_origem}|${venda.ocorrido_em}` : texto));
  const conta = integracao.conta_id;
  const guardar = { p_conta: conta, p_plataforma: nome, p_chave: chave };
  if (!(await rpc<boolean>("rpc_webhook_guardar", { ...guardar, p_corpo: corpo }))) {
    return Response.json({ resultado: "repetida" });
  }
  try {
    const resultado =
      venda === undefined
        ? "nao_entendida"
        : ((await rpc<string>("rpc_venda_receber", {
            p_conta: conta,
            p_venda: { ...venda, plataforma: nome, chave },
          })) ?? "");
    await rpc("rpc_webhook_concluir", { ...guardar, p_erro: erroDe(resultado, venda) });
    return Response.json({ resultado });
  } catch (error) {
    await rpc("rpc_webhook_concluir", { ...guardar, p_erro: "Não foi possível registrar a venda" });
    throw error;
  }
}

/** O que a conta lê do que não se entendeu; nada do resto. */
function erroDe(resultado: string, venda: Venda | undefined): string | null {
  switch (resultado) {
    case "status_desconhecido":
      return `Status desconhecido: ${venda?.status_origem}`;
    case "reembolso_sem_valor":
      return `Reembolso parcial sem o valor na venda ${venda?.codigo}`;
    case "nao_entendida":
      return "Aviso sem dados de uma venda";
    default:
      return null;
  }
}

/** O corpo como JSON ou formulário; nenhum quando não é nem um nem outro. */
function lerCorpo(texto: string, tipo: string): unknown {
  if (tipo.includes("application/x-www-form-urlencoded")) {
    return lerFormulario(new URLSearchParams(texto));
  }
  try {
    const corpo: unknown = JSON.parse(texto);
    return typeof corpo === "object" && corpo !== null ? corpo : undefined;
  } catch {
    return undefined;
  }
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

/** Compara sem dizer, pelo tempo, quanto está certo. */
function iguais(dada: string, certa: string): boolean {
  const [um, outro] = [new TextEncoder().encode(dada), new TextEncoder().encode(certa)];
  let diferenca = um.length ^ outro.length;
  for (const [posicao, byte] of um.entries()) {
    diferenca |= byte ^ (outro[posicao % Math.max(1, outro.length)] ?? 0);
  }
  return diferenca === 0 && certa !== "";
}

async function resumo(texto: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(texto)));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
