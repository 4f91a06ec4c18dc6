import { colorNames } from "./color-names.ts";
import { kindOfMath } from "./css-calc.ts";
import { propertyGrammar, typeGrammar, units } from "./css-grammar.ts";
import { type Choice, parseSyntax, type Syntax } from "./css-syntax.ts";
import { type CssToken, cssTokens } from "./css-tokens.ts";

/** The part of a value that does not match the grammar of its property. */
export interface Mismatch {
  readonly start: number;
  readonly end: number;
  /** The first wrong token; undefined if the value ends too early. */
  readonly found: CssToken | undefined;
  /** What the grammar allows there: words, functions with an opening bracket, and types in angle brackets. */
  readonly expected: ReadonlySet<string>;
}

/** A longer or more ambiguous value is not checked, so that no value takes long. */
const lengthLimit = 2000;
const stepLimit = 50_000;

/** The words that any property may have as its whole value. */
export const wideWords = ["initial", "inherit", "unset", "revert", "revert-layer", "revert-rule"] as const;
const isWide = (word: string): boolean => wideWords.some((wide) => wide === word);

/**
 * Compares a CSS value with the grammar of its property, such as `align-items`.
 *
 * Returns undefined for a value that fits, and for a property without a known grammar. The value's quotes and brackets
 * are closed, and it contains no comments.
 */
export function mismatchOf(property: string, value: string): Mismatch | undefined {
  const grammar = propertyGrammar[property];
  // An escape may spell any word.
  if (grammar === undefined || isOneToken.test(value)) return undefined;
  if (value.length > lengthLimit || value.includes("\\")) return undefined;
  const tokens = cssTokens(value.replace(/!\s*important\s*$/i, ""));
  const unnamed = tokens.map(unnamedVariable).find((wrong) => wrong !== undefined);
  if (unnamed) return unnamed;
  if (tokens.length > 0 && tokens.every(({ kind }) => kind === "open")) return undefined;
  const [first] = tokens;
  if (first?.kind === "word" && tokens.length === 1 && isWide(first.text)) return undefined;
  const syntax = syntaxOf(propertySyntaxes, propertyGrammar, property);
  const isFit = (match: Match): boolean =>
    endsOf(match, syntax, 0).some((end) => tokens.slice(end).every(({ kind }) => kind === "open"));
  return isFit(matchOf(tokens)) ? undefined : furthestOf(tokens, value, syntax);
}

/** Returns the part of a `var()` that should be the name of a custom property. */
function unnamedVariable(token: CssToken): Mismatch | undefined {
  const [, opening, name] = (token.kind === "open" && /^(var\(\s*)(?!--[^\s,)])([^\s,)]*)/.exec(token.text)) || [];
  if (opening === undefined || name === undefined) return undefined;
  const start = token.start + opening.length;
  return { start, end: start + name.length, found: token, expected: new Set(["<dashed-ident>"]) };
}

/** Matches a wrong value once more, to find what was expected: right values need not know. */
function furthestOf(tokens: readonly CssToken[], value: string, syntax: Syntax): Mismatch {
  const expected = new Set<string>();
  const match = matchOf(tokens, expected);
  for (const end of endsOf(match, syntax, 0)) {
    if (end <= match.furthest) continue;
    match.furthest = end;
    expected.clear();
  }
  const { wrongMath } = match;
  // The calculation matches up to its closing bracket, or further if it is right for another part of the value.
  if (wrongMath && match.furthest < wrongMath.end) {
    const found = tokens[wrongMath.at];
    return {
      start: found?.start ?? 0,
      end: tokens[wrongMath.end - 1]?.end ?? value.length,
      found,
      expected: wrongMath.expected,
    };
  }
  const found = tokens[match.furthest];
  if (tokens.length === 1) for (const wide of wideWords) expected.add(wide);
  const end = found?.kind === "function" ? found.end - 1 : (found?.end ?? value.length);
  return { start: found?.start ?? 0, end, found, expected };
}

