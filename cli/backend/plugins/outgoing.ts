import { lookup } from "node:dns/promises";
import { type IncomingMessage, request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { Refusal } from "./refusal.ts";

/** What goes out to a service. */
export interface Outgoing {
  readonly url: URL;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array | undefined;
}

/** How far a request may go. */
export interface Reach {
  /** Whether an IP address may be asked. */
  readonly isReachable: (address: string) => boolean;
  /** How long the answer may be on its way. */
  readonly timeoutMs: number;
}

interface Resolved {
  readonly address: string;
  readonly family: number;
}

/**
 * Send a request to an address that was looked at: the connection goes to what the name was resolved to, and is not
 * resolved again. Redirects are not followed. Throws a `Refusal`.
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
      // One connection each: one that was opened for another request may lead somewhere else.
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
