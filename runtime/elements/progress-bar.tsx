import { type ReactNode, useLayoutEffect, useRef } from "react";
import { useValue } from "../react/bound-value.ts";
import { useElement } from "../react/element.tsx";
import { elementSpec } from "../react/element-handle.ts";
import { useWrittenLanguage } from "../screen/use-written-language.ts";
import { formatNumber } from "./parts/field/number-format.ts";
import { type CustomProperties, css } from "./parts/look/css.ts";
import type { ProgressBarProps, ProgressBarVariables } from "./props.ts";

interface Resolved {
  readonly label: "element" | "progress" | "none";
  readonly progressBarColor: string;
  readonly ariaLabel: string;
}

const defaults: Resolved = { label: "progress", progressBarColor: "", ariaLabel: "" };
const defaultValue = 65;

/** Progress as a bar and as text. */
export function ProgressBar(props: ProgressBarProps): ReactNode {
  const root = useElement<HTMLDivElement>(props, "progress-bar");
  const { attributes, label, emit } = root;
  const state = root.values<Resolved>(props, defaults);
  // A value that is not there yet shows nothing: only an element without `value` shows the default.
  const given = useValue<number | string>(props.value === undefined ? defaultValue : props.value, "", label("value"));
  const value = toPercentage(given);
  const variables = root.connect(ProgressBar.spec, props.handle, {});
  const previous = useRef(value);
  const { onChange } = props;
  useLayoutEffect(() => {
    variables.value.value = value;
    if (previous.current === value) return;
    previous.current = value;
    emit(onChange, "change", { value });
  }, [variables, value, emit, onChange]);
  const text = percentageText(value, useWrittenLanguage());
  const style: CustomProperties = { "--trama-progress": `${value}%`, "--trama-accent": css(state.progressBarColor) };
  return (
    <div {...attributes} style={style} data-complete={value === 100 || undefined}>
      <div
        className="trama-progress-track"
        role="progressbar"
        aria-label={state.ariaLabel || undefined}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={value}
        aria-valuetext={text}
      >
        <div className="trama-progress-done" />
      </div>
      {state.label === "progress" && (
        <span className="trama-progress-text" aria-hidden="true">
          {text}
        </span>
      )}
      {state.label === "element" && props.progressLabel}
    </div>
  );
}

ProgressBar.spec = elementSpec<ProgressBarVariables>({ type: "progress-bar", variables: { value: 0 }, actions: [] });

/** Returns the leading whole number of a value, clamped to 0 to 100. */
function toPercentage(value: number | string): number {
  const whole = typeof value === "number" ? Math.trunc(value) : Number.parseInt(value, 10);
  return Math.min(Math.max(0, whole || 0), 100);
}

const percentageText = (value: number, language: string): string => formatNumber(value / 100, percentage, language);

const percentage = {
  numberStyle: "percent",
  currency: "USD",
  currencyDisplay: "narrowSymbol",
  notation: "standard",
  unit: "celsius",
  unitDisplay: "short",
  minimumIntegerDigits: 1,
  fractionDigits: 0,
  thousandsSeparator: true,
} as const;
