import { createHmac } from "node:crypto";
import type { SentRequest } from "../servers.ts";

/**
 * Reads requests and their expected answers from the Haskell files of PostgREST's own tests (`test/spec/Feature`). It
 * knows the few forms in which nearly all of them are written, and has a reason for each that it does not read.
 */

/** One `shouldRespondWith` of a file. */
export interface Spec {
  /** The file, and the line of the request. */
  readonly place: string;
  readonly title: string;
  readonly settings: Settings;
  readonly request: SentRequest;
  readonly expected: Expected;
}

export interface Expected {
  readonly status: number;
  /** Absent where only the status is asked for. */
  readonly body?: string;
  /** Headers by their name in small letters; null where one must be absent. */
  readonly headers: Readonly<Record<string, string | null>>;
}

/** Settings of the server that differ from the first ones of the tests, by their names in Haskell. */
export type Settings = Readonly<Record<string, string>>;

export interface Unread {
  readonly place: string;
  readonly reason: string;
}

/** The secret of the tokens of the tests. */
export const specSecret = "reallyreallyreallyreallyverysafe";

interface Token {
  readonly kind: "text" | "name" | "number" | "sign";
  readonly text: string;
  readonly at: number;
}

const signs = String.raw`\`[\w.']+\`|<:>|<>|<-|->|::|=>|[<>=+$.&|*/!:^-]+|[()[\]{},;\\#@~%?]`;
const tokenForm = new RegExp(
  [
    String.raw`(?<space>\s+|--[^\n]*|\{-.*?-\})`,
    String.raw`\[(?:json|aesonQQ)\|(?<json>.*?)\|\]`,
    String.raw`\[str\|(?<lines>.*?)\|\]`,
    String.raw`"(?<string>(?:[^"\\]|\\\s+\\|\\.)*)"`,
    String.raw`(?<number>\d[\d_.]*)`,
    String.raw`(?<name>[A-Za-z_][\w.']*)`,
    `(?<sign>${signs})`,
    String.raw`(?<other>.)`,
  ].join("|"),
  "gs",
);

function tokensOf(source: string): readonly Token[] {
  const tokens: Token[] = [];
  for (const { index: at, groups = {} } of source.matchAll(tokenForm)) {
    const { json, lines, string, number, name, sign, other } = groups;
    if (json !== undefined) tokens.push({ kind: "text", text: quotedKeys(json), at });
    else if (lines !== undefined) tokens.push({ kind: "text", text: lines.replace(/\n\s*\|/g, "\n"), at });
    else if (string !== undefined) tokens.push({ kind: "text", text: unescaped(string), at });
    else if (number !== undefined) tokens.push({ kind: "number", text: number, at });
    else if (name !== undefined) tokens.push({ kind: "name", text: name, at });
    else if (sign !== undefined || other !== undefined) tokens.push({ kind: "sign", text: sign ?? other ?? "", at });
  }
  return tokens;
}

/** JSON of the tests may have names without quotes. */
const quotedKeys = (json: string): string =>
  json.replace(/("(?:[^"\\]|\\.)*")|([{,]\s*)(\w+)(?=\s*:)/g, (_, text, before, name) => text ?? `${before}"${name}"`);

const escapes: Readonly<Record<string, string>> = { n: "\n", t: "\t", r: "\r", "0": "\0", "&": "" };

const unescaped = (text: string): string =>
  text.replace(/\\(\s+\\|\d+|x[\da-fA-F]+|.)/gs, (_, code: string) => {
    if (/^\s/.test(code)) return "";
    if (/^x/.test(code)) return String.fromCodePoint(Number.parseInt(code.slice(1), 16));
    if (/^[1-9]/.test(code)) return String.fromCodePoint(Number(code));
    return escapes[code] ?? code;
  });

/** A value of an expression. */
type Value = string | number | readonly Value[] | Match | Answer;

/** A condition on a header: a value, or null for none. */
interface Match {
  readonly header: string;
  readonly value: string | null;
}

