import { Slider } from "@base-ui/react/slider";
import { type ReactNode, useEffect, useRef } from "react";
import type { CustomProperties } from "./parts/look/css.ts";
import type { Mark, SliderState } from "./range-slider.tsx";

interface Span {
  readonly start: number;
  readonly end: number;
}

export interface RangeSliderViewProps {
  readonly state: SliderState;
  readonly span: Span;
  readonly isRange: boolean;
  readonly isDisabled: boolean;
  readonly isInvalid: boolean;
  readonly marks: readonly Mark[];
  /** The names of the thumbs. */
  readonly names: readonly string[];
  readonly describedBy: string | undefined;
  readonly format: (value: number) => string;
  readonly onChange: (span: Span) => void;
  readonly onCommit: () => void;
  readonly onDragging: (isDragging: boolean) => void;
}

/** The track with its thumbs and marks. */
export default function RangeSliderView(props: RangeSliderViewProps): ReactNode {
  const { state, span, isRange, isDisabled, names, format } = props;
  const { min, max, step } = state;
  const share = (value: number) => `${max > min ? ((value - min) / (max - min)) * 100 : 0}%`;
  const values = isRange ? [span.start, span.end] : [span.start];
  const change = (next: readonly number[]) => {
    const [start = min, end = start] = next;
    if (!state.readonly) props.onChange({ start, end });
  };
  const drag = () => {
    const end = new AbortController();
    const release = () => {
      end.abort();
      props.onDragging(false);
    };
    for (const name of ["pointerup", "pointercancel"]) document.addEventListener(name, release, { signal: end.signal });
    props.onDragging(true);
  };
  return (
    <Slider.Root
      className="trama-slider"
      value={values}
      onValueChange={(next) => change(next)}
      onValueCommitted={() => !state.readonly && props.onCommit()}
      min={min}
      max={Math.max(max, min)}
      step={step}
      largeStep={state.largeStep}
      minStepsBetweenValues={state.minDistance}
      thumbCollisionBehavior="none"
      orientation={state.orientation}
      disabled={isDisabled}
      data-labelled={props.marks.some(({ label }) => label !== "") || undefined}
    >
      <Slider.Control className="trama-slider-control" onPointerDown={() => !isDisabled && !state.readonly && drag()}>
        <Slider.Track className="trama-slider-track">
          <Slider.Indicator className="trama-slider-done" />
          {values.map((value, index) => (
            <Thumb
              // biome-ignore lint/suspicious/noArrayIndexKey: a thumb is its position
              key={index}
              index={index}
              name={names[index] ?? ""}
              text={format(value)}
              isReadonly={state.readonly}
              isInvalid={props.isInvalid}
              describedBy={props.describedBy}
            />
          ))}
        </Slider.Track>
      </Slider.Control>
      {props.marks.length > 0 && (
        <div className="trama-slider-marks" aria-hidden="true">
          {props.marks.map(({ value, label }) => (
            <span
              key={value}
              className="trama-slider-mark"
              data-edge={value === min ? "start" : value === max ? "end" : undefined}
              data-reached={(isRange ? value >= span.start : true) && value <= span.end ? "" : undefined}
              style={{ "--trama-mark": share(value) } as CustomProperties}
            >
              <span>{label}</span>
            </span>
          ))}
        </div>
      )}
    </Slider.Root>
  );
}

interface ThumbProps {
  readonly index: number;
  readonly name: string;
  readonly text: string;
  readonly isReadonly: boolean;
  readonly isInvalid: boolean;
  readonly describedBy: string | undefined;
}

/** A thumb with its native range input, which has the accessible attributes. */
function Thumb({ index, name, text, isReadonly, isInvalid, describedBy }: ThumbProps): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const attributes = {
      "aria-readonly": isReadonly ? "true" : undefined,
      "aria-invalid": isInvalid ? "true" : undefined,
      "aria-describedby": describedBy,
    };
    for (const [attribute, value] of Object.entries(attributes)) {
      if (value === undefined) input.current?.removeAttribute(attribute);
      else input.current?.setAttribute(attribute, value);
    }
  });
  return (
    <Slider.Thumb
      className="trama-slider-thumb"
      index={index}
      inputRef={input}
      getAriaLabel={() => name}
      getAriaValueText={() => text}
    />
  );
}
