// Creating a formatter takes a hundred times as long as using it, and the rows of a list share a few.
const formatters = new Map<string, Intl.NumberFormat>();

/**
 * Returns the formatter of a language, `""` for the browser's, with the options of `Intl.NumberFormat`.
 *
 * @throws {RangeError} When the language, a currency, a unit or a number of digits is invalid.
 */
export function numberFormatter(language: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  const key = `${language} ${JSON.stringify(options)}`;
  let known = formatters.get(key);
  if (!known) {
    known = new Intl.NumberFormat(language || undefined, options);
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
