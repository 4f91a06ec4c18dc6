import { useRef, useState } from "react";
import { useRuntime } from "../../../app/runtime-context.ts";
import type { Signal } from "../../../react/signals.ts";
import { writtenLanguage } from "../../../screen/language.ts";
import { decimalsOf, parseDecimal, parseNumber, roundTo, withSign } from "./number.ts";

/** The text as formulas read it: unchanged, for a decimal with a point, and as a number where it should be one. */
interface TextVariables {
  readonly value: Signal<string>;
  readonly number: Signal<number | null>;
}

/** What the compiler adds to the properties of a field with `bind`. */
export interface BoundNumber {
  /** The variable has a default, which it gets while the field has no number. */
  readonly hasDefault?: boolean | undefined;
}

/** The text of a field, which may be a number field. */
export interface NumberText {
  readonly shown: string;
  readonly isNumeric: boolean;
  /** Store `text`, and display `shown` in the field; they may differ while the visitor types. */
  readonly keep: (text: string, shown: string) => void;
  /** Store a text from elsewhere, shown in the format of the app's language. */
  readonly take: (text: string) => void;
  /** Round a decimal to the digits of the precision; returns whether the number changed. */
  readonly round: () => boolean;
  /** Run the workflows of a change. What they set meanwhile does not replace an input without a number. */
  readonly emitChange: (emit: () => void) => void;
  /** Whether such workflows run: the default of a variable would otherwise be written before what is typed next. */
  readonly isKept: () => boolean;
}

/**
 * Keep the text of a field in its variables.
 *
 * `precision` has the digits of a decimal, such as `0.01`. `first` returns what it shows until it has taken a text.
 */
export function useNumberText(
  type: string,
  variables: TextVariables,
  { precision = "0.1", hasDefault }: { readonly precision?: string | undefined } & BoundNumber,
  first = () => "",
): NumberText {
  const [shown, setShown] = useState(first);
  const isChanging = useRef(false);
  const runtime = useRuntime();
  const isDecimal = type === "decimal";
  const isNumeric = isDecimal || type === "number";
  const keep = (text: string, nowShown: string): void => {
    const number = isDecimal ? parseDecimal(text) : type === "number" ? parseNumber(text) : null;
    variables.number.value = number;
    variables.value.value = isDecimal && number !== null ? String(number) : text;
    setShown(nowShown);
  };
  const decimals = decimalsOf(precision);
  return {
    shown,
    isNumeric,
    keep,
    take: (text) => keep(text, isDecimal ? withSign(withDecimals(text, decimals), writtenLanguage(runtime)) : text),
    emitChange: (emit) => {
      isChanging.current = true;
      emit();
      isChanging.current = false;
    },
    isKept: () => hasDefault === true && isChanging.current && variables.number.peek() === null,
    round: () => {
      const number = variables.number.peek();
      if (!isDecimal || number === null) return false;
      const rounded = roundTo(number, decimals);
      const text = withSign(rounded.toFixed(decimals), writtenLanguage(runtime));
      if (rounded === number) setShown(text);
      else keep(String(rounded), text);
      return rounded !== number;
    },
  };
}

/** Returns a number with all its decimals; with more of them, or as another text, it stays as it is. */
function withDecimals(text: string, decimals: number): string {
  const number = parseDecimal(text);
  return number !== null && roundTo(number, decimals) === number ? number.toFixed(decimals) : text;
}
