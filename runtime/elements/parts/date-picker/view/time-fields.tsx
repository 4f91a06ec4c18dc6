import { Fragment, type KeyboardEvent, type ReactNode, useRef } from "react";
import { padded } from "../../../../dates/zoned-time.ts";
import { clock as clockIcon } from "../../look/glyphs.ts";
import { Glyph } from "../../look/svg.tsx";
import {
  type Clock,
  type ClockUnit,
  dayPeriodOf,
  maximumOf,
  partText,
  shownHour,
  steppedPart,
  type TimeRules,
  timeOfClock,
  typedHour,
  unitsOf,
  withPart,
} from "../clock.ts";
import type { DateWords } from "../date-words.ts";
import { canChooseTime, type PickerRules } from "../rules.ts";

interface TimeFieldProps {
  readonly label: string;
  readonly words: DateWords;
  readonly clock: Clock;
  readonly times: TimeRules;
  readonly rules: PickerRules;
  readonly onClock: (clock: Clock) => void;
  /** Open the lists of hours, minutes and seconds. */
  readonly onLists: () => void;
}

/**
 * A time of day: a spin button for each part, and with 12 hours a button for the half of the day.
 *
 * Digits are typed, Up and Down step, Left and Right go to the next part, Backspace empties a part.
 */
export function TimeField({ label, words, clock, times, rules, onClock, onLists }: TimeFieldProps): ReactNode {
  const box = useRef<HTMLSpanElement>(null);
  const time = timeOfClock(clock);
  const parts = unitsOf(times);
  const isInvalid = time === "" || !canChooseTime(time, rules);
  const set = (unit: ClockUnit, value: number | undefined) =>
    onClock(withPart(clock, unit, value, times.enableSeconds));
  const go = (from: Element, step: number) => {
    const stops = [...(box.current?.querySelectorAll<HTMLElement>("input, button") ?? [])];
    const position = stops.findIndex((stop) => stop.isSameNode(from));
    if (position >= 0) stops[position + step]?.focus();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset does not lay out as a column.
    <div className="trama-date-time" role="group" aria-label={label}>
      <span className="trama-date-time-label" aria-hidden="true">
        {label}
      </span>
      <span ref={box} className="trama-control trama-time-box" data-invalid={isInvalid || undefined}>
        {parts.map((unit, position) => (
          <Fragment key={unit}>
            {position > 0 && <span aria-hidden="true">:</span>}
            <TimePart
              unit={unit}
              name={words[unit]}
              clock={clock}
              times={times}
              isLast={position === parts.length - 1}
              isInvalid={isInvalid}
              onValue={(value) => set(unit, value)}
              onStep={(step) => set(unit, steppedPart(clock, unit, step, times, rules))}
              onGo={go}
            />
          </Fragment>
        ))}
        {!times.use24 && (
          <button
            type="button"
            className="trama-day-period"
            aria-label={`${words.dayPeriod}: ${dayPeriodOf(clock.hours ?? 0)}`}
            onClick={() => set("hours", ((clock.hours ?? 0) + 12) % 24)}
          >
            {dayPeriodOf(clock.hours ?? 0)}
          </button>
        )}
        <button
          type="button"
          className="trama-icon-button trama-time-lists"
          aria-label={`${label}: ${words.chooseTime}`}
          onClick={onLists}
        >
          <Glyph icon={clockIcon} />
        </button>
      </span>
    </div>
  );
}

interface TimePartProps {
  readonly unit: ClockUnit;
  readonly name: string;
  readonly clock: Clock;
  readonly times: TimeRules;
  readonly isLast: boolean;
  readonly isInvalid: boolean;
  readonly onValue: (value: number | undefined) => void;
  readonly onStep: (step: -1 | 1) => void;
  readonly onGo: (from: Element, step: number) => void;
}

function TimePart({ unit, name, clock, times, isLast, isInvalid, onValue, onStep, onGo }: TimePartProps): ReactNode {
  /** The digits typed since the part got the focus. */
  const typedCount = useRef(0);
  const value = clock[unit];
  const is12 = unit === "hours" && !times.use24;
  const maximum = is12 ? 12 : maximumOf(unit);
  const type = (text: string, input: Element) => {
    const digits = text.replace(/\D/g, "");
    if (digits === "") {
      typedCount.current = 0;
      return onValue(undefined);
    }
    const last = Number(digits.slice(-2));
    const typed = last > maximum ? Number(digits.slice(-1)) : last;
    typedCount.current += 1;
    onValue(unit === "hours" ? typedHour(typed, value, times.use24) : typed);
    const isDone = typedCount.current >= 2 || typed * 10 > maximum;
    if (!isDone) return;
    typedCount.current = 0;
    if (!isLast) onGo(input, 1);
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, currentTarget } = event;
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (key === "ArrowUp" || key === "ArrowDown") onStep(key === "ArrowUp" ? 1 : -1);
    else if (key === "ArrowLeft" || key === "ArrowRight") onGo(currentTarget, key === "ArrowLeft" ? -1 : 1);
    else if (key === "Home" || key === "End") onValue(key === "Home" ? 0 : maximumOf(unit));
    else if (key === "Backspace" || key === "Delete") onValue(undefined);
    else return;
    typedCount.current = 0;
    event.preventDefault();
  };
  const shown = value === undefined ? "" : padded(is12 ? shownHour(value, false) : value);
  return (
    <input
      type="text"
      inputMode="numeric"
      autoComplete="off"
      role="spinbutton"
      className="trama-time-part"
      aria-label={name}
      aria-invalid={isInvalid || undefined}
      aria-valuemin={is12 ? 1 : 0}
      aria-valuemax={maximum}
      aria-valuenow={value === undefined ? undefined : is12 ? shownHour(value, false) : value}
      aria-valuetext={value === undefined ? "--" : partText(unit, value, times.use24)}
      data-unit={unit}
      placeholder="--"
      value={shown}
      onChange={(event) => type(event.target.value, event.currentTarget)}
      onFocus={(event) => {
        typedCount.current = 0;
        event.currentTarget.select();
      }}
      onKeyDown={press}
    />
  );
}
