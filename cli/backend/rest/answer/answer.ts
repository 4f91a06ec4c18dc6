import { isObject, parseJson } from "../../../json.ts";
import { encoded } from "../address/parameters.ts";
import type { Plan } from "../plan/plan.ts";
import { contentType } from "../request/media-types.ts";
import { appliedPreferences } from "../request/preferences.ts";
import { invalidRange, type RestRequest } from "../request/request.ts";
import { returnsVoid } from "../schema-cache/functions.ts";
import { isStatus } from "./database-error.ts";
import { Refusal, refusalBody } from "./refusal.ts";

/** What the database answered. */
export interface Result {
  /** The number of rows without limits, if the request asks for it. */
  readonly total: bigint | undefined;
  /** The number of rows that were read or written. */
  readonly count: bigint;
  readonly body: string;
  /** Set by a function or trigger: `response.headers` and `response.status`. */
  readonly headers: string | null;
  readonly status: string | null;
  /** How many rows a merge inserted. */
  readonly inserted: number;
  /** How the transaction ended, if the request could choose. */
  readonly tx: "commit" | "rollback" | undefined;
  /** The primary key of an inserted row. */
  readonly key: readonly (readonly [name: string, value: string | null])[];
}

interface Parts {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: string | null;
}

/** Returns the response to a request. Source: PostgREST 12, Response. */
export function answerTo(request: RestRequest, plan: Plan, result: Result): Response {
  const { status, headers, body } = partsOf(request, plan, result);
  const own = ownHeaders(result.headers);
  const all = new Headers();
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined && !own.some(([other]) => other.toLowerCase() === name)) all.set(name, value);
  }
  if (request.isOneOfSchemas) all.set("content-profile", request.schema);
  for (const [name, value] of own) all.append(name, value);
  const shown = body === null || !plan.isBinary ? body : Buffer.from(body, "hex");
  const finalStatus = ownStatus(result.status) ?? status;
  const isEmpty = request.http.method === "HEAD" || isBodiless(finalStatus);
  return new Response(isEmpty ? null : shown, { status: finalStatus, headers: all });
}

/** Statuses whose answers have no body. */
const isBodiless = (status: number): boolean => status === 204 || status === 205 || status === 304;

function partsOf(request: RestRequest, plan: Plan, result: Result): Parts {
  switch (request.action) {
    case "read":
    case "get":
    case "call":
      return readParts(request, plan, result);
    case "insert":
      return insertParts(request, plan, result);
    default:
      return changeParts(request, plan, result);
  }
}

function readParts({ parameters, preferences, range, target, action }: RestRequest, plan: Plan, result: Result): Parts {
  const { count, handling, timezone, maxAffected } = preferences;
  const { total } = result;
  const isBeyond = total !== undefined && range.from > total;
  const isPart = total !== undefined && result.count < total;
  const query = parameters.canonical === "" ? "" : `?${parameters.canonical}`;
  const isVoid = plan.routine !== undefined && returnsVoid(plan.routine);
  const isRead = action === "read";
  const beyond = `An offset of ${range.from} was requested, but there are only ${total ?? 0} rows.`;
  return {
    status: isVoid ? 204 : isBeyond ? 416 : isPart ? 206 : 200,
    headers: {
      "content-range": contentRange(range.from, range.from + result.count - 1n, total),
      "content-location": isRead ? `/${encoded(target)}${query}` : undefined,
      "content-type": isVoid ? undefined : contentType(plan.media),
      "preference-applied": appliedPreferences({
        count,
        tx: result.tx,
        handling,
        timezone,
        ...(!isRead && { maxAffected }),
      }),
    },
    body: isVoid ? null : isBeyond ? refusalBody(invalidRange(beyond).parts) : result.body,
  };
}

function insertParts({ preferences, target, parameters }: RestRequest, plan: Plan, result: Result): Parts {
  const { resolution, returning, count, missing, handling, timezone } = preferences;
  const hasKey = plan.primaryKey.length > 0 || parameters.onConflict !== undefined;
  const isMerge = resolution === "merge-duplicates";
  const isReturned = returning === "representation";
  const key = result.key.map(
    ([name, value]) => `${encoded(name)}=${encoded(value === null ? "is.null" : `eq.${value}`)}`,
  );
  return {
    status: isMerge && result.inserted <= 0 ? 200 : 201,
    headers: {
      location: key.length === 0 ? undefined : `/${encoded(target)}?${key.join("&")}`,
      "content-range": contentRange(1n, 0n, isCounted(count) ? result.count : undefined),
      "content-type": isReturned ? contentType(plan.media) : undefined,
      "preference-applied": appliedPreferences({
        ...(hasKey && { resolution }),
        returning,
        count,
        tx: result.tx,
        missing,
        handling,
        timezone,
      }),
    },
    body: isReturned ? result.body : null,
  };
}

function changeParts({ action, preferences }: RestRequest, plan: Plan, result: Result): Parts {
  const { returning, count, missing, handling, timezone, maxAffected } = preferences;
  const isReturned = returning === "representation";
  const total = isCounted(count) ? result.count : undefined;
  const range =
    action === "update"
      ? contentRange(0n, result.count - 1n, total)
      : action === "delete"
        ? contentRange(1n, 0n, total)
        : undefined;
  return {
    status: !isReturned ? 204 : action === "upsert" && result.inserted > 0 ? 201 : 200,
    headers: {
      "content-range": range,
      "content-type": isReturned ? contentType(plan.media) : undefined,
      "preference-applied": appliedPreferences({
        returning,
        count,
        tx: result.tx,
        handling,
        timezone,
        ...(action === "update" && { missing }),
        ...(action !== "upsert" && { maxAffected }),
      }),
    },
    body: isReturned ? result.body : null,
  };
}

const isCounted = (count: RestRequest["preferences"]["count"]): boolean => count === "exact" || count === "estimated";

function contentRange(from: bigint, to: bigint, total: bigint | undefined): string {
  const range = total !== 0n && from <= to ? `${from}-${to}` : "*";
  return `${range}/${total ?? "*"}`;
}

/** Returns the headers that a function or trigger set, as JSON `[{"name": "value"}]`. */
function ownHeaders(text: string | null): readonly (readonly [string, string])[] {
  if (text === null) return [];
  const list = parseJson(text);
  const pairs = (Array.isArray(list) ? list : [undefined]).map((item) => {
    const [pair, ...others] = isObject(item) ? Object.entries(item) : [];
    const [name, value] = pair ?? [];
    if (name === undefined || typeof value !== "string" || others.length > 0) {
      throw new Refusal({
        status: 500,
        code: "PGRST111",
        message: "response.headers guc must be a JSON array composed of objects with a single key and a string value",
      });
    }
    return [name, value] as const;
  });
  return pairs;
}

function ownStatus(text: string | null): number | undefined {
  if (text === null) return undefined;
  const status = Number.parseInt(text, 10);
  if (isStatus(status)) return status;
  throw new Refusal({ status: 500, code: "PGRST112", message: "response.status guc must be a valid status code" });
}
