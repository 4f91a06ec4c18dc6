/**
 * Endereços curtos: `GET l/<7 letras>` leva ao link, com os parâmetros que vieram juntos, e conta o clique do dia.
 *
 * O domínio de links da conta aponta para cá. Robôs, que abrem o link para mostrar uma prévia, não se contam.
 */

import { rpc } from "../_shared/entrada.ts";
import { resumo } from "../_shared/prova.ts";

declare const Deno: { serve(handler: (request: Request) => Promise<Response>): unknown };

const robos = /bot|crawl|spider|slurp|preview|facebookexternalhit|whatsapp|telegram|slack|discord|curl|wget|headless/i;

Deno.serve(async (request) => {
  const url = new URL(request.url);
  const codigo = /\/l\/([A-Za-z0-9]{7})\/?$/.exec(url.pathname)?.[1];
  const agente = request.headers.get("user-agent") ?? "";
  const destino =
    codigo === undefined
      ? undefined
      : await rpc<string | null>("rpc_link_clicar", {
          p_codigo: codigo,
          // Quem clicou, sem que se saiba quem é.
          p_visitante: (await resumo(`${request.headers.get("x-forwarded-for") ?? ""} ${agente}`)).slice(0, 32),
          p_conta: request.method === "GET" && agente !== "" && !robos.test(agente),
        });
  if (!destino) {
    return new Response("Este link não existe mais.", {
      status: 404,
      headers: { "content-type": "text/plain; charset=utf-8" },
    });
  }
  const caminho = new URL(destino);
  const juntos = url.searchParams.toString();
  // O que o link já diz vale mais; os valores dinâmicos do Meta ficam como estão.
  const novos = new URLSearchParams(
    [...new URLSearchParams(juntos)].filter(([chave]) => !caminho.searchParams.has(chave)),
  ).toString();
  const [antes = "", ancora] = destino.split("#");
  const location =
    novos === "" ? destino : `${antes}${antes.includes("?") ? "&" : "?"}${novos}${ancora ? `#${ancora}` : ""}`;
  return new Response(null, { status: 302, headers: { location, "cache-control": "no-store" } });
});
