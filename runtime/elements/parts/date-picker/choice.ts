import { toStamp, toValue, type ValueKind } from "./days.ts";

/** How many values are chosen: one, the two ends of a range, or any number. */
export type SelectionMode = "single" | "range" | "multi";

/** The chosen stamps, in chronological order: none, one, the two ends of a range, or several. */
export type Choice = readonly string[];

export const nothingChosen: Choice = [];

/** The values of a date picker: its variables and the payload of its events. */
export interface ChoiceValues {
  readonly value: string | null;
  readonly start: string | null;
  readonly end: string | null;
  readonly values: readonly string[];
}

/** Returns the choice of some values. Invalid ones are left out; a range that only has an end starts there. */
export function choiceOf(
  values: readonly (string | null | undefined)[],
  selection: SelectionMode,
  kind: ValueKind,
): Choice {
  const stamps = values.flatMap((value) => toStamp(value, kind) ?? []).sort();
  if (selection === "multi") return [...new Set(stamps)];
  return stamps.slice(0, selection === "range" ? 2 : 1);
}

/** Returns the choice that the variables of a date picker contain. */
export function choiceIn(values: Partial<ChoiceValues>, selection: SelectionMode, kind: ValueKind): Choice {
  if (selection === "multi") return choiceOf(values.values ?? [], selection, kind);
  return choiceOf(selection === "range" ? [values.start, values.end] : [values.value], selection, kind);
}

/** Returns the choice that a form sets: a date, a list of dates, or a record with `start` and `end`. */
export function choiceFrom(value: unknown, selection: SelectionMode, kind: ValueKind): Choice {
  const isRange = typeof value === "object" && value !== null && "start" in value && "end" in value;
  const dates: readonly unknown[] = isRange ? [value.start, value.end] : [value].flat();
  return choiceOf(
    dates.filter((date) => typeof date === "string"),
    selection,
    kind,
  );
}

/** Returns the values of a choice. */
export function valuesOf(choice: Choice, selection: SelectionMode, kind: ValueKind): ChoiceValues {
  const [first = null, last = null] = choice.map((stamp) => toValue(stamp, kind));
  if (selection === "range") return { value: null, start: first, end: last, values: [] };
  if (selection === "single") return { value: first, start: null, end: null, values: [] };
  return { value: null, start: null, end: null, values: choice.map((stamp) => toValue(stamp, kind)) };
}

export const isSameChoice = (one: Choice, other: Choice): boolean =>
  one.length === other.length && one.every((stamp, position) => stamp === other[position]);

/** Returns a range between two stamps, in chronological order. */
export const ordered = (one: string, other: string): Choice => (one <= other ? [one, other] : [other, one]);

/** Whether a cell is an end of a range or inside it. */
export const isWithin = (cell: string, [start, end]: Choice): boolean =>
  start !== undefined && end !== undefined && start <= cell && cell <= end;
