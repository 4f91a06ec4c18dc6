/** A file of edge functions, with its path below `supabase/functions/`. */
export interface FunctionFile {
  readonly path: string;
  readonly text: string;
}

const readsKey = /SERVICE_ROLE|SUPABASE_SECRET_KEY|\bsb_secret_/;

/**
 * The places where a function that has the service key puts a text into an address as it is: `upload/index.ts:12`.
 *
 * `fetch` resolves `..`, so such a text leads to other files, and on to tables and users. The key passes every policy.
 */
export function pastedPaths(files: readonly FunctionFile[]): readonly string[] {
  const plain = new Map(files.map(({ path, text }) => [path, withoutComments(text)]));
  const withKey = new Set<string>();
  for (const path of plain.keys()) {
    if (!/^[^_./][^/]*\/index\.ts$/.test(path)) continue;
    const own = importsOf(path, plain);
    if ([...own].some((each) => readsKey.test(plain.get(each) ?? ""))) for (const each of own) withKey.add(each);
  }
  return [...withKey].sort().flatMap((path) => placesIn(path, plain.get(path) ?? ""));
}

/** A file and all that it imports from the functions of the design. */
function importsOf(entry: string, files: ReadonlyMap<string, string>): ReadonlySet<string> {
  const found = new Set<string>();
  const waiting = [entry];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    const text = files.get(path);
    if (text === undefined || found.has(path)) continue;
    found.add(path);
    const from = `file:///${path}`;
    for (const [, specifier = ""] of text.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*["'](\.{1,2}\/[^"']+)["']/g))
      waiting.push(decodeURIComponent(new URL(specifier, from).pathname.slice(1)));
  }
  return found;
}

function placesIn(path: string, text: string): readonly string[] {
  const isEncoded = encodedIn(text);
  const offsets = [...pastedInAddresses(text, isEncoded), ...pastedInClients(text, isEncoded)];
  const lines = offsets.map((offset) => text.slice(0, offset).split("\n").length);
  return [...new Set(lines)].sort((one, other) => one - other).map((line) => `${path}:${line}`);
}

/** The services of the backend, at the start of an address or in it. */
const service = /(?:^|\/)(?:rest|storage|auth|functions|graphql)\/v1\b/;
const isBase = (code: string, bases: ReadonlySet<string>): boolean =>
  /SUPABASE_URL/.test(code) || bases.has(code.trim());

