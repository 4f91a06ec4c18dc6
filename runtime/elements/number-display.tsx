import { createElement, type ReactNode } from "react";
import { useValue } from "../react/bound-value.ts";
import { useElement } from "../react/element.tsx";
import { useWrittenLanguage } from "../screen/use-written-language.ts";
import { formatNumber, type NumberFormat, toNumber } from "./parts/field/number-format.ts";
import { textRoot } from "./parts/shared/text-root.ts";
import type { NumberDisplayProps } from "./props.ts";

interface Resolved extends NumberFormat {
  readonly locale: string;
  readonly emptyText: string;
}

const defaults: Resolved = {
  locale: "",
  numberStyle: "currency",
  currency: "USD",
  currencyDisplay: "narrowSymbol",
  notation: "standard",
  unit: "celsius",
  unitDisplay: "short",
  minimumIntegerDigits: 1,
  fractionDigits: 2,
  thousandsSeparator: true,
  emptyText: "",
};

// biome-ignore lint/suspicious/noApproximativeNumericConstant: it is the default of the schema, to five decimals
const defaultValue = 3.14159;

/** A number formatted in the page's language, with its exact value for machines. */
export function NumberDisplay(props: NumberDisplayProps): ReactNode {
  const root = useElement<HTMLElement>(props, "number-display", { isPlain: true });
  const { label } = root;
  const state = root.values<Resolved>(props, defaults);
  // A number that is not there yet shows nothing: only an element without `value` shows the default.
  const value = useValue<number | string>(props.value === undefined ? defaultValue : props.value, "", label("value"));
  const number = toNumber(value);
  const language = useWrittenLanguage();
  const shown = number === undefined ? state.emptyText : formatNumber(number, state, state.locale || language);
  const { tag, attributes, inner } = textRoot(root, props.tag ?? "data");
  return createElement(
    tag,
    { ...attributes, value: tag === "data" && number !== undefined ? String(number) : undefined },
    inner ? inner({ children: shown }) : shown,
  );
}