const matchOf = (tokens: readonly CssToken[], expected?: Set<string>): Match => ({
  tokens,
  known: new Map(),
  stepCount: 0,
  furthest: 0,
  expected,
});

/** Most values of a design are one token of its theme. */
const isOneToken = /^\$[A-Za-z][A-Za-z0-9-]*$/;

interface Match {
  readonly tokens: readonly CssToken[];
  readonly known: Map<Syntax, (readonly number[])[]>;
  stepCount: number;
  /** The token that no alternative could match, and what they expected there; only if that is asked for. */
  furthest: number;
  readonly expected: Set<string> | undefined;
  /** The first calculation whose result is of another kind, such as a number instead of a length. */
  wrongMath?: { readonly at: number; readonly end: number; readonly expected: Set<string> };
}

const propertySyntaxes = new Map<string, Syntax>();
const typeSyntaxes = new Map<string, Syntax>();

/** Parses a syntax of the table when it is first needed. */
function syntaxOf(parsed: Map<string, Syntax>, grammar: typeof typeGrammar, name: string): Syntax {
  const known = parsed.get(name);
  if (known !== undefined) return known;
  const syntax = parseSyntax(grammar[name] ?? "");
  parsed.set(name, syntax);
  return syntax;
}

/** Returns the positions where a match that starts at `at` can end. */
function endsOf(match: Match, syntax: Syntax, at: number): readonly number[] {
  if (++match.stepCount > stepLimit) return [match.tokens.length];
  switch (syntax.kind) {
    case "list":
      return syntax.parts.reduce<readonly number[]>((starts, part) => endsOfEach(match, part, starts), [at]);
    case "one":
      return endsOfOne(match, syntax, at);
    case "all":
    case "some":
      return endsInAnyOrder(match, syntax.parts, at, syntax.kind === "all");
    case "repeat":
      return endsOfRepeat(match, syntax, at);
    case "property":
      return endsOfNamed(match, syntaxOf(propertySyntaxes, propertyGrammar, syntax.name), at);
    case "type":
      if (typeGrammar[syntax.name] === undefined) return endsOfToken(match, syntax, at);
      return endsOfNamed(match, syntaxOf(typeSyntaxes, typeGrammar, syntax.name), at);
    case "sign":
      if (syntax.sign === "," && match.tokens[at]?.kind !== "open" && isOmitted(match, at)) return [at];
      return endsOfToken(match, syntax, at);
    case "word":
      return endsOfToken(match, syntax, at);
    case "function": {
      const starts = endsOfToken(match, syntax, at);
      if (match.tokens[at]?.kind === "open") return starts;
      return endsOfEach(match, closing, endsOfEach(match, syntax.argument, starts));
    }
    default:
      throw new Error(`unknown syntax ${JSON.stringify(syntax satisfies never)}`);
  }
}

/** Remembers the ends of named syntaxes, which several alternatives often share. */
function endsOfNamed(match: Match, syntax: Syntax, at: number): readonly number[] {
  let byStart = match.known.get(syntax);
  if (byStart === undefined) {
    byStart = [];
    match.known.set(syntax, byStart);
  }
  const known = byStart[at];
  if (known !== undefined) return known;
  const ends = endsOf(match, syntax, at);
  byStart[at] = ends;
  return ends;
}

function endsOfOne(match: Match, { parts, words, functions, others }: Choice, at: number): readonly number[] {
  const token = match.tokens[at];
  const isNamed = match.expected === undefined && token !== undefined && token.kind !== "open";
  let ends: readonly number[] = isNamed && token.kind === "word" && words.has(token.text) ? [at + 1] : [];
  const add = (part: Syntax): void => {
    const found = endsOf(match, part, at);
    if (found.length > 0) ends = ends.length === 0 ? found : unique([...ends, ...found]);
  };
  (isNamed ? others : parts).forEach(add);
  if (isNamed && token.kind === "function") functions.get(token.text)?.forEach(add);
  return ends;
}

