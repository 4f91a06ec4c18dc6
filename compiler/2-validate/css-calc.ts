import { units } from "./css-grammar.ts";
import type { CssToken } from "./css-tokens.ts";

/** `number` or the name of a unit's type, such as `length`; undefined if it depends on other things, such as a `%`. */
type Kind = string | undefined;

/** The kind of a calculation that adds or compares different kinds, such as `calc(1px + 2)`. */
export const mixed = "mixed";

const kindOfUnit: ReadonlyMap<string, string> = new Map(
  Object.entries(units).flatMap(([kind, names]) => names.map((name) => [name, kind] as const)),
);

/** Functions whose result has the kind of their arguments. */
const sameKind = new Set(["calc", "min", "max", "clamp"]);

/** Returns the kind of the calculation that starts at a token and matches the grammar. */
export function kindOfMath(tokens: readonly CssToken[], start: number): Kind {
  return new Calculation(tokens, start).value();
}

class Calculation {
  constructor(
    private readonly tokens: readonly CssToken[],
    private at: number,
  ) {}

  value(): Kind {
    const token = this.tokens[this.at++];
    if (token?.kind === "number") return token.unit === "" ? "number" : kindOfUnit.get(token.unit);
    if (token?.text === "(") return this.list();
    if (token?.kind !== "function") return undefined;
    const kind = this.list();
    return sameKind.has(token.text) ? kind : undefined;
  }

  /** Returns the kind of the sums up to the closing bracket. */
  private list(): Kind {
    let kind = this.sum();
    while (this.at < this.tokens.length && !this.isNext(")")) {
      this.at++;
      kind = together(kind, this.sum());
    }
    this.at++;
    return kind;
  }

  private sum(): Kind {
    let kind = this.product();
    while (this.isNext("+") || this.isNext("-")) {
      this.at++;
      kind = together(kind, this.product());
    }
    return kind;
  }

  private product(): Kind {
    let kind = this.value();
    while (this.isNext("*") || this.isNext("/")) {
      const isDivided = this.isNext("/");
      this.at++;
      const other = this.value();
      if (kind === mixed || other === mixed) kind = mixed;
      else if (other !== "number") kind = kind === "number" && !isDivided ? other : undefined;
    }
    return kind;
  }

  private isNext(sign: string): boolean {
    const token = this.tokens[this.at];
    return token?.kind === "sign" && token.text === sign;
  }
}

const together = (one: Kind, other: Kind): Kind =>
  one === undefined || other === undefined || one === other ? (one ?? other) : mixed;
