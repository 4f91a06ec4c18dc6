import { type CatalogueSchema, table } from "../../catalogue/catalogue-types.ts";
import { diagnose } from "../../diagnostics/diagnostic.ts";
import type { Report } from "../../result.ts";
import type { Place } from "../../span.ts";
import { isTimeZone } from "../../time-zones.ts";

/** A kind of text that a pattern of JSON Schema cannot describe. */
interface LiteralKind {
  /** With its article, for messages. */
  readonly what: string;
  readonly fits: (value: string) => boolean;
}

const date: LiteralKind = { what: "a date or time such as `2026-01-31` or `2026-01-31T08:30`", fits: isMoment };

/** The kinds that the keyword `x-literal` names. */
const kinds = table<LiteralKind>({
  autofill: { what: "an autofill name, such as `email` or `street-address`", fits: isAutofill },
  currency: { what: "the ISO code of a currency, such as `BRL`", fits: (value) => /^[A-Z]{3}$/.test(value) },
  date,
  language: { what: "a language, such as `pt-BR`", fits: isLanguage },
  mail: { what: "an e-mail address", fits: (value) => /^[^\s@]+@[^\s@]+$/.test(value) },
  mask: { what: "a mask with a `9`, `A` or `*`, such as `99999-999`", fits: isMask },
  "media-type": {
    what: "a media type, such as `image/png`",
    fits: (value) => /^[\w.+-]+\/[\w.+*-]+\s*(?:;.*)?$/.test(value),
  },
  pattern: {
    what: "a regular expression without slashes around it, such as `[0-9]+`",
    fits: (value) => isPattern(value) && !/^\/.+\/[dgimsuvy]*$/.test(value),
  },
  "time-zone": { what: "a time zone, such as `America/Sao_Paulo`", fits: isTimeZone },
  tel: { what: "a telephone number", fits: (value) => /\d/.test(value) && /^[\d\s+*#().,;/-]+$/.test(value) },
});

/** Reports `property/wrong-form` for a literal text of another kind than its property has. An empty text means absent. */
export function checkLiteralKind(
  schema: CatalogueSchema | undefined,
  value: unknown,
  place: Place,
  report: Report,
): void {
  if (schema === undefined || typeof value !== "string" || value === "" || value === schema.default) return;
  const kind = schema["x-type"] === "date" ? date : kinds[String(schema["x-literal"])];
  if (kind && !kind.fits(value)) report(diagnose("property/wrong-form", place, kind.what));
}

const moment =
  /^(?:(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?)?(?:(?:^|[T ])([01]\d|2[0-4]):[0-5]\d(?::[0-5]\d(?:[.,]\d+)?)?(?:Z|[+-]\d{2}:?(?:\d{2})?)?)?$/;

/** Whether a text is a day, a month, a year, a time, or a day with a time, in the notation of ISO 8601. */
function isMoment(value: string): boolean {
  const found = moment.exec(value.trim());
  if (!found) return false;
  const [, year, month = "01", day = "01"] = found;
  if (year === undefined) return true;
  const given = new Date(Date.UTC(2000, Number(month) - 1, Number(day)));
  given.setUTCFullYear(Number(year), Number(month) - 1, Number(day));
  return given.getUTCMonth() === Number(month) - 1 && given.getUTCDate() === Number(day);
}

/** Whether a text has a place to type in, and a character after each backslash. */
function isMask(value: string): boolean {
  const escaped = /\\[^\p{C}]/gu;
  return /^[^\\\p{C}]*[9A*][^\\\p{C}]*$/u.test(value.replace(escaped, ""));
}

function isPattern(value: string): boolean {
  try {
    // As browsers read the attribute `pattern`.
    new RegExp(value, "v");
    return true;
  } catch {
    return false;
  }
}

function isLanguage(value: string): boolean {
  try {
    return Intl.getCanonicalLocales(value).length === 1;
  } catch {
    return false;
  }
}

/** The autofill names of HTML, for one field. */
const autofillNames = new Set(
  "on off name honorific-prefix given-name additional-name family-name honorific-suffix nickname username new-password current-password one-time-code organization-title organization street-address address-line1 address-line2 address-line3 address-level1 address-level2 address-level3 address-level4 country country-name postal-code cc-name cc-given-name cc-additional-name cc-family-name cc-number cc-exp cc-exp-month cc-exp-year cc-csc cc-type transaction-currency transaction-amount language bday bday-day bday-month bday-year sex url photo tel tel-country-code tel-national tel-area-code tel-local tel-local-prefix tel-local-suffix tel-extension email impp webauthn".split(
    " ",
  ),
);

/** Whether a text is an autofill name, after words such as `shipping`, `work` or `section-gift`. */
function isAutofill(value: string): boolean {
  const words = value.trim().toLowerCase().split(/\s+/);
  const rest = words.filter(
    (word) => !/^section-./.test(word) && !/^(?:shipping|billing|home|work|mobile|fax|pager)$/.test(word),
  );
  return rest.length >= 1 && rest.every((word) => autofillNames.has(word));
}