const unique = (ends: readonly number[]): readonly number[] => (ends.length < 2 ? ends : [...new Set(ends)]);

function endsOfEach(match: Match, syntax: Syntax, starts: readonly number[]): readonly number[] {
  const [first, ...others] = starts;
  if (first === undefined) return starts;
  if (others.length === 0) return endsOf(match, syntax, first);
  return unique(starts.flatMap((start) => endsOf(match, syntax, start)));
}

function endsInAnyOrder(match: Match, parts: readonly Syntax[], at: number, isWhole: boolean): readonly number[] {
  const ends = new Set<number>();
  const everything = 2 ** parts.length - 1;
  const seen = new Set<number>();
  const endsByStart: (readonly (readonly number[])[])[] = [];
  const pending = [{ used: 0, start: at }];
  for (let state = pending.pop(); state !== undefined; state = pending.pop()) {
    const { used, start } = state;
    if (isWhole ? used === everything : used !== 0) ends.add(start);
    if (!isWhole && isAtEnd(match, start)) continue;
    const endsHere = endsByStart[start] ?? parts.map((part) => endsOf(match, part, start));
    endsByStart[start] = endsHere;
    for (let index = 0; index < parts.length; index++) {
      const bit = 1 << index;
      if (used & bit) continue;
      for (const end of endsHere[index] ?? []) {
        const key = end * (everything + 1) + (used | bit);
        if (seen.has(key)) continue;
        seen.add(key);
        pending.push({ used: used | bit, start: end });
      }
    }
  }
  return [...ends];
}

function endsOfRepeat(match: Match, syntax: Syntax & { kind: "repeat" }, at: number): readonly number[] {
  const ends = new Set<number>(syntax.least === 0 ? [at] : []);
  let starts: readonly number[] = [at];
  for (let count = 1; count <= syntax.most && starts.length > 0; count++) {
    if (count > syntax.least && starts.every((start) => isAtEnd(match, start))) break;
    if (syntax.hasCommas && count > 1) starts = endsOfEach(match, comma, starts);
    const found = endsOfEach(match, syntax.part, starts);
    starts = count < syntax.least ? found : found.filter((end) => !ends.has(end));
    if (count >= syntax.least) for (const end of found) ends.add(end);
  }
  const isOpen = match.tokens[at]?.kind === "open";
  return [...ends].filter((end) => !syntax.isFilled || end > at || isOpen);
}

/** Whether nothing is left to match. Only the search for what was expected goes on from there. */
const isAtEnd = ({ tokens, expected }: Match, at: number): boolean => expected === undefined && at === tokens.length;

const comma: Syntax = { kind: "sign", sign: "," };
const closing: Syntax = { kind: "sign", sign: ")" };

