import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from "react";
import { lazyPart, renewParts } from "../app/reload.ts";
import type { Runtime } from "../app/runtime.ts";
import { useRuntime } from "../app/runtime-context.ts";
import { SoftPart } from "../late/soft-part.tsx";
import { read } from "../react/bound-value.ts";
import { useElement } from "../react/element.tsx";
import { elementSpec } from "../react/element-handle.ts";
import { type Bind, batch, isBound } from "../react/signals.ts";
import { inLanguage } from "../screen/language.ts";
import { useWrittenLanguage } from "../screen/use-written-language.ts";
import { useDebounce } from "./parts/field/debounce.ts";
import { drawNotes, type FieldTexts, fieldDefaults, useField } from "./parts/field/field.tsx";
import { useFieldValue } from "./parts/field/field-value.ts";
import { useFieldError } from "./parts/field/form.ts";
import { formatNumber, type NumberFormat } from "./parts/field/number-format.ts";
import { type CustomProperties, css } from "./parts/look/css.ts";
import type { RangeSliderProps, RangeSliderVariables } from "./props.ts";

const RangeSliderView = lazyPart("range-slider.view", () => import("./range-slider.view.tsx"));

interface Resolved extends FieldTexts {
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly largeStep: number;
  readonly minDistance: number;
  readonly orientation: "horizontal" | "vertical";
  readonly length: string;
  readonly marks: readonly unknown[];
  readonly showValue: boolean;
  readonly numberStyle: NumberFormat["numberStyle"];
  readonly currency: string;
  readonly unit: string;
  readonly fractionDigits: number | undefined;
  readonly color: string;
  readonly startLabel: string;
  readonly endLabel: string;
  readonly readonly: boolean;
  readonly disabled: boolean;
}

const defaults: Resolved = {
  ...fieldDefaults,
  min: 0,
  max: 100,
  step: 1,
  largeStep: 10,
  minDistance: 0,
  orientation: "horizontal",
  length: "160px",
  marks: [],
  showValue: true,
  numberStyle: "decimal",
  currency: "USD",
  unit: "celsius",
  fractionDigits: undefined,
  color: "",
  startLabel: "",
  endLabel: "",
  readonly: false,
  disabled: false,
};

const thumbNames = {
  en: ["Minimum", "Maximum"],
  pt: ["Mínimo", "Máximo"],
} as const;

/** The numbers of the thumbs; equal without a range. */
interface Span {
  readonly start: number;
  readonly end: number;
}

type Given = readonly [start: number | undefined, end: number | undefined];

/** Returns what a form asks for: a number, or a record with `start` and `end`. */
function givenOf(value: unknown): Given {
  const [start, end] =
    typeof value === "object" && value !== null && "start" in value && "end" in value
      ? [value.start, value.end]
      : [value, undefined];
  return [typeof start === "number" ? start : undefined, typeof end === "number" ? end : undefined];
}

/** A mark along the track. */
export interface Mark {
  readonly value: number;
  readonly label: string;
}

