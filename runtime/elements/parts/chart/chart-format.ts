import { numberFormatter, validNumberFormatter } from "../../../screen/number-formatter.ts";
import { formatIso } from "../shared/date-format.ts";

/** How the values and labels of a chart are formatted. */
export interface ChartFormat {
  readonly numberStyle: "decimal" | "currency" | "percent";
  readonly currency: string;
  readonly fractionDigits: number | undefined;
  readonly labelFormat: string;
}

/** The text formatters of a chart in one language. */
export interface ChartTexts {
  /** Formats a value in full, such as `R$ 1.234,00`. */
  readonly value: (value: number) => string;
  /** Formats a value in the space of an axis, such as `84 mil`. */
  readonly axis: (value: number) => string;
  /** Formats the steps of an axis, with as many decimals as they need to differ. */
  readonly steps: (values: readonly number[]) => readonly string[];
  /** Formats a part of the whole, where 1 is all. */
  readonly share: (part: number) => string;
  readonly label: (label: string) => string;
}

/** Returns the formatters of a language. An unknown currency becomes USD, an unknown language the browser's. */
export function chartTexts(format: ChartFormat, language: string): ChartTexts {
  const { numberStyle, labelFormat } = format;
  const value = formatter(language, valueOptions(format));
  const axisWith = (maximumFractionDigits: number) =>
    formatter(language, {
      style: numberStyle === "percent" ? "percent" : "decimal",
      notation: numberStyle === "percent" ? "standard" : "compact",
      maximumFractionDigits,
    });
  const axis = axisWith(1);
  const exact = () => [
    formatter(language, { notation: "scientific", maximumFractionDigits: 3 }),
    formatter(language, { maximumFractionDigits: 20 }),
  ];
  const share = formatter(language, { style: "percent", maximumFractionDigits: 1 });
  return {
    value: (number) => value.format(number),
    axis: (number) => axis.format(number),
    steps: (values) => stepTexts(values, (decimals) => (decimals === 1 ? axis : axisWith(decimals)), exact),
    share: (part) => share.format(part),
    label: (label) => (labelFormat === "" ? label : formatIso(label, labelFormat, language) || label),
  };
}

/** More decimals than this do not fit beside a chart. */
const mostDecimals = 6;

/** Returns the shortest texts that differ. Very small steps need `exact` formats. */
function stepTexts(
  values: readonly number[],
  formatterWith: (decimals: number) => Intl.NumberFormat,
  exact: () => readonly Intl.NumberFormat[],
): readonly string[] {
  let texts: readonly string[] = [];
  const zero = formatterWith(1).format(0);
  const differ = ({ format }: Intl.NumberFormat): boolean => {
    texts = values.map((value) => (value === 0 ? zero : format(value)));
    return new Set(texts).size === texts.length;
  };
  for (let decimals = 1; decimals <= mostDecimals; decimals += 1) if (differ(formatterWith(decimals))) return texts;
  exact().some(differ);
  return texts;
}

function valueOptions({ numberStyle, currency, fractionDigits }: ChartFormat): Intl.NumberFormatOptions {
  const style: Intl.NumberFormatOptions =
    numberStyle === "currency"
      ? { style: "currency", currency, currencyDisplay: "narrowSymbol" }
      : { style: numberStyle, maximumFractionDigits: 2 };
  if (fractionDigits === undefined) return style;
  return { ...style, minimumFractionDigits: fractionDigits, maximumFractionDigits: fractionDigits };
}

function formatter(language: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const known: Intl.NumberFormatOptions = options.currency === undefined ? options : { ...options, currency: "USD" };
  return validNumberFormatter(language, options) ?? validNumberFormatter(language, known) ?? numberFormatter("", known);
}
