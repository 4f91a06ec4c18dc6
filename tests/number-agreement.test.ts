import fc from "fast-check";
import { expect, test } from "vitest";
import { decimalText, parseDecimal } from "../runtime/elements/parts/field/decimal.ts";
import { formatNumber } from "../runtime/elements/parts/field/number-format.ts";
import { formatCurrency, round } from "../runtime/helpers/number.ts";
import { roundTo } from "../runtime/screen/number-formatter.ts";
import { csvText } from "../runtime/workflow/csv.ts";
import { cases, seed } from "./depth.ts";

/** One number is the same everywhere: in a field, in the helpers, in `number-display` and in a file. */

const languages = ["pt", "en", "de", "fr", "es", "de-CH", "en-IN", "pl", "sv", "ja", "ar-EG", "fa", "mr"];

const number = fc.oneof(
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  // Halves of every decimal place, which a double rarely holds exactly.
  fc
    .tuple(fc.integer({ min: -9_999_999, max: 9_999_999 }), fc.integer({ min: 0, max: 6 }))
    .map(([digits, places]) => Number(`${digits}5e-${places + 1}`)),
  fc
    .tuple(fc.integer({ min: -999, max: 999 }), fc.integer({ min: -12, max: 25 }))
    .map(([digits, exponent]) => Number(`${digits}e${exponent}`)),
  fc.constantFrom(0, -0, -0.001, 0.3 - 0.1 - 0.2, 1.005, -1.005, 1.255, 123456789012345680000, 1e21, 2 ** 53, 5e-324),
);

const display = {
  numberStyle: "decimal",
  currency: "BRL",
  currencyDisplay: "narrowSymbol",
  notation: "standard",
  unit: "celsius",
  unitDisplay: "short",
  minimumIntegerDigits: 1,
  fractionDigits: 2,
  thousandsSeparator: true,
} as const;

/** The digits of a text in ASCII, with a minus where the number is negative. */
const digitsOf = (text: string): string =>
  (/[-−]/.test(text) ? "-" : "") + Array.from(text, (sign) => (/\p{Nd}/u.test(sign) ? digitValue(sign) : "")).join("");

/** Each script has its ten digits in a row, the zero at a multiple of sixteen or six after it. */
const digitValue = (sign: string): number => {
  const code = sign.codePointAt(0) ?? 0;
  return code < 0x80 ? code - 48 : (code & 15) > 5 && code > 0x0900 ? (code & 15) - 6 : code & 15;
};

test("fields, helpers, number-display and files agree to the last digit", async () => {
  await fc.assert(
    fc.asyncProperty(number, fc.constantFrom(...languages), async (value, language) => {
      const rounded = round(value, 2);
      const field = decimalText(roundTo(value, 2), 2, language);
      const texts = [
        formatNumber(value, display, language),
        formatCurrency(value, "BRL", { locale: language }),
        formatNumber(rounded, display, language),
      ];
      expect(texts.map(digitsOf)).toEqual(texts.map(() => digitsOf(field)));
      expect(Object.is(rounded, -0)).toBe(false);
      // A field refuses more digits than it keeps.
      if (Math.abs(rounded) < 1e13) {
        expect(parseDecimal(field, language, 2)).toBe(rounded);
        expect(parseDecimal(texts[1] ?? "", language, 2)).toBe(rounded);
      }
      const [, file = ""] = (await csvText({ data: [{ value }] })).split("\r\n");
      expect(file).toMatch(/^-?\d+(\.\d+)?$/);
      expect(Number(file)).toBe(value + 0);
    }),
    { seed, numRuns: cases(60, 3000) },
  );
});
