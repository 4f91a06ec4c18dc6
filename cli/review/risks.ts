import { isObject, type JsonObject, visitObjects } from "../json.ts";
import type { RiskKind } from "./change.ts";

/** Actions that change data of the backend, or may: nobody knows what a function does. Accounts and sessions count. */
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
  "auth.confirmPassword",
  "auth.loginWithIdToken",
  "auth.signup",
  "auth.storeToken",
  "auth.updatePassword",
  "auth.updateUser",
]);
const requests: ReadonlySet<string> = new Set(["rest.request", "xano.request"]);

/** Returns what a workflow writes, by its name. */
export type WritesOf = (workflow: string) => ReadonlySet<string>;

/**
 * Returns the risks of a value that the base does not have in its place: steps that write, also in workflows that it runs,
 * HTML that runs as written, and origins that are not in `origins`.
 */
export function findRisks(
  head: unknown,
  base: unknown,
  origins: ReadonlySet<string>,
  writesOf: { readonly base: WritesOf; readonly head: WritesOf },
): readonly RiskKind[] {
  const found = new Set<RiskKind>();
  const before = writesIn(base, writesOf.base);
  for (const write of writesIn(head, writesOf.head)) if (!before.has(write)) found.add("write-added");
  if (hasTrusted(head) && !hasTrusted(base)) found.add("trusted-html");
  if (sendsToken(head) && !sendsToken(base)) found.add("access-added");
  for (const origin of originsIn(head)) if (!origins.has(origin)) found.add("new-origin");
  return [...found];
}

/** Returns what the steps in a value write: the action and its target. */
function writesIn(value: unknown, writesOf: WritesOf): ReadonlySet<string> {
  const found = new Set<string>();
  visitObjects(value, (object) => {
    const write = writeOf(object);
    if (write !== undefined) found.add(write);
    const { run, action, workflow } = object;
    const called = action === "runWorkflow" ? workflow : run;
    if (typeof called === "string") for (const each of writesOf(called)) found.add(each);
  });
  return found;
}

/** Returns what a step writes: its action and target, such as `supabase.delete contatos`; nothing for other steps. */
export function writeOf(step: JsonObject): string | undefined {
  const { action } = step;
  if (typeof action !== "string") return undefined;
  const method = typeof step.method === "string" ? step.method : "";
  const isWrite = writingActions.has(action) || (requests.has(action) && method !== "GET" && method !== "HEAD");
  if (!isWrite) return undefined;
  const target = step.table ?? step.function ?? step.bucket ?? step.url;
  return [action, method, target === undefined ? "" : typeof target === "string" ? target : JSON.stringify(target)]
    .filter((part) => part !== "")
    .join(" ");
}

/** Whether steps in a value write, also in workflows that they run. */
export const hasWrites = (value: unknown, writesOf: WritesOf): boolean => writesIn(value, writesOf).size > 0;

/** Whether a formula reads the token of the session, which lets another service act as the user. */
function sendsToken(value: unknown): boolean {
  let isFound = false;
  visitObjects(value, ({ formula }) => {
    if (typeof formula === "string" && /\bauth\.(?:access|refresh)Token\b/.test(formula)) isFound = true;
  });
  return isFound;
}

function hasTrusted(value: unknown): boolean {
  let isFound = false;
  visitObjects(value, ({ trusted }) => {
    if (trusted === true) isFound = true;
  });
  return isFound;
}

/** An address with its scheme: the origin, also of names in other scripts and of numbers. */
const origin = /\b(?:https?|wss?|ftp):\/\/(?:\[[0-9a-f:.]+\]|[^\s/'"`?#\\$:,;(){}<>|]+)(?::\d+)?/giu;
/** An address that takes the scheme of the page, or a host that people type without one. */
const withoutScheme = /(?<![:\w/])\/\/(?:[\w-]+\.)+\w+(?::\d+)?|\bwww\.(?:[\w-]+\.)+\w+/gi;
const domains =
  "com|net|org|io|app|dev|br|co|ai|info|biz|cloud|xyz|site|online|tech|store|gov|edu|us|uk|de|fr|es|pt|it|nl|ru|cn|jp|in|eu|tv|ly|sh|to|example|test|local";
/** A text, or a text in a formula, that begins with a host. */
const host = new RegExp(`(?:^|['"\`])(?:[\\w-]+\\.)+(?:${domains})(?::\\d+)?(?=$|[/?'"\`$])`, "gim");
/** Text that runs where an address is expected. */
const script = /\b(?:javascript:|data:text\/html)/gi;
/** A scheme whose host comes from elsewhere, as in `'https://' + name`. */
const joined = /:\/\/(?=['"`$]|$)/;

/** Returns the origins in a text: of addresses, with and without a scheme; of one that is joined from parts, all of it. */
export function originsOf(text: string): ReadonlySet<string> {
  const found = new Set<string>();
  if (!/[.:]/.test(text)) return found;
  for (const pattern of [origin, withoutScheme, host, script])
    for (const [each] of text.matchAll(pattern)) found.add(each.toLowerCase().replace(/^['"`]/, ""));
  if (joined.test(text)) found.add(`joined ${text}`);
  return found;
}

/** Returns the origins in all texts, names and formulas of a value. Descriptions and `$schema` are not part of the app. */
export function originsIn(value: unknown): ReadonlySet<string> {
  const found = new Set<string>();
  const look = (text: string): void => {
    for (const each of originsOf(text)) found.add(each);
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
