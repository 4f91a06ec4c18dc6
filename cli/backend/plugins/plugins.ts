import { answerCmsFetch, type CmsSets } from "./cms.ts";
import { Refusal } from "./refusal.ts";
import { answerRestRequest, type ProxyParts } from "./rest-proxy.ts";

export interface PluginsParts extends ProxyParts {
  readonly sets: CmsSets;
  /** Counts a request to the proxy; returns the seconds its caller has to wait, or undefined when it may proceed. */
  readonly waitSeconds?: (request: Request) => number | undefined;
}

/**
 * The function `plugins`: the server side of the design's plugins.
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
  if (!isRest && set === undefined) throw new Refusal(404, "not_found", "not found");
  if (request.method !== "POST") throw new Refusal(405, "method_not_allowed", "use POST for this address");
  if (set !== undefined) return answerCmsFetch(request, set, parts.sets);
  const waitSeconds = parts.waitSeconds?.(request);
  return waitSeconds === undefined ? answerRestRequest(request, parts) : tooMany(waitSeconds);
}

const preflight = ({ headers }: Request): Response =>
  new Response(null, {
    status: 204,
    headers: {
      "access-control-allow-methods": "POST, OPTIONS",
      "access-control-allow-headers": headers.get("access-control-request-headers") ?? "*",
    },
  });

const tooMany = (waitSeconds: number): Response =>
  Response.json(
    { code: "too_many_requests", message: `too many requests; wait ${waitSeconds} s` },
    { status: 429, headers: { "cache-control": "no-store", "retry-after": String(waitSeconds) } },
  );

function answerRefusal(error: unknown): Response {
  if (error instanceof Refusal) {
    const { status, code, message } = error;
    return Response.json({ code, message }, { status, headers: { "cache-control": "no-store" } });
  }
  throw error;
}
