import { readZonedTime } from "../../../helpers/date-value.ts";
import { type ValueKind, wholeStamp } from "./days.ts";

/** The time of day of a value. */
export interface ValueParts {
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
  readonly milliseconds: number;
  readonly isValid: boolean;
}

export const noParts: ValueParts = { hours: 0, minutes: 0, seconds: 0, milliseconds: 0, isValid: false };

/** Returns the time of day of a value in the picker's time zone. */
export function partsOf(value: string | null, { mode, timeZone }: ValueKind): ValueParts {
  const zoned = value === null ? undefined : readZonedTime(wholeStamp(value, mode), timeZone);
  if (!zoned) return noParts;
  return {
    hours: zoned.getUTCHours(),
    minutes: zoned.getUTCMinutes(),
    seconds: zoned.getUTCSeconds(),
    milliseconds: zoned.getUTCMilliseconds(),
    isValid: true,
  };
}

/** An older calendar refuses longer texts. */
const maximumLength = 1000;

/** Returns a configured value, or nothing if it is too long to be a date. */
export const readable = (value: string | null | undefined): string =>
  value === null || value === undefined || value.length > maximumLength ? "" : value;
