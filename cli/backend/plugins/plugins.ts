import { answerCmsFetch, type CmsSets } from "./cms.ts";
import { Refusal } from "./refusal.ts";
import { answerRestRequest, type ProxyParts } from "./rest-proxy.ts";

export interface PluginsParts extends ProxyParts {
  readonly sets: CmsSets;
}

/**
 * The function `plugins`: what plugins of a design need a server for.
 *
 * `POST designs/{id}/rest-api/request` and `POST ww/cms_data_sets/{id}/fetch`, below any path.
 */
export const createPlugins =
  (parts: PluginsParts) =>
  async (request: Request): Promise<Response> => {
    const answer = await route(request, parts).catch(answerRefusal);
    answer.headers.set("access-control-allow-origin", "*");
    return answer;
  };

async function route(request: Request, parts: PluginsParts): Promise<Response> {
  if (request.method === "OPTIONS") return preflight(request);
  const { pathname } = new URL(request.url);
  const isRest = /\/designs\/[^/]+\/rest-api\/request\/?$/.test(pathname);
  const set = /\/ww\/cms_data_sets\/([^/]+)\/fetch\/?$/.exec(pathname)?.[1];
  if (!isRest && set === undefined) throw new Refusal(404, "not_found", "there is nothing at this address");
  if (request.method !== "POST") throw new Refusal(405, "method_not_allowed", "this address is asked with POST");
  return set === undefined ? answerRestRequest(request, parts) : answerCmsFetch(request, set, parts.sets);
}

const preflight = ({ headers }: Request): Response =>
  new Response(null, {
    status: 204,
    headers: {
      "access-control-allow-methods": "POST, OPTIONS",
      "access-control-allow-headers": headers.get("access-control-request-headers") ?? "*",
    },
  });

function answerRefusal(error: unknown): Response {
  if (error instanceof Refusal) {
    const { status, code, message } = error;
    return Response.json({ code, message }, { status, headers: { "cache-control": "no-store" } });
  }
  throw error;
}
