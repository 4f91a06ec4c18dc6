import { boolean, date, file, nothing, number, type Type, text, unknown } from "../formula-types.ts";
import { type HelperSource, helperSources } from "./helpers.generated.ts";

/**
 * A helper of the formula language. A deprecated one has a `successor`; the result of an impure one varies; one of
 * workflows may not be called elsewhere.
 */
export interface Helper {
  readonly name: string;
  readonly signatures: readonly Signature[];
  readonly successor: string | undefined;
  readonly isImpure: boolean;
  /** It throws for values of the wrong type. */
  readonly canFail: boolean;
  readonly isWorkflowOnly: boolean;
  /** Its result depends on the language or the time zone of the app. */
  readonly readsApp: boolean;
}

/** One signature of a helper: `(list: list<T>, start?: number, ...rest: T) => list<T>`. */
export interface Signature {
  readonly params: readonly SignatureParam[];
  readonly result: Pattern;
}

export interface SignatureParam {
  readonly name: string;
  readonly pattern: Pattern;
  readonly isOptional: boolean;
  readonly isRest: boolean;
}

/**
 * The pattern of an argument or result.
 *
 * `generic` is a type inferred from the arguments. `key` is a text that names a member of the generic `of`; the
 * member's type becomes the generic `as`. `record` is any record, and becomes the generic `as`. `map` is a record whose
 * values all have one type. `fields` is a record of these fields, only used in results. `flat` is the generic itself,
 * or its item if it is a list, and is never `nothing`.
 */
export type Pattern =
  | { readonly kind: "type"; readonly type: Type }
  /** One of these texts, if it is a literal. Another text may be one of them. */
  | { readonly kind: "words"; readonly words: readonly string[] }
  | { readonly kind: "generic"; readonly name: string }
  | { readonly kind: "key"; readonly of: string; readonly as: string }
  | { readonly kind: "record"; readonly as: string | undefined }
  | { readonly kind: "list"; readonly item: Pattern }
  | { readonly kind: "map"; readonly item: Pattern }
  | { readonly kind: "fields"; readonly fields: readonly (readonly [name: string, pattern: Pattern])[] }
  | { readonly kind: "flat"; readonly of: string }
  | { readonly kind: "maybe"; readonly of: Pattern }
  | { readonly kind: "choice"; readonly of: readonly Pattern[] }
  | { readonly kind: "lambda"; readonly params: readonly Pattern[]; readonly result: Pattern };

/** The helpers whose result depends on the language or the time zone of the app. */
const ofApp: ReadonlySet<string> = new Set(
  (
    "addDays addHours addMinutes addMonths addSeconds addWeeks addYears compareDate compareDates convertDateTimezone " +
    "date dateISO daysBetween formatCurrency formatDate formatNumber fromTime getDayOfWeek getDays getHours getMinutes " +
    "getMonths getSeconds getWeekOfYear getYears now parseDate plural setDayOfWeek setDays setHours setMinutes setMonths setSeconds setYears toDateISO toTime toTimestamp today translate"
  ).split(" "),
);

/** All helpers by name. */
export const helpers: ReadonlyMap<string, Helper> = new Map(
  helperSources.map((source) => [source.name, helperFrom(source)]),
);

function helperFrom(source: HelperSource): Helper {
  let signatures: readonly Signature[] | undefined;
  return {
    name: source.name,
    successor: source.successor,
    isImpure: source.isImpure ?? false,
    canFail: source.canFail ?? false,
    isWorkflowOnly: source.isWorkflowOnly ?? false,
    readsApp: ofApp.has(source.name),
    // A formula uses few helpers, so a signature is parsed on first use.
    get signatures() {
      signatures ??= source.signatures.map(parseSignature);
      return signatures;
    },
  };
}

/** Parse the notation of schema/helpers. Throws for an invalid notation, which is a bug in the schema. */
export function parseSignature(notation: string): Signature {
  const reader = new NotationReader(notation);
  const signature = reader.signature();
  reader.end();
  return signature;
}

