import { formatter } from "../../../dates/date-text.ts";
import { formatIso } from "../shared/date-format.ts";

/** Formats of the texts of a calendar; the language's own where one is absent. */
export interface CalendarMasks {
  /** The month above its days. */
  readonly title?: string;
  /** The heads of the columns of days; one letter each when absent. */
  readonly weekdays?: string;
  /** The months to choose from. */
  readonly navMonths?: string;
  /** The head of the popover of a day. */
  readonly dayPopover?: string;
}

const weekdayTokens = /\[[^\]]*\]|W{1,4}/g;

/**
 * Format a day such as `2025-06-14`. A mask is a pattern of dates, in which also `W` is a weekday by its first letter,
 * `WW` by two letters, `WWW` in short and `WWWW` whole.
 */
export function maskText(day: string, mask: string, language: string): string {
  const pattern = mask.replace(weekdayTokens, (token) =>
    token.startsWith("[") ? token : `[${weekdayName(day, token.length, language)}]`,
  );
  return formatIso(day, pattern, language);
}

function weekdayName(day: string, size: number, language: string): string {
  const weekday = size === 1 ? "narrow" : size === 4 ? "long" : "short";
  const name = formatter(language, { weekday })
    .format(new Date(`${day}T00:00:00Z`))
    .replace(/\.$/, "");
  return size === 2 ? name.slice(0, 2) : name;
}
