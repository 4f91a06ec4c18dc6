import { minuteOfDay } from "./calendar-items.ts";

/** A place in a calendar that takes the focus: a slot, an item, or the button for the items without room. */
export interface Stop {
  readonly id: string;
  readonly kind: "slot" | "item" | "more";
  readonly day: string;
  /** The minute of the day; undefined for a whole day. */
  readonly minute: number | undefined;
  readonly key?: string;
}

export const slotId = (day: string, minute: number | undefined): string => `slot ${day} ${minute ?? ""}`;
export const itemId = (key: string): string => `item ${key}`;

export const slotStop = (day: string, minute: number | undefined): Stop => ({
  id: slotId(day, minute),
  kind: "slot",
  day,
  minute,
});

export const moreStop = (day: string): Stop => ({ id: `more ${day}`, kind: "more", day, minute: undefined });

/** Returns the day and the minute of the slot that an id names. */
export function slotOf(id: string): { readonly day: string; readonly minute: number | undefined } | undefined {
  const [kind, day, minute] = id.split(" ");
  if (kind !== "slot" || day === undefined) return undefined;
  return { day, minute: minute === undefined || minute === "" ? undefined : Number(minute) };
}

/** Returns the minute since 1970 of a slot. */
export const minuteOfStop = ({ day, minute = 0 }: Pick<Stop, "day" | "minute">): number => minuteOfDay(day) + minute;
