import { padded } from "../../../dates/zoned-time.ts";
import { canChooseHour, canChooseTime, type PickerRules } from "./rules.ts";

/** A part of a time of day. */
export type ClockUnit = "hours" | "minutes" | "seconds";

/** A time of day while it is edited: a missing part is undefined. */
export type Clock = Readonly<Record<ClockUnit, number | undefined>>;

export const units = ["hours", "minutes", "seconds"] as const;

/** Returns the clock of a time such as `18:30:00`; an empty one for an empty time. */
export function clockOf(time: string): Clock {
  const [hours, minutes, seconds = 0] = time === "" ? [] : time.split(":").map(Number);
  return { hours, minutes, seconds };
}

/** Returns the time of a clock; empty while a part is missing. */
export function timeOfClock({ hours, minutes, seconds }: Clock): string {
  return [hours, minutes, seconds].some((part) => part === undefined)
    ? ""
    : [hours, minutes, seconds].map((part) => padded(part ?? 0)).join(":");
}

export const maximumOf = (unit: ClockUnit): number => (unit === "hours" ? 23 : 59);

/** Returns the clock with 0 for its missing parts. */
export const filled = ({ hours = 0, minutes = 0, seconds = 0 }: Clock): Clock => ({ hours, minutes, seconds });

/** Returns the clock with another part. If seconds are not shown, an edited time has none. */
export function withPart(clock: Clock, unit: ClockUnit, value: number | undefined, hasSeconds: boolean): Clock {
  return { ...clock, ...(hasSeconds ? {} : { seconds: 0 }), [unit]: value };
}

/** How times are shown and chosen. */
export interface TimeRules {
  readonly use24: boolean;
  readonly enableSeconds: boolean;
  readonly minuteIncrement: number;
  readonly secondIncrement: number;
}

/** Returns the parts that can be edited. */
export const unitsOf = ({ enableSeconds }: TimeRules): readonly ClockUnit[] =>
  enableSeconds ? units : ["hours", "minutes"];

export const incrementOf = (unit: ClockUnit, { minuteIncrement, secondIncrement }: TimeRules): number =>
  Math.max(1, unit === "hours" ? 1 : unit === "minutes" ? minuteIncrement : secondIncrement);

/** Returns the values of a part that a list offers. */
export function valuesOfUnit(unit: ClockUnit, rules: TimeRules): readonly number[] {
  const increment = incrementOf(unit, rules);
  return Array.from({ length: Math.ceil((maximumOf(unit) + 1) / increment) }, (_, index) => index * increment);
}

/** Returns the value after a step up or down: the next one of the list that can be chosen. */
export function steppedPart(clock: Clock, unit: ClockUnit, step: -1 | 1, times: TimeRules, rules: PickerRules): number {
  const values = valuesOfUnit(unit, times).filter((value) => canChoosePart(clock, unit, value, rules));
  const sorted = step > 0 ? values : values.toReversed();
  const now = clock[unit];
  const next = sorted.find((value) => now === undefined || (step > 0 ? value > now : value < now));
  return next ?? sorted[0] ?? now ?? 0;
}

/** Whether a part can have a value, with the other parts as they are. */
export function canChoosePart(clock: Clock, unit: ClockUnit, value: number, rules: PickerRules): boolean {
  if (unit === "hours") return canChooseHour(padded(value), rules);
  if (clock.hours === undefined) return true;
  const { hours, minutes = 0 } = clock;
  if (unit === "seconds") return canChooseTime(timeOfClock({ hours, minutes, seconds: value }), rules);
  // A minute is open if its first or last second is.
  return [0, 59].some((seconds) => canChooseTime(timeOfClock({ hours, minutes: value, seconds }), rules));
}

/** Returns an hour as it is shown: of 24, or 12 and 1 to 11. */
export const shownHour = (hour: number, use24: boolean): number => (use24 ? hour : hour % 12 || 12);

export const dayPeriodOf = (hour: number): "AM" | "PM" => (hour < 12 ? "AM" : "PM");

/** Returns a value of a part as it is shown in its list. */
export function partText(unit: ClockUnit, value: number, use24: boolean): string {
  return unit === "hours" && !use24 ? `${shownHour(value, false)} ${dayPeriodOf(value)}` : padded(value);
}

/** Returns the hour of 24 that a typed hour means. */
export const typedHour = (typed: number, before: number | undefined, use24: boolean): number =>
  use24 ? typed : (typed % 12) + ((before ?? 0) >= 12 ? 12 : 0);