interface Answer {
  readonly body?: string;
  readonly fields: Readonly<Record<string, Value>>;
}

class NotRead extends Error {}

const isList = (value: Value | undefined): value is readonly Value[] => Array.isArray(value);
const isAnswer = (value: Value): value is Answer => typeof value === "object" && "fields" in value;
const isMatch = (value: Value): value is Match => typeof value === "object" && "header" in value;

function textOf(value: Value | undefined): string {
  if (typeof value !== "string") throw new NotRead("a value that is made by other code of the tests");
  return value;
}

function listOf(value: Value | undefined): readonly Value[] {
  if (value === "") return [];
  if (!isList(value)) throw new NotRead("headers that are made by other code of the tests");
  return value;
}

const singular = "application/vnd.pgrst.object+json";
const contentType = (type: string): Match => ({ header: "content-type", value: `${type}; charset=utf-8` });

const constants: Readonly<Record<string, Value>> = {
  mempty: "",
  methodGet: "GET",
  methodHead: "HEAD",
  methodPost: "POST",
  methodPut: "PUT",
  methodPatch: "PATCH",
  methodDelete: "DELETE",
  methodOptions: "OPTIONS",
  hAccept: "Accept",
  hContentType: "Content-Type",
  hAuthorization: "Authorization",
  hLocation: "Location",
  hContentLength: "Content-Length",
  rangeUnit: ["Range-Unit", "items"],
  planHdr: ["Accept", "application/vnd.pgrst.plan+json"],
  matchContentTypeJson: contentType("application/json"),
  matchContentTypeSingular: contentType(singular),
  matchCTArrayStrip: contentType("application/vnd.pgrst.array+json;nulls=stripped"),
  matchCTSingularStrip: contentType(`${singular};nulls=stripped`),
};

const tokenOf = (claims: string, secret: string): string => {
  const encoded = (text: string): string => Buffer.from(text).toString("base64url");
  const signed = `${encoded(JSON.stringify({ alg: "HS256", typ: "JWT" }))}.${encoded(claims.trim())}`;
  return `${signed}.${createHmac("sha256", secret).update(signed).digest("base64url")}`;
};

const rangeOf = (value: Value | undefined): Value => [
  ["Range-Unit", "items"],
  ["Range", textOf(value)],
];

const functions: Readonly<Record<string, (...values: readonly Value[]) => Value>> = {
  acceptHdrs: (type) => [["Accept", textOf(type)]],
  authHeader: (type, credentials) => ["Authorization", `${textOf(type)} ${textOf(credentials)}`],
  authHeaderJWT: (token) => ["Authorization", `Bearer ${textOf(token)}`],
  generateJWT: (claims) => tokenOf(textOf(claims), specSecret),
  generateJWTWithSecret: (claims, secret) => tokenOf(textOf(claims), textOf(secret)),
  ByteRangeFromTo: (from, to) => `${from}-${to}`,
  ByteRangeFrom: (from) => `${from}-`,
  rangeHdrs: rangeOf,
  rangeHdrsWithCount: (range) => [["Prefer", "count=exact"], ...listOf(rangeOf(range))],
  matchHeaderAbsent: (name) => ({ header: textOf(name).toLowerCase(), value: null }),
  toS: (text) => textOf(text),
  encodeUtf8: (text) => textOf(text),
};

/** The functions that send a request, by the number of their arguments. */
const senders: Readonly<Record<string, (...values: readonly Value[]) => SentRequest>> = {
  get: (path) => sent("GET", path, [], ""),
  delete: (path) => sent("DELETE", path, [], ""),
  options: (path) => sent("OPTIONS", path, [], ""),
  post: (path, body) => sent("POST", path, [], body),
  put: (path, body) => sent("PUT", path, [], body),
  patch: (path, body) => sent("PATCH", path, [], body),
  request: (method, path, headers, body) => sent(textOf(method), path, listOf(headers), body),
};

