import { lookup } from "node:dns/promises";
import { type IncomingMessage, request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { Refusal } from "./refusal.ts";

/** A request to a service. */
export interface Outgoing {
  readonly url: URL;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array | undefined;
}

/** The limits of a request. */
export interface Reach {
  /** Whether the request may connect to an IP address. */
  readonly isReachable: (address: string) => boolean;
  /** How long to wait for the answer. */
  readonly timeoutMs: number;
}

interface Resolved {
  readonly address: string;
  readonly family: number;
}

/**
 * Send a request. The resolved address is checked, and the connection uses that same address without resolving the name
 * again. Redirects are not followed. Throws a `Refusal`.
 */
export async function send(outgoing: Outgoing, { isReachable, timeoutMs }: Reach): Promise<IncomingMessage> {
  const { url, method, headers, body } = outgoing;
  const addresses = await resolve(url.hostname.replace(/^\[(.*)\]$/, "$1"));
  if (!addresses.every(({ address }) => isReachable(address)))
    throw new Refusal(403, "private_address", "the service has an address that is not public");
  const call = url.protocol === "https:" ? requestHttps : requestHttp;
  return new Promise((answered, refused) => {
    const request = call(url, {
      method,
      headers: { ...headers, ...(body === undefined ? {} : { "content-length": String(body.byteLength) }) },
      // A new connection each time: a reused one may lead to another address.
      agent: false,
      lookup: givesOnly(addresses),
      signal: AbortSignal.timeout(timeoutMs),
    });
    request.once("response", answered);
    request.once("error", (error) => {
      const isLate = error.name === "AbortError" || error.name === "TimeoutError";
      refused(
        isLate
          ? new Refusal(504, "timeout", "the service did not answer in time")
          : new Refusal(502, "no_answer", "the service could not be reached"),
      );
    });
    request.end(body);
  });
}

async function resolve(host: string): Promise<readonly Resolved[]> {
  const family = isIP(host);
  if (family !== 0) return [{ address: host, family }];
  const found = await lookup(host, { all: true }).catch(() => []);
  if (found.length === 0) throw new Refusal(502, "no_answer", "the service could not be reached");
  return found;
}

const givesOnly =
  (addresses: readonly Resolved[]): LookupFunction =>
  (_host, options, callback) => {
    const [first] = addresses;
    if (options.all === true) callback(null, [...addresses]);
    else callback(null, first?.address ?? "", first?.family ?? 4);
  };
