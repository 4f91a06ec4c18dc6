import { isObject, type JsonObject } from "../json.ts";
import type { RiskKind } from "./change.ts";

/** Actions that change data of the backend, or may: nobody knows what a function does. */
const writingActions: ReadonlySet<string> = new Set([
  "supabase.insert",
  "supabase.update",
  "supabase.upsert",
  "supabase.delete",
  "supabase.call",
  "supabase.invoke",
  "supabase.storageCopy",
  "supabase.storageMove",
  "supabase.storageRemove",
  "supabase.storageUpdate",
  "supabase.storageUpload",
  "supabase.storageUploadToSignedUrl",
  "supabase.storageSignedUploadUrl",
  "uploadFile",
]);
const requests: ReadonlySet<string> = new Set(["rest.request", "xano.request"]);

/**
 * Returns the risks of a value that the base does not have in its place: steps that write, HTML that runs as written,
 * and origins that are not in `origins`.
 */
export function findRisks(head: unknown, base: unknown, origins: ReadonlySet<string>): readonly RiskKind[] {
  const found = new Set<RiskKind>();
  const before = writesIn(base);
  for (const write of writesIn(head)) if (!before.has(write)) found.add("write-added");
  if (hasTrusted(head) && !hasTrusted(base)) found.add("trusted-html");
  for (const origin of originsIn(head)) if (!origins.has(origin)) found.add("new-origin");
  return [...found];
}

/** Returns what the steps in a value write: the action and its target. */
function writesIn(value: unknown): ReadonlySet<string> {
  const found = new Set<string>();
  visit(value, (object) => {
    const { action } = object;
    if (typeof action !== "string") return;
    const method = typeof object.method === "string" ? object.method : "";
    const isWrite = writingActions.has(action) || (requests.has(action) && method !== "GET" && method !== "HEAD");
    if (isWrite)
      found.add(
        [action, method, object.table ?? object.function ?? object.bucket ?? object.url ?? ""].map(String).join(" "),
      );
  });
  return found;
}

function hasTrusted(value: unknown): boolean {
  let isFound = false;
  visit(value, ({ trusted }) => {
    if (trusted === true) isFound = true;
  });
  return isFound;
}

function visit(value: unknown, each: (object: JsonObject) => void): void {
  if (Array.isArray(value)) for (const item of value) visit(item, each);
  else if (isObject(value)) {
    each(value);
    for (const member of Object.values(value)) visit(member, each);
  }
}

const origin = /\b(?:https?|wss?):\/\/[a-z0-9.-]+(?::\d+)?/gi;

/** Returns the origins in all texts, names and formulas of a value. Descriptions and `$schema` are not part of the app. */
export function originsIn(value: unknown): ReadonlySet<string> {
  const found = new Set<string>();
  const look = (text: string): void => {
    if (text.includes("://")) for (const [each] of text.matchAll(origin)) found.add(each.toLowerCase());
  };
  const walk = (each: unknown): void => {
    if (typeof each === "string") look(each);
    else if (Array.isArray(each)) each.forEach(walk);
    else if (isObject(each))
      for (const [name, member] of Object.entries(each)) {
        look(name);
        if (name !== "$schema" && name !== "description") walk(member);
      }
  };
  walk(value);
  return found;
}