/** Whether a comma has nothing before or after it that it could separate: `linear-gradient(red, blue)` omits one. */
function isOmitted({ tokens }: Match, at: number): boolean {
  const before = tokens[at - 1];
  const after = tokens[at];
  const isStart = before === undefined || before.kind === "function" || /^[,(/]$/.test(before.text);
  return isStart || after === undefined || after.text === ")";
}

type TokenSyntax = Extract<Syntax, { kind: "word" | "function" | "sign" | "type" }>;

function endsOfToken(match: Match, syntax: TokenSyntax, at: number): readonly number[] {
  const token = match.tokens[at];
  // It may hold this part of the value, and more, or nothing.
  if (token?.kind === "open") return unique([at, ...endsOfToken(match, syntax, at + 1)]);
  const end = endOfToken(match, syntax, token, at);
  if (end !== undefined) return typeof end === "number" ? [end] : end;
  if (match.expected === undefined) return [];
  if (at > match.furthest) {
    match.furthest = at;
    match.expected.clear();
  }
  if (at === match.furthest) match.expected.add(nameOf(syntax));
  return [];
}

const nameOf = (syntax: TokenSyntax): string => {
  if (syntax.kind === "word") return syntax.word;
  if (syntax.kind === "sign") return syntax.sign;
  if (syntax.kind === "function") return `${syntax.name}(`;
  const most = syntax.most === Number.POSITIVE_INFINITY ? "" : ` to ${syntax.most}`;
  return `<${syntax.name}${syntax.least >= 0 ? ` from ${syntax.least}${most}` : ""}>`;
};

function endOfToken(
  match: Match,
  syntax: TokenSyntax,
  token: CssToken | undefined,
  at: number,
): number | readonly number[] | undefined {
  if (syntax.kind === "type" && isAnything.has(syntax.name)) return closeOf(match.tokens, at);
  if (token === undefined) return undefined;
  if (isMatch(syntax, token)) return at + 1;
  if (syntax.kind !== "type" || token.kind !== "function" || !numericTypes.has(syntax.name)) return undefined;
  const ends = endsOf(match, syntaxOf(typeSyntaxes, typeGrammar, "math"), at);
  if (ends.length === 0) return undefined;
  const kind = kindOfMath(match.tokens, at);
  if (kind === undefined || kind === (syntax.name === "integer" ? "number" : syntax.name)) return ends;
  match.wrongMath ??= { at, end: Math.max(...ends), expected: new Set() };
  if (match.wrongMath.at === at) match.wrongMath.expected.add(nameOf(syntax));
  return undefined;
}

function isMatch(syntax: TokenSyntax, token: CssToken): boolean {
  switch (syntax.kind) {
    case "word":
      return token.kind === "word" && token.text === syntax.lowerCase;
    case "sign":
      return token.kind === "sign" && token.text === syntax.sign;
    case "function":
      return syntax.name === "" ? token.text === "(" : token.kind === "function" && token.text === syntax.name;
    case "type":
      return isOfType(syntax, token);
    default:
      throw new Error(`unknown syntax ${JSON.stringify(syntax satisfies never)}`);
  }
}

const isAnything = new Set(["any-value", "declaration-value"]);

/** Returns the position of the bracket that closes the function around `at`. */
function closeOf(tokens: readonly CssToken[], at: number): number {
  let depth = 0;
  for (let next = at; next < tokens.length; next++) {
    const token = tokens[next];
    if (token?.kind === "function" || token?.text === "(") depth++;
    else if (token?.text === ")" && depth-- === 0) return next;
  }
  return tokens.length;
}

/** The types that a calculation may have. */
const numericTypes = new Set(["number", "integer", "percentage", "length", "angle", "time", "resolution", "flex"]);
const allUnits = new Set(Object.values(units).flat());

function isOfType({ name, least, most }: TokenSyntax & { kind: "type" }, token: CssToken): boolean {
  if (token.kind === "number") {
    const isInside = token.value >= least && token.value <= most;
    if (name === "number") return isInside && token.unit === "";
    if (name === "integer") return isInside && /^[+-]?\d+$/.test(token.text);
    if (name === "percentage") return isInside && token.unit === "%";
    if (name === "dimension") return allUnits.has(token.unit);
    if (name === "zero" || (name === "length" && token.unit === "")) return token.value === 0 && token.unit === "";
    return isInside && units[name]?.includes(token.unit) === true;
  }
  if (token.kind === "word") {
    if (name === "named-color") return colorNames.has(token.text);
    if (name === "ident") return true;
    if (name === "dashed-ident") return token.text.startsWith("--");
    if (name === "line-name" && (token.text === "span" || token.text === "auto")) return false;
    return (name === "custom-ident" || name === "line-name") && !isWide(token.text) && token.text !== "default";
  }
  if (token.kind === "hash")
    return (
      name === "id-selector" || (name === "hex-color" && /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/.test(token.text))
    );
  return token.kind === name;
}
