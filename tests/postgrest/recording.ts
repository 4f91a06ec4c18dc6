import { appendFileSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { decodeJwt } from "jose";
import type { Backend } from "../../cli/backend/backend.ts";

/** A request for rows that a test of the seller app sent, with the claims of its token. */
export interface Recorded {
  readonly method: string;
  /** Below the path of the service, with the query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly claims: Readonly<Record<string, unknown>> | undefined;
  readonly body?: string;
}

/** Headers that change an answer. */
const kept = ["accept", "accept-profile", "content-profile", "content-type", "prefer", "range", "range-unit"];

/**
 * Note the requests for rows of a backend in the folder that TRAMA_RECORD names, for `vendas.jsonl`. Without it, the
 * backend is returned as it is.
 */
export function recorded(backend: Backend): Backend {
  const folder = process.env.TRAMA_RECORD;
  if (folder === undefined) return backend;
  mkdirSync(folder, { recursive: true });
  const fetch: Backend["fetch"] = async (request, address) => {
    const { pathname, search } = new URL(request.url);
    if (pathname.startsWith("/rest/v1/")) {
      const body = await request.clone().text();
      const token = request.headers.get("authorization")?.replace(/^Bearer /i, "") ?? "";
      const noted: Recorded = {
        method: request.method,
        path: pathname.slice("/rest/v1".length) + search,
        headers: Object.fromEntries(kept.flatMap((name) => [...pair(request.headers, name)])),
        claims: token.split(".").length === 3 ? decodeJwt(token) : undefined,
        ...(body !== "" && { body }),
      };
      appendFileSync(join(folder, `${process.pid}.jsonl`), `${JSON.stringify(noted)}\n`);
    }
    return backend.fetch(request, address);
  };
  return new Proxy(backend, { get: (target, name) => (name === "fetch" ? fetch : Reflect.get(target, name, target)) });
}

function* pair(headers: Headers, name: string): Iterable<readonly [string, string]> {
  const value = headers.get(name);
  if (value !== null && !(name === "accept" && value === "*/*")) yield [name, value];
}
