import type { Runtime } from "../../../app/runtime.ts";
import { inLanguage, writtenLanguage } from "../../../screen/language.ts";
import { roundTo, validNumberFormatter } from "../../../screen/number-formatter.ts";

/** How a field reads and shows decimals. The output passes it to the fields that need it. */
export interface DecimalFormat {
  /** Parse what a person wrote; null where it is unclear, or has more decimals than the precision. */
  read(runtime: Runtime, text: string, precision: string): number | null;
  show(runtime: Runtime, number: number, precision: string): string;
  round(number: number, precision: string): number;
  /** Returns what is wrong with a text, or with its number; empty otherwise. */
  problem(runtime: Runtime, text: string, number: number | null, limits: Limits): string;
}

interface Limits {
  readonly precision: string;
  readonly min?: number;
  readonly max?: number;
}

export const decimalFormat: DecimalFormat = {
  read: (runtime, text, precision) => parseDecimal(text, writtenLanguage(runtime), decimalsOf(precision)),
  show: (runtime, number, precision) => decimalText(number, decimalsOf(precision), writtenLanguage(runtime)),
  round: (number, precision) => roundTo(number, decimalsOf(precision)),
  problem(runtime, text, number, { precision, min, max }) {
    if (text === "") return "";
    return number === null
      ? unclearNumber(runtime, decimalsOf(precision))
      : rangeMessage(number, String(min ?? ""), String(max ?? ""));
  },
};

/** Returns the message for a text that is not a number, or could be several, with an example in the language. */
export const unclearNumber = (runtime: Runtime, decimals: number): string =>
  `${inLanguage(runtime, suchAs)} ${decimalText(1234.5, decimals, writtenLanguage(runtime))}.`;

const suchAs = { en: "Enter a number such as", pt: "Escreva um número como" };

/** Returns the browser's message for a number out of range, in the visitor's language; empty when it is in range. */
function rangeMessage(number: number, min: string, max: string): string {
  const probe = document.createElement("input");
  probe.type = "number";
  probe.step = "any";
  probe.min = min;
  probe.max = max;
  probe.value = String(number);
  return probe.validationMessage;
}

/** The signs that a language has in numbers. */
interface Signs {
  readonly group: string;
  readonly decimal: string;
  /** The digits from zero to nine. */
  readonly digits: readonly string[];
}

const known = new Map<string, Signs>();

function signsOf(language: string): Signs {
  const found = known.get(language);
  if (found) return found;
  const formatter = validNumberFormatter(language) ?? validNumberFormatter("en");
  const parts = formatter?.formatToParts(1234567.5) ?? [];
  const partOf = (wanted: string): string => parts.find(({ type }) => type === wanted)?.value ?? "";
  const digits = Array.from("0123456789", (digit) => formatter?.format(Number(digit)) ?? digit);
  const signs = { group: partOf("group"), decimal: partOf("decimal"), digits };
  known.set(language, signs);
  return signs;
}

/** The sign or code of a currency before or after an amount. */
const currency = /(?<=^[-+−(]?)(?:\p{L}{0,3}\p{Sc}|[A-Z]{3})|(?:\p{L}{0,3}\p{Sc}|[A-Z]{3})(?=\)?$)/u;

/** A number with groups of three digits, or of two before the last three, as in India. */
const grouped = /^(?!0)(?:\d{1,3}(?:([.,_])\d{3})(?:\1\d{3})*|\d{1,2}(?:,\d\d)*,\d{3})$/;

/**
 * Parse a number as people write or paste it in a language: `1.234,56`, `R$ -10`, `(5,00)`, which is negative.
 *
 * Returns null for a text that could be another number too, with more than `decimals` decimals, or with more digits than
 * a number keeps. A single point or comma before exactly three digits is what the language has it for.
 */
export function parseDecimal(text: string, language: string, decimals = Number.POSITIVE_INFINITY): number | null {
  const { group, decimal, digits } = signsOf(language);
  const plain = Array.from(text, (sign) => (digits.includes(sign) ? digits.indexOf(sign) : sign))
    .join("")
    .replaceAll("٫", ";")
    // Inside a number, spaces and apostrophes are groups.
    .replace(/(?<=\d)[\s'’٬](?=\d)/g, "_")
    .replace(/[\s\u061c\u200e\u200f]/g, "")
    .replace(currency, "");
  const [, sign = "", body = ""] = /^([-+−]?)(.+)$/.exec(plain.replace(/^\(([^-+−]+)\)$/, "-$1")) ?? [];
  const place = decimalPlace(body, group, decimal);
  if (place === undefined) return null;
  const [whole, fraction] = [body.slice(0, place), body.slice(place + 1)];
  const isNumber = /\d/.test(body) && (/^\d*$/.test(whole) || grouped.test(whole)) && /^\d*$/.test(fraction);
  if (!isNumber || fraction.length > decimals) return null;
  const number = Number(`${whole.replace(/\D/g, "")}.${fraction}`);
  return keepsDigits(number, whole, fraction) ? (sign === "-" || sign === "−" ? -number : number) : null;
}

/** Returns where the decimals of a number begin; undefined if that is unclear. */
function decimalPlace(body: string, group: string, decimal: string): number | undefined {
  const last = Math.max(body.lastIndexOf("."), body.lastIndexOf(","), body.lastIndexOf(";"));
  const sign = body[last];
  const before = body.slice(0, Math.max(0, last));
  // A sign that repeats groups digits, and after other groups it is the decimal sign.
  if (sign === undefined || before.includes(sign)) return body.length;
  if (sign === ";" || /[.,_]/.test(before) || body.length - last !== 4) return last;
  return sign === group ? body.length : sign === decimal ? last : undefined;
}

/** Whether a number has all digits that were written. */
function keepsDigits(number: number, whole: string, fraction: string): boolean {
  const digits = (whole.replace(/\D/g, "") + fraction).replace(/^0+/, "").replace(/0+$/, "");
  return digits.length <= 15 || digits === number.toExponential().replace(/e.*|\./g, "");
}

/** Returns a number with the decimals of a precision, and with all of them where it has more, in a language. */
export function decimalText(number: number, decimals: number, language: string): string {
  const most = roundTo(number, decimals) === number ? decimals : 20;
  const format = { minimumFractionDigits: decimals, maximumFractionDigits: most };
  return (
    (validNumberFormatter(language, format) ?? validNumberFormatter("en", format))?.format(number) ?? String(number)
  );
}

/** Returns the number of decimals of a precision such as `0.01`. */
export const decimalsOf = (precision: string): number => precision.split(".")[1]?.length ?? 0;
