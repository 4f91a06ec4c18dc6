import { useMemo } from "react";
import { read, useValue } from "../../../react/bound-value.ts";
import type { DateTimePickerProps } from "../../props.ts";
import { dayOf, toStamp, type ValueKind } from "./days.ts";

/** A mark of the deprecated date picker, with its days. */
export interface Mark {
  readonly key: string;
  readonly days: readonly string[];
  readonly classNames: string;
  /** The text of its popover, which may be empty; undefined if it has none. */
  readonly popover: string | undefined;
  readonly order: number;
  readonly customData: unknown;
  readonly isPinned: boolean;
}

/** The marks of a day: class names, and texts for its popover and for screen readers. */
export interface DayMarks {
  readonly classNames: string;
  readonly popovers: readonly string[];
}

const noMarks: readonly Mark[] = [];

/** Returns the marks of a calendar; the highest order comes last. */
export function useMarks(
  given: DateTimePickerProps["attributes"],
  kind: ValueKind,
  label: (member: string) => string,
): readonly Mark[] {
  const bind = useMemo(
    () => () =>
      (given ?? [])
        .map((one, position): Mark => {
          const place = (member: string) => label(`attributes[${position}].${member}`);
          const looks = [one.highlight && "highlight", one.dot && "dot", one.bar && "bar"].filter(Boolean);
          return {
            key: one.key,
            days: (read(one.dates, place("dates")) ?? []).flatMap((date) => {
              const stamp = toStamp(date, { ...kind, mode: "date" });
              return stamp === undefined ? [] : [dayOf(stamp)];
            }),
            classNames: [...looks.map((look) => `trama-mark-${look}`), `trama-mark-${one.color ?? "gray"}`].join(" "),
            popover: one.popover === undefined ? undefined : (read(one.popover, place("popover")) ?? ""),
            order: one.order ?? 0,
            customData: read(one.customData, place("customData")) ?? null,
            isPinned: one.pinPage === true,
          };
        })
        .sort((one, other) => one.order - other.order),
    [given, kind, label],
  );
  return useValue<readonly Mark[]>(bind, noMarks, label("attributes"));
}

/** Returns the marks by day. Only the last mark of a day sets its colour. */
export function marksByDay(marks: readonly Mark[]): Readonly<Record<string, DayMarks>> {
  const byDay: Record<string, DayMarks> = {};
  for (const mark of marks)
    for (const day of mark.days) {
      const before = byDay[day];
      const looks = before?.classNames.split(" ").slice(0, -1) ?? [];
      byDay[day] = {
        classNames: [...new Set([...looks, ...mark.classNames.split(" ")])].join(" "),
        popovers: [...(before?.popovers ?? []), ...(mark.popover === undefined ? [] : [mark.popover])],
      };
    }
  return byDay;
}