/** Where a template or a sum that is an address of the backend takes in a text as it is. */
function pastedInAddresses(text: string, isEncoded: (code: string) => boolean): readonly number[] {
  const bases = new Set(
    [...text.matchAll(/\b(?:const|let)\s+(\w+)\s*(?::[^=;]+)?=\s*[^;\n]*SUPABASE_URL[^;\n]*/g)].map(
      ([, name = ""]) => name,
    ),
  );
  const templates = templatesIn(text).flatMap(({ offset, texts, codes }) => {
    const [first = ""] = codes;
    const beginsWithCode = texts[0] === "";
    const isAddress = texts.some((part) => service.test(part)) || (beginsWithCode && isBase(first, bases));
    // A path without a host is for a browser; a function cannot fetch it.
    if (!isAddress || texts[0]?.startsWith("/")) return [];
    return (beginsWithCode ? codes.slice(1) : codes).every(isEncoded) ? [] : [offset];
  });
  const sums = [...text.matchAll(/(["'])([^"'\n]*)\1\s*\+\s*([^+;\n]+)/g)].flatMap((match) =>
    service.test(match[2] ?? "") && !isEncoded(match[3] ?? "") ? [match.index] : [],
  );
  return [...templates, ...sums];
}

/** Where a client that has the key takes a path of a bucket that is not a literal. The library does not encode it. */
function pastedInClients(text: string, isEncoded: (code: string) => boolean): readonly number[] {
  const keys = [...text.matchAll(/\bconst\s+(\w+)\s*(?::[^=;]+)?=\s*[^;]*?(?:SERVICE_ROLE|SUPABASE_SECRET_KEY)/g)];
  const isKey = new RegExp([readsKey.source, ...keys.map(([, name = ""]) => `\\b${name}\\b`)].join("|"));
  const clients = [...text.matchAll(/\b(?:const|let)\s+(\w+)\s*=\s*createClient\b([^;]*);/g)].flatMap(
    ([, name = "", args = ""]) => (isKey.test(args) ? [name] : []),
  );
  return clients.flatMap((client) => {
    const calls = new RegExp(
      `\\b${client}\\s*\\.storage\\s*\\.from\\(([^()]*)\\)\\s*\\.(?:download|remove|upload|update|move|copy|list|info|exists|createSigned\\w+)\\(\\s*\\[?\\s*([^,)\\]]*)`,
      "g",
    );
    return [...text.matchAll(calls)].flatMap((match) =>
      isEncoded(match[1] ?? "") && isEncoded(match[2] ?? "") ? [] : [match.index],
    );
  });
}

/** Whether a piece of code is a literal, a setting, or a text that was encoded; also by a constant of the file. */
function encodedIn(text: string): (code: string) => boolean {
  const isSafe = (code: string, depth: number): boolean => {
    const plain = code.trim();
    if (/^(?:(["'])[^"'\n]*\1(?:\s*\+\s*(["'])[^"'\n]*\2)*|`[^`$]*`|\d+|)$/.test(plain)) return true;
    if (/^(?:Deno\.env\.get|env)\([^()]*\)(?:\s*\?\?\s*["'][^"']*["'])?$/.test(plain)) return true;
    if (
      /^encodeURIComponent\([\s\S]*\)$/.test(plain) ||
      /\.map\(encodeURIComponent\)\.join\(["'`]\/["'`]\)$/.test(plain)
    )
      return true;
    if (/^(?:new URLSearchParams\([\s\S]*\)|crypto\.randomUUID\(\))$/.test(plain)) return true;
    const template = /^`([\s\S]*)`$/.test(plain) ? templatesIn(plain)[0] : undefined;
    if (template) return depth > 0 && template.codes.every((each) => isSafe(each, depth - 1));
    if (!/^\w+$/.test(plain) || depth === 0) return false;
    const constants = [...text.matchAll(new RegExp(`\\bconst\\s+${plain}\\s*(?::[^=;]+)?=\\s*([^;]+);`, "g"))];
    return constants.length > 0 && constants.every(([, value = ""]) => isSafe(value, depth - 1));
  };
  return (code) => isSafe(code, 4);
}

interface Template {
  readonly offset: number;
  /** The texts around the codes: one more than these. */
  readonly texts: readonly string[];
  readonly codes: readonly string[];
}

/** The templates with codes in them, in a text without comments. */
function templatesIn(text: string): readonly Template[] {
  const found: Template[] = [];
  let at = 0;
  while (at < text.length) {
    const sign = text[at];
    if (sign === '"' || sign === "'") at = endOfString(text, at);
    else if (sign === "`") at = template(text, at, found);
    else at += 1;
  }
  return found;
}

function endOfString(text: string, start: number): number {
  let at = start + 1;
  while (at < text.length && text[at] !== text[start] && text[at] !== "\n") at += text[at] === "\\" ? 2 : 1;
  return at + 1;
}

/** Reads a template, and those inside its codes. Returns where it ends. */
function template(text: string, start: number, found: Template[]): number {
  const [texts, codes]: [string[], string[]] = [[], []];
  let at = start + 1;
  let from = at;
  while (at < text.length && text[at] !== "`") {
    if (text[at] === "\\") at += 2;
    else if (text.startsWith("${", at)) {
      texts.push(text.slice(from, at));
      const end = endOfCode(text, at + 2, found);
      codes.push(text.slice(at + 2, end));
      at = end + 1;
      from = at;
    } else at += 1;
  }
  texts.push(text.slice(from, at));
  if (codes.length > 0) found.push({ offset: start, texts, codes });
  return at + 1;
}

function endOfCode(text: string, start: number, found: Template[]): number {
  let depth = 0;
  let at = start;
  while (at < text.length) {
    const sign = text[at];
    if (sign === "}" && depth === 0) return at;
    if (sign === '"' || sign === "'") at = endOfString(text, at);
    else if (sign === "`") at = template(text, at, found);
    else {
      if (sign === "{") depth += 1;
      if (sign === "}") depth -= 1;
      at += 1;
    }
  }
  return at;
}

/** The text with its comments as spaces, so that offsets stay. An address in a string is not a comment. */
function withoutComments(text: string): string {
  return text.replace(
    /(["'])(?:\\.|(?!\1)[^\\\n])*\1|`(?:\\.|[^\\`])*`|\/\*[\s\S]*?\*\/|(?<![:\\/])\/\/[^\n]*/g,
    (piece) => (piece.startsWith("/") ? piece.replace(/[^\n]/g, " ") : piece),
  );
}
