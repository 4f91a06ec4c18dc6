import { units } from "./css-grammar.ts";
import type { CssToken } from "./css-tokens.ts";

/** `number`, `%` or the name of a unit's type, such as `length`; undefined if it depends on other things. */
type Kind = string | undefined;

const percent = "%";

/** The kind of a calculation that adds or compares different kinds, such as `calc(1px + 2)`, or multiplies two lengths. */
export const mixed = "mixed";

const kindOfUnit: ReadonlyMap<string, string> = new Map(
  Object.entries(units).flatMap(([kind, names]) => names.map((name) => [name, kind] as const)),
);

/** Functions whose result has the kind of their arguments. */
const sameKind = new Set(["calc", "min", "max", "clamp"]);

/** Returns the kind of the calculation that starts at a token and matches the grammar; undefined for a percentage. */
export function kindOfMath(tokens: readonly CssToken[], start: number): Kind {
  const kind = new Calculation(tokens, start).value();
  return kind === percent ? undefined : kind;
}

class Calculation {
  constructor(
    private readonly tokens: readonly CssToken[],
    private at: number,
  ) {}

  value(): Kind {
    const token = this.tokens[this.at++];
    if (token?.kind === "number") {
      if (token.unit === "") return "number";
      return token.unit === percent ? percent : kindOfUnit.get(token.unit);
    }
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
    const factors: Kind[] = [this.value()];
    const divisors: Kind[] = [];
    while (this.isNext("*") || this.isNext("/")) {
      const list = this.isNext("/") ? divisors : factors;
      this.at++;
      list.push(this.value());
    }
    return kindOfProduct(factors, divisors);
  }

  private isNext(sign: string): boolean {
    const token = this.tokens[this.at];
    return token?.kind === "sign" && token.text === sign;
  }
}

/** A length divided by a length is a number, and so is a percentage divided by a length. */
function kindOfProduct(factors: readonly Kind[], divisors: readonly Kind[]): Kind {
  const all = [...factors, ...divisors];
  if (all.includes(mixed)) return mixed;
  if (all.includes(undefined)) return undefined;
  const kinds = factors.filter((kind) => kind !== "number");
  for (const divisor of divisors) {
    if (divisor === "number") continue;
    const index = kinds.findIndex((kind) => kind === divisor || kind === percent || divisor === percent);
    if (index < 0) return mixed;
    kinds.splice(index, 1);
  }
  return kinds.length > 1 ? mixed : (kinds[0] ?? "number");
}

/** A percentage is of what is next to it. */
function together(one: Kind, other: Kind): Kind {
  if (one === undefined || other === undefined || one === other) return one ?? other;
  if (one === percent && other !== "number") return other;
  return other === percent && one !== "number" ? one : mixed;
}
