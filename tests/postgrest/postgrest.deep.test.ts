import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { cases, createRandom } from "../depth.ts";
import { type Compared, reasons } from "./known.ts";
import { kinds, randomRequest } from "./requests.ts";
import { type Answer, type SentRequest, type Server, startEmbedded, startPostgrest } from "./servers.ts";

/**
 * The REST service of the embedded backend beside a real PostgREST over a real PostgreSQL, with the same schema and rows:
 * each request has the same answer, or a reason of `known.ts`, a list that only shrinks.
 */

const rows = readFileSync(new URL("rows.sql", import.meta.url), "utf8");

let ours: Server;
let theirs: Server;
const closing: (() => Promise<void>)[] = [];

beforeAll(async () => {
  const embedded = await startEmbedded();
  closing.push(embedded.close);
  const postgrest = await startPostgrest(embedded.secret);
  closing.push(postgrest.close);
  ours = embedded.server;
  theirs = postgrest.server;
  await fill();
}, 300_000);
afterAll(async () => {
  for (const close of closing) await close();
});

const fill = (): Promise<unknown> => Promise.all([ours.run(rows), theirs.run(rows)]);

/** An answer as it is compared: of errors the status and the code, of rows all. */
function comparable({ status, text, range, type, location }: Answer, method: string): Compared {
  const body = parsed(text);
  if (status >= 400) return { status, code: body?.code ?? text.slice(0, 80) };
  const isJson = type?.includes("json") === true;
  return { status, body: isJson ? withoutSpaces(text) : text, range, location: method === "POST" ? location : null };
}

function parsed(text: string): { readonly code?: string } | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Removes the spaces between the parts of JSON text; numbers and texts stay as they were written. */
const withoutSpaces = (text: string): string => text.replace(/("(?:[^"\\]|\\.)*")|\s+/g, (_, quoted = "") => quoted);

const nameOf = ({ method, path, person, headers = {}, body }: SentRequest): string =>
  [person, method, decodeURIComponent(path), ...Object.entries(headers).map((pair) => pair.join(":")), body]
    .filter(Boolean)
    .join(" ");

interface Difference {
  readonly name: string;
  readonly ours: Compared;
  readonly theirs: Compared;
}

async function differenceOf(request: SentRequest): Promise<Difference | undefined> {
  const [one, other] = await Promise.all([ours.send(request), theirs.send(request)]);
  if (request.method !== "GET" && request.method !== "HEAD") await fill();
  const { method } = request;
  const [a, b] = [comparable(one, method), comparable(other, method)];
  return JSON.stringify(a) === JSON.stringify(b) ? undefined : { name: nameOf(request), ours: a, theirs: b };
}

/** The reasons that a difference had so far. */
const seen = new Set<string>();

/** Sends requests; returns the differences without a reason. Different rows need an error of one of the two, always. */
async function unexplained(requests: Iterable<SentRequest>, name: string): Promise<readonly Difference[]> {
  const found: Difference[] = [];
  let count = 0;
  let equal = 0;
  for (const request of requests) {
    count += 1;
    const difference = await differenceOf(request);
    if (difference === undefined) {
      equal += 1;
      continue;
    }
    const { ours, theirs } = difference;
    const reason = reasons.find(({ holds }) => holds(difference.name, ours, theirs));
    const isSilent = ours.status < 400 && theirs.status < 400;
    if (reason && !isSilent) seen.add(reason.text);
    else found.push(difference);
  }
  console.info(`${name}: ${equal} of ${count} agree`);
  return found;
}

test.each(kinds())("requests of the kind $name are answered as PostgREST answers them", async ({ name, requests }) => {
  expect(await unexplained(requests, name)).toEqual([]);
});

test("random requests for rows are answered as PostgREST answers them", async () => {
  const random = createRandom();
  const requests = Array.from({ length: cases(200, 6_000) }, () => randomRequest(random));
  expect(await unexplained(requests, "random")).toEqual([]);
});

test("each reason for a difference is still needed", () => {
  expect(reasons.map(({ text }) => text).filter((text) => !seen.has(text))).toEqual([]);
});