function sent(
  method: string,
  path: Value | undefined,
  headers: readonly Value[],
  body: Value | undefined,
): SentRequest {
  const pairs = headers.map((pair) => {
    const [name, value] = listOf(pair);
    return [textOf(name), textOf(value)] as const;
  });
  const joined: Record<string, string> = {};
  for (const [name, value] of pairs) {
    const known = joined[name.toLowerCase()];
    joined[name.toLowerCase()] = known === undefined ? value : `${known}, ${value}`;
  }
  const text = textOf(body);
  return { method, path: textOf(path), headers: joined, ...(text !== "" && { body: text }) };
}

const endsOfExpression = new Set([")", "]", "}", ",", "=", "`shouldRespondWith`", ";", "<-", "->", "|"]);

/** Reads expressions from a place in the tokens of a file. */
class Reader {
  readonly tokens: readonly Token[];
  readonly known: ReadonlyMap<string, Value>;
  index: number;

  constructor(tokens: readonly Token[], known: ReadonlyMap<string, Value>, index: number) {
    this.tokens = tokens;
    this.known = known;
    this.index = index;
  }

  get token(): Token | undefined {
    return this.tokens[this.index];
  }

  isAt(sign: string): boolean {
    return this.token?.kind === "sign" && this.token.text === sign;
  }

  take(sign: string): void {
    if (!this.isAt(sign)) throw new NotRead(`another form of Haskell`);
    this.index += 1;
  }

  expression(): Value {
    let value = this.application();
    for (;;) {
      if (this.isAt("<>") || this.isAt("++")) {
        this.index += 1;
        const next = this.application();
        value = isList(value) || isList(next) ? [...listOf(value), ...listOf(next)] : textOf(value) + textOf(next);
      } else if (this.isAt("<:>")) {
        this.index += 1;
        value = { header: textOf(value).toLowerCase(), value: textOf(this.application()) };
      } else if (this.isAt(":")) {
        this.index += 1;
        value = [value, ...listOf(this.expression())];
      } else return value;
    }
  }

  application(): Value {
    const { token } = this;
    const called = token?.kind === "name" ? functions[token.text] : undefined;
    if (called === undefined) return this.atom();
    this.index += 1;
    const values: Value[] = [];
    while (values.length < called.length && !this.isAtEnd()) {
      if (this.isAt("$")) {
        this.index += 1;
        values.push(this.expression());
      } else values.push(this.atom());
    }
    // A function of several forms, such as `rangeHdrs $ ByteRangeFromTo 0 1`, has its one value.
    return called(...values);
  }

  isAtEnd(): boolean {
    return this.token === undefined || (this.token.kind === "sign" && endsOfExpression.has(this.token.text));
  }

  atom(): Value {
    const { token } = this;
    if (token === undefined) throw new NotRead("another form of Haskell");
    this.index += 1;
    if (token.kind === "text") {
      if (token.text.includes("#{")) throw new NotRead("a text with values of other code of the tests");
      return token.text;
    }
    if (token.kind === "number") return Number(token.text.replaceAll("_", ""));
    if (token.kind === "name") {
      const value = constants[token.text] ?? this.known.get(token.text);
      if (value === undefined) throw new NotRead("a value that is made by other code of the tests");
      return value;
    }
    if (token.text === "(" || token.text === "[") {
      const close = token.text === "(" ? ")" : "]";
      const values: Value[] = [];
      while (!this.isAt(close)) {
        values.push(this.expression());
        if (!this.isAt(close)) this.take(",");
      }
      this.take(close);
      const [only] = values;
      return close === ")" && values.length === 1 && only !== undefined ? only : values;
    }
    throw new NotRead("another form of Haskell");
  }

