import { validNumberFormatter } from "../../../screen/number-formatter.ts";

/** Returns the decimal sign of a language. */
export function decimalSign(language: string): string {
  const parts = validNumberFormatter(language)?.formatToParts(1.1);
  return parts?.find(({ type }) => type === "decimal")?.value ?? ".";
}

/** Convert a number with a point to the decimal sign of a language. */
export const withSign = (text: string, language: string): string => text.replace(".", () => decimalSign(language));

/** Parse a typed number: the decimal sign is a comma or point; the other one, or repeats, separate thousands. */
export function parseDecimal(text: string): number | null {
  const plain = text.replace(/[\s\u00a0]/g, "");
  if (plain === "") return null;
  const lastSign = Math.max(plain.lastIndexOf(","), plain.lastIndexOf("."));
  const sign = plain[lastSign];
  const isRepeated = sign !== undefined && plain.indexOf(sign) !== lastSign;
  const whole = lastSign < 0 || isRepeated ? plain : plain.slice(0, lastSign);
  const fraction = lastSign < 0 || isRepeated ? "" : plain.slice(lastSign + 1);
  const number = Number(`${whole.replace(/[.,]/g, "")}.${fraction || "0"}`);
  return /^[+-]?[\d.,]*\d[\d.,]*$/.test(plain) && Number.isFinite(number) ? number : null;
}

/** Parse the text of a number field, in which browsers also accept `1e3`. */
export function parseNumber(text: string): number | null {
  const number = /^[+-]?(?:\d+\.?|\d*\.\d)\d*e[+-]?\d+$/i.test(text) ? Number(text) : parseDecimal(text);
  return number !== null && Number.isFinite(number) ? number : null;
}

/** Returns the number of decimals of a precision such as `0.01`. */
export const decimalsOf = (precision: string): number => precision.split(".")[1]?.length ?? 0;

/** Round half away from zero on the decimal digits, so that 1.005 with two decimals is 1.01. */
export function roundTo(value: number, decimals: number): number {
  const [digits = "0", exponent = "0"] = String(Math.abs(value)).split("e");
  const shifted = Math.round(Number(`${digits}e${Number(exponent) + decimals}`));
  return Math.sign(value) * Number(`${shifted}e-${decimals}`);
}