/** A number or a range, chosen along a track. The track and its thumbs are loaded when the slider is shown. */
export function RangeSlider(props: RangeSliderProps): ReactNode {
  const root = useElement<HTMLDivElement>(props, "range-slider");
  const { attributes, node, label, emit } = root;
  const state = useFieldError(root, root.values<Resolved>(props, defaults));
  const ids = useField(state);
  const isRange = props.range ?? false;
  const [isDragging, setDragging] = useState(false);
  const runtime = useRuntime();
  const language = useWrittenLanguage();
  const variables = root.connect(RangeSlider.spec, props.handle, {
    focus: () => node.current?.querySelector("input")?.focus(),
    setValue: ({ value, start, end }: { value?: number | null; start?: number | null; end?: number | null }) =>
      ask(isRange ? [start ?? now().start, end ?? now().end] : [value ?? undefined, undefined]),
    reset: () => form.reset(),
  });
  const span: Span = { start: root.current(variables.start), end: root.current(variables.end) };

  const spanOf = ([start, end]: Given): Span => {
    const least = clamp(start ?? state.min, state.min, state.max);
    return { start: least, end: isRange ? clamp(end ?? state.max, least, state.max) : least };
  };
  const now = (): Span => ({ start: variables.start.peek(), end: variables.end.peek() });
  const take = ({ start, end }: Span) =>
    batch(() => {
      variables.value.value = start;
      variables.start.value = start;
      variables.end.value = end;
    });
  /** What was asked for, which the bounds may limit. They may change later, as when both are loaded. */
  const asked = useRef<Given>([undefined, undefined]);
  const ask = (next: Given) => {
    asked.current = next;
    take(spanOf(next));
  };
  const payloadOf = ({ start, end }: Span) => ({ value: start, start, end });
  const form = useFieldValue<Given, Span>(props.id, useGiven(props, isRange, label), label("value"), {
    node,
    from: (given) => {
      asked.current = given ?? [undefined, undefined];
      return spanOf(asked.current);
    },
    now,
    take,
    sent: () => (isRange ? now() : now().start),
    received: (next) => {
      asked.current = givenOf(next);
      return spanOf(asked.current);
    },
    onGiven: (next) => emit(props.onInitValueChange, "initValueChange", payloadOf(next)),
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: only other bounds limit it anew.
  useLayoutEffect(() => take(spanOf(asked.current)), [state.min, state.max, isRange]);
  const isDisabled = state.disabled || form.isDisabled;
  const debounced = useDebounce<undefined>(() => emit(props.onChange, "change", payloadOf(now())));
  const change = (next: Span) => {
    ask([next.start, next.end]);
    debounced.call(undefined, props.debounce ? (props.debounceDelay ?? 500) : 0);
  };
  const commit = () => {
    debounced.flush();
    emit(props.onCommit, "commit", payloadOf(now()));
  };

  const format = (value: number): string => formatNumber(value, formatOf(state), language);
  const shown = isRange ? `${format(span.start)} – ${format(span.end)}` : format(span.start);
  const isVertical = state.orientation === "vertical";
  const style: CustomProperties = {
    "--trama-accent": css(state.color),
    "--trama-slider-length": isVertical ? css(state.length) : undefined,
  };
  const place = <div className="trama-slider-place" />;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form
    <div
      {...attributes}
      style={style}
      role="group"
      aria-label={ids.attributes["aria-label"]}
      aria-labelledby={state.label === "" ? undefined : ids.label}
      data-orientation={state.orientation}
      data-disabled={isDisabled || undefined}
      data-readonly={state.readonly || undefined}
      data-invalid={state.error !== "" || undefined}
      data-dragging={isDragging || undefined}
    >
      {(state.label !== "" || state.showValue) && (
        <div className="trama-slider-head">
          <span className="trama-label" id={ids.label}>
            {state.label}
          </span>
          {state.showValue && (
            <span className="trama-slider-value" aria-hidden="true">
              {shown}
            </span>
          )}
        </div>
      )}
      <SoftPart label={label("value")} waiting={place} onMissing={renewParts}>
        <RangeSliderView
          state={state}
          span={span}
          isRange={isRange}
          isDisabled={isDisabled}
          marks={marksOf(state, format)}
          names={isRange ? thumbNamesOf(runtime, state) : [state.label || state.ariaLabel]}
          describedBy={ids.attributes["aria-describedby"]}
          isInvalid={state.error !== ""}
          format={format}
          onChange={change}
          onCommit={commit}
          onDragging={(next) => {
            setDragging(next);
            variables.isDragging.value = next;
          }}
        />
      </SoftPart>
      {drawNotes(state, ids)}
    </div>
  );
}

RangeSlider.spec = elementSpec<RangeSliderVariables>({
  type: "range-slider",
  variables: { value: 0, start: 0, end: 0, isDragging: false },
  actions: ["focus", "setValue", "reset"],
});

/** What the shell passes to the track. */
export type SliderState = Resolved;

/** Returns the configured value or range as one binding. */
function useGiven(props: RangeSliderProps, isRange: boolean, label: (member: string) => string): Bind<Given> {
  const [first, second] = isRange ? [props.start, props.end] : [props.value, undefined];
  return useMemo(() => {
    const given = (): Given => [
      read<number>(first, label(isRange ? "start" : "value")),
      read<number>(second, label("end")),
    ];
    return isBound(first) || isBound(second) ? given : given();
  }, [first, second, isRange, label]);
}

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));

const formatOf = ({ numberStyle, currency, unit, fractionDigits, step }: Resolved): NumberFormat => ({
  numberStyle,
  currency,
  currencyDisplay: "narrowSymbol",
  notation: "standard",
  unit,
  unitDisplay: "short",
  minimumIntegerDigits: 1,
  fractionDigits: fractionDigits ?? decimalsOf(numberStyle === "percent" ? step * 100 : step),
  thousandsSeparator: true,
});

/** Returns the number of decimals of a step, such as 2 for 0.25. */
const decimalsOf = (step: number): number => {
  const [, decimals = "", exponent = "0"] =
    /^\d*(?:\.(\d+))?(?:e-(\d+))?$/.exec(String(Number(step.toFixed(10)))) ?? [];
  return decimals.length + Number(exponent);
};

function thumbNamesOf(runtime: Runtime, { label, ariaLabel, startLabel, endLabel }: Resolved): readonly string[] {
  const [first, second] = inLanguage<readonly [string, string]>(runtime, thumbNames);
  const what = label || ariaLabel;
  return [startLabel || first, endLabel || second].map((name) => (what === "" ? name : `${what}: ${name}`));
}

/** Returns the marks between the ends. A number is labelled as its value; a record as its label. */
function marksOf({ marks, min, max }: Resolved, format: (value: number) => string): readonly Mark[] {
  return marks
    .map((mark): Mark => {
      if (typeof mark === "number") return { value: mark, label: format(mark) };
      const value: unknown = Reflect.get(Object(mark), "value");
      const label: unknown = Reflect.get(Object(mark), "label");
      return { value: Number(value), label: label === undefined || label === null ? "" : String(label) };
    })
    .filter(({ value }) => value >= min && value <= max);
}