  /** The right side of `shouldRespondWith`. */
  answer(): Expected {
    const value = this.expression();
    if (isAnswer(value)) throw new NotRead("another form of Haskell");
    const fields: Record<string, Value> = {};
    if (this.isAt("{")) {
      this.index += 1;
      while (!this.isAt("}")) {
        const name = this.token?.text ?? "";
        this.index += 1;
        this.take("=");
        fields[name] = this.expression();
        if (!this.isAt("}")) this.take(",");
      }
      this.index += 1;
    }
    const { matchStatus, matchHeaders = [] } = fields;
    const headers = Object.fromEntries(
      listOf(matchHeaders).map((match) => {
        if (!isMatch(match)) throw new NotRead("a condition on headers that is made by other code of the tests");
        return [match.header, match.value] as const;
      }),
    );
    if (typeof value === "number") return { status: value, headers };
    const status = typeof matchStatus === "number" ? matchStatus : 200;
    return { status, body: textOf(value), headers };
  }
}

/** Returns what a file asks for, and what of it was not read. */
export function readSpecs(
  name: string,
  source: string,
): { readonly specs: readonly Spec[]; readonly unread: readonly Unread[] } {
  const tokens = tokensOf(source);
  const specs: Spec[] = [];
  const unread: Unread[] = [];
  const known = new Map<string, Value>();
  let title = "";
  tokens.forEach((token, index) => {
    if (token.kind === "sign" && token.text === "=") learn(tokens, index, known);
    if (token.kind === "name" && token.text === "it") title = tokens[index + 1]?.text ?? "";
    if (token.text !== "`shouldRespondWith`") return;
    const start = startOf(tokens, index);
    const first = tokens[start];
    const place = `${name}:${source.slice(0, first?.at ?? token.at).split("\n").length}`;
    try {
      const send = first && senders[first.text];
      if (send === undefined) throw new NotRead("another form of Haskell");
      const reader = new Reader(tokens, known, start + 1);
      const values: Value[] = [];
      while (reader.index < index) {
        if (reader.isAt("$")) {
          reader.index += 1;
          values.push(reader.expression());
        } else values.push(reader.atom());
      }
      if (values.length !== send.length) throw new NotRead("another form of Haskell");
      reader.index = index + 1;
      const expected = reader.answer();
      specs.push({ place, title, settings: settingsAt(source, token.at), request: send(...values), expected });
    } catch (error) {
      if (!(error instanceof NotRead)) throw error;
      unread.push({ place, reason: error.message });
    }
  });
  return { specs, unread };
}

/** Learn the value of `name = …`, if it is one of those that are read. */
function learn(tokens: readonly Token[], index: number, known: Map<string, Value>): void {
  const name = tokens[index - 1];
  if (name?.kind !== "name") return;
  known.delete(name.text);
  try {
    known.set(name.text, new Reader(tokens, known, index + 1).expression());
  } catch (error) {
    if (!(error instanceof NotRead)) throw error;
  }
}

/** The place of the function that sends the request whose answer is expected at `index`. */
function startOf(tokens: readonly Token[], index: number): number {
  let depth = 0;
  for (let place = index - 1; place >= 0; place -= 1) {
    const token = tokens[place];
    if (token?.kind === "sign" && /^[)\]}]$/.test(token.text)) depth += 1;
    if (token?.kind === "sign" && /^[([{]$/.test(token.text)) depth -= 1;
    if (depth === 0 && token?.kind === "name" && Object.hasOwn(senders, token.text)) return place;
    if (token?.text === "`shouldRespondWith`") return -1;
  }
  return -1;
}

/** The settings of the last `withConfig` before a place. */
function settingsAt(source: string, at: number): Settings {
  const last = [...source.slice(0, at).matchAll(/withConfig(?:Dbs)?\s*\(?\s*baseCfg\s*(?:\{([^}]*)\})?/g)].at(-1);
  const fields = (last?.[1] ?? "").split(/,\s*(?=config)/).filter((field) => field.includes("="));
  return Object.fromEntries(
    fields.map((field) => {
      const [name = "", ...value] = field.split("=");
      return [name.trim(), value.join("=").trim()] as const;
    }),
  );
}
