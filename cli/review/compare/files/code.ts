import type { Line, RiskKind } from "../../change.ts";
import { code, listed, words } from "../../render/words.ts";
import { originsOf } from "../../risks.ts";

/** A comment, or a text or anything else that is kept. */
const piece = /(\/\/[^\n]*|\/\*[\s\S]*?\*\/)|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\[\s\S])*`|[\s\S]/g;

/** Returns code without comments. What looks like one in a regular expression is left out too. */
const withoutComments = (text: string): string =>
  text.replaceAll(piece, (found, comment: string | undefined) => (comment === undefined ? found : " "));

/** What code does that a reviewer should read, by risk: each pattern names it by its first group, or by all of it. */
const signs: readonly (readonly [risk: RiskKind, pattern: RegExp])[] = [
  [
    "network-call",
    /\b(fetch|XMLHttpRequest|WebSocket|EventSource|RTCPeerConnection|WebTransport|sendBeacon|importScripts|Worker|SharedWorker|new Image)\b/g,
  ],
  ["network-call", /\b(Deno\.(?:connect\w*|listen\w*|serve))\b|["'](?:node:)?(https?|net|dgram|tls|http2)["']/g],
  ["network-call", /\.(src|href|action|srcdoc)\s*=(?!=)/g],
  ["code-run", /\b(eval|new Function|Function|setTimeout\s*\(\s*["'`]|setInterval\s*\(\s*["'`])\s*\(?/g],
  ["code-run", /\b(globalThis|window|self|top|parent|Reflect\.get)\b\s*[[(]/g],
  [
    "code-run",
    /\b(import)\s*\(|\b(atob|fromCharCode|fromCodePoint|child_process|Deno\.(?:Command|run)|WebAssembly)\b/g,
  ],
  ["code-run", /(\\x[0-9a-f]{2}|\\u\{?00[2-7][0-9a-f])/gi],
  ["trusted-html", /\b(innerHTML|outerHTML|insertAdjacentHTML|dangerouslySetInnerHTML|document\.write|srcdoc)\b/g],
  ["access-added", /\b(SERVICE_ROLE\w*|\w*_SERVICE_ROLE\w*|service_role)\b/gi],
  ["package-changed", /(?:\bfrom|\bimport|\brequire\s*\()\s*["']((?!\.{1,2}\/)[^"']+)["']/g],
  ["package-changed", /\bimport\s*\(\s*["']((?!\.{1,2}\/)[^"']+)["']/g],
];

/** Counts what code does, by risk and name. */
function signsIn(
  text: string,
): ReadonlyMap<string, { readonly risk: RiskKind; readonly name: string; readonly count: number }> {
  const found = new Map<string, { risk: RiskKind; name: string; count: number }>();
  for (const [risk, pattern] of signs)
    for (const [all, ...named] of text.matchAll(pattern)) {
      const name = named.find((each) => each !== undefined) ?? all;
      const known = found.get(`${risk} ${name}`);
      if (known) known.count++;
      else found.set(`${risk} ${name}`, { risk, name, count: 1 });
    }
  return found;
}

/** Returns the origins of a text that the base of the file and the rest of the base do not have. */
export function newAddresses(base: string, head: string, origins: ReadonlySet<string>): readonly string[] {
  const known = new Set([...originsOf(base), ...origins]);
  return [...originsOf(head)].filter((each) => !known.has(each) && !each.startsWith("joined "));
}

/**
 * Compares code: addresses, calls of the network, code from text, markup and imports that the base does not have, or has
 * less often. The rest of a change is not compared, but for comments and spaces.
 */
export function compareCode(base: string | undefined, head: string, origins: ReadonlySet<string>): Line {
  const [was, is] = [withoutComments(base ?? ""), withoutComments(head)];
  if (base !== undefined && was.replaceAll(/\s+/g, "") === is.replaceAll(/\s+/g, ""))
    return { words: words`changed only in comments and spaces`, risks: [] };
  const before = signsIn(was);
  const risks = new Set<RiskKind>();
  const names: string[] = [];
  for (const [key, { risk, name, count }] of signsIn(is)) {
    if (count <= (before.get(key)?.count ?? 0)) continue;
    risks.add(risk);
    names.push(name);
  }
  const addresses = newAddresses(was, is, origins);
  const isJoined = [...is.matchAll(/:\/\/(?=["'`$])/g)].length > [...was.matchAll(/:\/\/(?=["'`$])/g)].length;
  if (addresses.length > 0 || isJoined) risks.add("new-origin");
  const shown = [...addresses, ...(isJoined ? ["an address from parts"] : []), ...new Set(names)];
  const rest = shown.length - shownCount;
  const more = listed([...shown.slice(0, shownCount).map(code), ...(rest > 0 ? [`${rest} more`] : [])]);
  return {
    words: words`${base === undefined ? "added" : "changed"}${shown.length === 0 ? "" : words`, with ${more}`}; what its code does is not compared`,
    risks: [...risks, "not-compared"],
  };
}

const shownCount = 6;
