/** A token of a CSS value. `end` is not included. */
export interface CssToken {
  readonly kind: "word" | "number" | "string" | "hash" | "url" | "function" | "sign" | "open";
  /** The token in lower case; the name of a function without its bracket. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** Of numbers. */
  readonly value: number;
  /** Of numbers: `px`, `%`, or empty. */
  readonly unit: string;
}

const patterns = {
  number: /([+-]?(?:\d*\.)?\d+(?:e[+-]?\d+)?)(%|-?[a-z_\u0080-\uffff][\w\u0080-\uffff-]*|--[\w\u0080-\uffff-]+)?/iy,
  word: /(?:--|-?[a-z_\u0080-\uffff])[\w\u0080-\uffff-]*/iy,
  token: /\$[a-z][a-z0-9-]*/iy,
  string: /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/sy,
  hash: /#[\w\u0080-\uffff-]+/iy,
  space: /\s+/y,
} as const;

/** Functions whose result may be any part of a value. */
const substitutions = new Set(["var", "env", "attr", "if", "inherit", "first-valid", "random-item", "toggle"]);

/**
 * Splits a CSS value, whose quotes and brackets are closed, into tokens.
 *
 * A token of the theme, `var()` and words and functions with a vendor's prefix may be anything: they become `open`.
 */
export function cssTokens(value: string): readonly CssToken[] {
  const tokens: CssToken[] = [];
  let at = 0;
  const matched = (pattern: RegExp): RegExpExecArray | undefined => {
    pattern.lastIndex = at;
    return pattern.exec(value) ?? undefined;
  };
  const add = (
    kind: CssToken["kind"],
    length: number,
    text = value.slice(at, at + length),
    number = 0,
    unit = "",
  ): void => {
    tokens.push({
      kind,
      text: text.toLowerCase(),
      start: at,
      end: at + length,
      value: number,
      unit: unit.toLowerCase(),
    });
    at += length;
  };
  while (at < value.length) {
    const space = matched(patterns.space);
    if (space) {
      at += space[0].length;
      continue;
    }
    const number = matched(patterns.number);
    const name = number ? undefined : matched(patterns.word)?.[0];
    if (number) add("number", number[0].length, number[0], Number(number[1]), number[2]);
    else if (name !== undefined) {
      const isFunction = value.charAt(at + name.length) === "(";
      const isOpen =
        /^-[a-z]/i.test(name) || (isFunction && (substitutions.has(name.toLowerCase()) || name.startsWith("--")));
      if (isOpen) add("open", isFunction ? closeOf(value, at + name.length) + 1 - at : name.length);
      else if (isFunction && /^(?:url|src)$/i.test(name)) add("url", closeOf(value, at + name.length) + 1 - at);
      else if (isFunction) add("function", name.length + 1, name);
      else add("word", name.length);
    } else {
      const length = (pattern: RegExp): number => matched(pattern)?.[0].length ?? 0;
      const token = length(patterns.token);
      const string = length(patterns.string);
      const hash = length(patterns.hash);
      if (token > 0) add("open", token);
      else if (string > 0) add("string", string);
      else if (hash > 0) add("hash", hash);
      else add("sign", 1);
    }
  }
  return tokens;
}

/** Returns the position of the bracket that closes the one at `open`. */
function closeOf(value: string, open: number): number {
  let depth = 0;
  for (let at = open; at < value.length; at++) {
    patterns.string.lastIndex = at;
    const string = patterns.string.exec(value);
    if (string) at += string[0].length - 1;
    else if (value.charAt(at) === "(") depth++;
    else if (value.charAt(at) === ")" && --depth === 0) return at;
  }
  return value.length - 1;
}
