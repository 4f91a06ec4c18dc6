/** A syntax of CSS values, as the standard writes it: `auto | <length [0,∞]>{1,4}`. */
export type Syntax =
  | { readonly kind: "word"; readonly word: string; readonly lowerCase: string }
  /** Without a name: a group in brackets. */
  | { readonly kind: "function"; readonly name: string; readonly argument: Syntax }
  /** A comma, a slash, a square bracket or an operator. */
  | { readonly kind: "sign"; readonly sign: string }
  | { readonly kind: "type"; readonly name: string; readonly least: number; readonly most: number }
  | { readonly kind: "property"; readonly name: string }
  | { readonly kind: Combinator; readonly parts: readonly Syntax[] }
  | Choice
  | Repeat;

/** `list`: in this order. `all`: in any order. `some`: at least one, in any order. */
type Combinator = "list" | "all" | "some";

/** Exactly one of its parts. Most parts are words and functions, which are found by their name. */
export interface Choice {
  readonly kind: "one";
  readonly parts: readonly Syntax[];
  /** In lower case. */
  readonly words: ReadonlySet<string>;
  readonly functions: ReadonlyMap<string, readonly Syntax[]>;
  readonly others: readonly Syntax[];
}

interface Repeat {
  readonly kind: "repeat";
  readonly part: Syntax;
  readonly least: number;
  readonly most: number;
  readonly hasCommas: boolean;
  /** Matches at least something, even if each part of it is optional. */
  readonly isFilled: boolean;
}

const lexemes = /'[^']+'|<[^>]+>|[-\w]*\(|[-\w]+|\|\||&&|#?\{\d+(?:,\d*)?\}|[[\])|?*+#!,/]/g;

/** The ways to combine, from the loosest. */
const combinators = [
  { sign: "|", kind: "one" },
  { sign: "||", kind: "some" },
  { sign: "&&", kind: "all" },
] as const;

/** Parses a syntax of the generated table, which is always right. */
export function parseSyntax(text: string): Syntax {
  const found = text.match(lexemes) ?? [];
  let next = 0;

  const combined = (level: number): Syntax => {
    const combinator = combinators[level];
    if (combinator === undefined) return list();
    const parts = [combined(level + 1)];
    while (found[next] === combinator.sign) {
      next++;
      parts.push(combined(level + 1));
    }
    return single(combinator.kind, parts);
  };

  const list = (): Syntax => {
    const parts: Syntax[] = [];
    while (next < found.length && !/^(?:[\])]|\|\|?|&&)$/.test(found[next] ?? "")) parts.push(repeated(term()));
    return single("list", parts);
  };

  const term = (): Syntax => {
    const lexeme = found[next++] ?? "";
    if (lexeme === "[" || lexeme.endsWith("(")) {
      const inner = combined(0);
      next++;
      return lexeme === "[" ? inner : { kind: "function", name: lexeme.slice(0, -1).toLowerCase(), argument: inner };
    }
    if (lexeme.startsWith("<'")) return { kind: "property", name: lexeme.slice(2, -2) };
    if (lexeme.startsWith("<")) return typeIn(lexeme);
    if (lexeme.startsWith("'")) return { kind: "sign", sign: lexeme.slice(1, -1) };
    return /^[-\w]/.test(lexeme)
      ? { kind: "word", word: lexeme, lowerCase: lexeme.toLowerCase() }
      : { kind: "sign", sign: lexeme };
  };

  const repeated = (part: Syntax): Syntax => {
    const multiplier = /^(?:[?*+#!]|#?\{.*\})$/.test(found[next] ?? "") ? found[next] : undefined;
    if (multiplier === undefined) return part;
    next++;
    return repeated({ kind: "repeat", part, ...timesOf(multiplier) });
  };

  return combined(0);
}

function single(kind: Combinator | "one", parts: readonly Syntax[]): Syntax {
  if (parts.length === 1 && parts[0] !== undefined) return parts[0];
  return kind === "one" ? choiceOf(parts) : { kind, parts };
}

function choiceOf(parts: readonly Syntax[]): Choice {
  const words = new Set<string>();
  const functions = new Map<string, Syntax[]>();
  const others: Syntax[] = [];
  for (const part of parts) {
    const name = functionName(part);
    if (part.kind === "word") words.add(part.lowerCase);
    else if (name === undefined) others.push(part);
    else functions.set(name, [...(functions.get(name) ?? []), part]);
  }
  return { kind: "one", parts, words, functions, others };
}

/** Returns the name of a function that a syntax is: of `calc( … )` itself, or of the type `<calc()>`. */
function functionName(syntax: Syntax): string | undefined {
  if (syntax.kind === "function" && syntax.name !== "") return syntax.name;
  const first = syntax.kind === "list" ? syntax.parts[0] : undefined;
  if (first !== undefined) return functionName(first);
  return syntax.kind === "type" && syntax.name.endsWith("()") ? syntax.name.slice(0, -2).toLowerCase() : undefined;
}

/** Reads `<length>`, `<number [0,1]>` or `<time [0s,∞]>`. */
function typeIn(lexeme: string): Syntax {
  const [, name = "", least = "-∞", most = "∞"] = /^<(\S+?)(?:\s*\[([^,]+),([^\]]+)\])?>$/.exec(lexeme) ?? [];
  const bound = (text: string): number =>
    text.endsWith("∞") ? (text.startsWith("-") ? -Infinity : Infinity) : Number.parseFloat(text);
  return { kind: "type", name, least: bound(least), most: bound(most) };
}

function timesOf(multiplier: string): Omit<Repeat, "kind" | "part"> {
  const hasCommas = multiplier.startsWith("#");
  const [, least, comma, most] = /\{(\d+)(,)?(\d*)\}/.exec(multiplier) ?? [];
  if (least !== undefined) {
    const atMost = most ? Number(most) : comma === undefined ? Number(least) : Infinity;
    return { least: Number(least), most: atMost, hasCommas, isFilled: false };
  }
  return {
    least: multiplier === "?" || multiplier === "*" ? 0 : 1,
    most: multiplier === "?" || multiplier === "!" ? 1 : Infinity,
    hasCommas,
    isFilled: multiplier === "!",
  };
}
