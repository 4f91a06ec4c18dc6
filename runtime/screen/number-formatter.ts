// Creating a formatter takes a hundred times as long as using it, and the rows of a list share a few.
const formatters = new Map<string, Intl.NumberFormat>();

/**
 * Returns the formatter of a language, `""` for the browser's, with the options of `Intl.NumberFormat`. What is zero after
 * rounding has no sign.
 *
 * @throws {RangeError} When the language, a currency, a unit or a number of digits is invalid.
 */
export function numberFormatter(language: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  const key = `${language} ${JSON.stringify(options)}`;
  let known = formatters.get(key);
  if (!known) {
    known = new Intl.NumberFormat(language || undefined, { signDisplay: "negative", ...options });
    formatters.set(key, known);
  }
  return known;
}

/** Returns the formatter, or undefined where the language or an option is invalid, as a visitor's value may be. */
export function validNumberFormatter(
  language: string,
  options?: Intl.NumberFormatOptions,
): Intl.NumberFormat | undefined {
  try {
    return numberFormatter(language, options);
  } catch {
    return undefined;
  }
}

/** Round halves away from zero, on the decimal digits, as the formatters do: 1.005 with two decimals is 1.01. */
export function roundTo(value: number, decimals: number): number {
  const shifted = shift(Math.abs(value), decimals);
  // Beyond, a number has no digits to round.
  if (!(shifted < 2 ** 53)) return value;
  return Math.sign(value) * shift(Math.round(shifted), -decimals) + 0;
}

/** Move the decimal point, without the errors of a multiplication. */
function shift(value: number, places: number): number {
  const [digits, exponent = "0"] = String(value).split("e");
  return Number(`${digits}e${Number(exponent) + places}`);
}
