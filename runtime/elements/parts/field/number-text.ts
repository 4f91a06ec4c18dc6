import { useRef, useState } from "react";
import { useRuntime } from "../../../app/runtime-context.ts";
import type { Signal } from "../../../react/signals.ts";
import type { DecimalFormat } from "./decimal.ts";

/** The text as formulas read it: unchanged, for a decimal with a point, and as a number where it should be one. */
interface TextVariables {
  readonly value: Signal<string>;
  readonly number: Signal<number | null>;
}

/** What the compiler adds to the properties of a number field: the format only where it is needed, as it is large. */
export type NumberField<Type extends string> = {
  /** The variable of `bind` has a default, which it gets while the field has no number. */
  readonly hasDefault?: boolean | undefined;
} & (
  | { readonly type: "decimal"; readonly format: DecimalFormat }
  | { readonly type?: Exclude<Type, "decimal">; readonly format?: undefined }
);

interface NumberFieldProps extends Pick<NumberField<string>, "hasDefault" | "format"> {
  readonly precision?: string | undefined;
}

/** The text of a field, which may be a number field. */
export interface NumberText {
  readonly shown: string;
  readonly isNumeric: boolean;
  /** Store `text`, and display `shown` in the field; they may differ while the visitor types. */
  readonly keep: (text: string, shown: string) => void;
  /** Store a text from elsewhere, shown in the format of the app's language. */
  readonly take: (text: string) => void;
  /** Returns what is wrong with the text of a decimal; empty otherwise. */
  readonly problem: (text: string, limits?: { readonly min: number; readonly max: number }) => string;
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
  { precision = "0.1", hasDefault, format }: NumberFieldProps,
  first = () => "",
): NumberText {
  const [shown, setShown] = useState(first);
  const isChanging = useRef(false);
  const runtime = useRuntime();
  const isNumeric = format !== undefined || type === "number";
  const set = (text: string, number: number | null, nowShown: string): void => {
    variables.number.value = number;
    variables.value.value = format && number !== null ? String(number) : text;
    setShown(nowShown);
  };
  const read = (text: string) =>
    format ? format.read(runtime, text, precision) : isNumeric ? plainNumber(text) : null;
  return {
    shown,
    isNumeric,
    keep: (text, nowShown) => set(text, read(text), nowShown),
    take: (text) => {
      const number = isNumeric ? (plainNumber(text) ?? read(text)) : null;
      set(text, number, format && number !== null ? format.show(runtime, number, precision) : text);
    },
    problem: (text, limits) => format?.problem(runtime, text, variables.number.peek(), { precision, ...limits }) ?? "",
    emitChange: (emit) => {
      isChanging.current = true;
      emit();
      isChanging.current = false;
    },
    isKept: () => hasDefault === true && isChanging.current && variables.number.peek() === null,
    round: () => {
      const number = variables.number.peek();
      if (!format || number === null) return false;
      const rounded = format.round(number, precision);
      set(String(rounded), rounded, format.show(runtime, rounded, precision));
      return rounded !== number;
    },
  };
}

/** Parse a number as programs write it, and as browsers do in number fields; null for another text. */
const plainNumber = (text: string): number | null =>
  /^[+-]?(?:\d+\.?|\d*\.\d)\d*(?:e[+-]?\d+)?$/i.test(text) && Number.isFinite(Number(text)) ? Number(text) : null;
