import { useState } from "react";
import { useRuntime } from "../../../app/runtime-context.ts";
import type { Signal } from "../../../react/signals.ts";
import { writtenLanguage } from "../../../screen/language.ts";
import { decimalsOf, parseDecimal, roundTo, withSign } from "./number.ts";

/** The text as formulas read it: unchanged, for a decimal with a point, and as a number where it should be one. */
interface TextVariables {
  readonly value: Signal<string>;
  readonly number: Signal<number | null>;
}

/** The text of a field, which may be a number field. */
export interface NumberText {
  readonly shown: string;
  readonly isNumeric: boolean;
  /** Store `text`, and display `shown` in the field; they may differ while the visitor types. */
  readonly keep: (text: string, shown: string) => void;
  /** Store a text from elsewhere, shown in the format of the app's language. */
  readonly take: (text: string) => void;
  /** Round a decimal to the digits of `precision`, such as `0.01`; returns whether the number changed. */
  readonly round: (precision: string) => boolean;
}

/** Keep the text of a field in its variables. `first` returns what it shows until it has taken a text. */
export function useNumberText(type: string, variables: TextVariables, first = () => ""): NumberText {
  const [shown, setShown] = useState(first);
  const runtime = useRuntime();
  const isDecimal = type === "decimal";
  const isNumeric = isDecimal || type === "number";
  const keep = (text: string, nowShown: string): void => {
    const number = isNumeric ? parseDecimal(text) : null;
    variables.number.value = number;
    variables.value.value = isDecimal && number !== null ? String(number) : text;
    setShown(nowShown);
  };
  return {
    shown,
    isNumeric,
    keep,
    take: (text) => keep(text, isDecimal ? withSign(text, writtenLanguage(runtime)) : text),
    round: (precision) => {
      const number = variables.number.peek();
      if (!isDecimal || number === null) return false;
      const decimals = decimalsOf(precision);
      const rounded = roundTo(number, decimals);
      const text = withSign(rounded.toFixed(decimals), writtenLanguage(runtime));
      if (rounded === number) setShown(text);
      else keep(String(rounded), text);
      return rounded !== number;
    },
  };
}