const plainTypes: ReadonlyMap<string, Type> = new Map<string, Type>([
  ["text", text],
  ["number", number],
  ["boolean", boolean],
  ["date", date],
  ["file", file],
  ["nothing", nothing],
  ["unknown", unknown],
]);

class NotationReader {
  private readonly tokens: readonly string[];
  private at = 0;

  constructor(private readonly notation: string) {
    this.tokens = notation.match(/'\w+'|=>|\.\.\.|\w+|\S/g) ?? [];
  }

  signature(): Signature {
    this.take("(");
    const params: SignatureParam[] = [];
    while (!this.accept(")")) {
      if (params.length > 0) this.take(",");
      const isRest = this.accept("...");
      const name = this.word();
      const isOptional = this.accept("?");
      this.take(":");
      params.push({ name, pattern: this.pattern(), isOptional, isRest });
    }
    this.take("=>");
    return { params, result: this.pattern() };
  }

  end(): void {
    if (this.at < this.tokens.length) this.fail();
  }

  private pattern(): Pattern {
    const choices = [this.maybe()];
    while (this.accept("|")) choices.push(this.maybe());
    const words = choices.flatMap((one) => (one.kind === "words" ? one.words : []));
    if (words.length === choices.length) return { kind: "words", words };
    const [only] = choices;
    return only && choices.length === 1 ? only : { kind: "choice", of: choices };
  }

  private maybe(): Pattern {
    const base = this.base();
    return this.accept("?") ? { kind: "maybe", of: base } : base;
  }

  private base(): Pattern {
    if (this.tokens[this.at] === "(") {
      const { params, result } = this.signature();
      return { kind: "lambda", params: params.map((param) => param.pattern), result };
    }
    if (this.accept("{")) return this.fields();
    const quoted = /^'(\w+)'$/.exec(this.tokens[this.at] ?? "")?.[1];
    if (quoted !== undefined) {
      this.at++;
      return { kind: "words", words: [quoted] };
    }
    const word = this.word();
    const type = plainTypes.get(word);
    if (type) return { kind: "type", type };
    if (word === "list") return { kind: "list", item: this.inner() };
    if (word === "map") return { kind: "map", item: this.inner() };
    if (word === "flat") return this.flat();
    if (word === "key") return this.key();
    if (word === "record") return this.record();
    return /^[A-Z]$/.test(word) ? { kind: "generic", name: word } : this.fail();
  }

  private inner(): Pattern {
    this.take("<");
    const item = this.pattern();
    this.take(">");
    return item;
  }

  private fields(): Pattern {
    const fields: (readonly [string, Pattern])[] = [];
    while (!this.accept("}")) {
      if (fields.length > 0) this.take(",");
      const name = this.word();
      this.take(":");
      fields.push([name, this.pattern()]);
    }
    return { kind: "fields", fields };
  }

  private flat(): Pattern {
    this.take("<");
    const of = this.word();
    this.take(">");
    return { kind: "flat", of };
  }

  private key(): Pattern {
    this.take("<");
    const of = this.word();
    this.take(",");
    const as = this.word();
    this.take(">");
    return { kind: "key", of, as };
  }

  private record(): Pattern {
    if (!this.accept("<")) return { kind: "record", as: undefined };
    const as = this.word();
    this.take(">");
    return { kind: "record", as };
  }

  private word(): string {
    const token = this.tokens[this.at++];
    return token !== undefined && /^\w+$/.test(token) ? token : this.fail();
  }

  private accept(token: string): boolean {
    if (this.tokens[this.at] !== token) return false;
    this.at++;
    return true;
  }

  private take(token: string): void {
    if (!this.accept(token)) this.fail();
  }

  private fail(): never {
    throw new Error(`unreadable signature: ${this.notation} at token ${this.at}`);
  }
}
