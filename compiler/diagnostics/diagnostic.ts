import type { Place } from "../span.ts";
import { type Code, catalogue, type Fix, type Words } from "./catalogue.ts";

export type Severity = "error" | "warning";

/** Another place that explains a diagnostic, such as the first use of a repeated id. */
export interface Related {
  readonly place: Place;
  readonly message: string;
}

/** A code of `trama audit`, whose rules are not part of the compiler. */
export type AuditCode = `audit/${string}`;

/**
 * A finding about a design. The text comes from the catalogue; the place is resolved to offsets when it is rendered.
 */
export interface Diagnostic {
  readonly code: Code | AuditCode;
  readonly severity: Severity;
  readonly message: string;
  readonly help?: string;
  readonly fix?: Fix;
  /** The names that would be right at the place, for completion in editors. */
  readonly names?: Iterable<string>;
  readonly place: Place;
  readonly related: readonly Related[];
}

type Arguments<C extends Code> = Parameters<(typeof catalogue)[C]["words"]>;

/** Returns a diagnostic of `code` at `place`, with the arguments that the catalogue requires. */
export function diagnose<C extends Code>(code: C, place: Place, ...values: Arguments<C>): Diagnostic {
  const entry = catalogue[code];
  const words: Words = (entry.words as (...all: Arguments<C>) => Words)(...values);
  return {
    code,
    severity: entry.severity,
    message: shortened(words.message),
    ...(words.help === undefined ? {} : { help: shortened(words.help) }),
    ...(words.fix === undefined ? {} : { fix: words.fix }),
    ...(words.names === undefined ? {} : { names: words.names }),
    place,
    related: [],
  };
}

/** The longest message. A name in a message can have any length; more than this is unreadable. */
const lengthLimit = 1000;

const shortened = (text: string): string =>
  text.length <= lengthLimit ? text : `${text.slice(0, lengthLimit).replace(/[\ud800-\udbff]$/, "")}…`;

/** Returns the same diagnostic with another place that explains it; `relatedWords` of the catalogue say how. */
export function relate(diagnostic: Diagnostic, place: Place, message: string): Diagnostic {
  return { ...diagnostic, related: [...diagnostic.related, { place, message }] };
}
