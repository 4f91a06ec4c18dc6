import { formatIso } from "../shared/date-format.ts";
import type { Choice, SelectionMode } from "./choice.ts";
import { type DateMode, wholeStamp } from "./days.ts";

/** How a choice is written, on the control and in the calendar. */
export interface FaceFormat {
  readonly mode: DateMode;
  readonly selection: SelectionMode;
  readonly pattern: string;
  readonly language: string;
}

/** Returns the usual pattern of a mode. */
export function usualPattern(
  mode: DateMode,
  { use24, enableSeconds }: { use24: boolean; enableSeconds: boolean },
): string {
  if (mode === "month") return "MMMM YYYY";
  if (mode === "year") return "YYYY";
  if (mode !== "time") return "DD/MM/YYYY";
  const seconds = enableSeconds ? ":ss" : "";
  return use24 ? `HH:mm${seconds}` : `h:mm${seconds} A`;
}

/** Format a choice; the end of a range is empty while it has none. */
export function faceOf(choice: Choice, { mode, selection, pattern, language }: FaceFormat): string {
  const texts = choice.map((stamp) => formatIso(wholeStamp(stamp, mode), pattern, language));
  if (selection === "range" && texts.length > 0) return `${texts[0]} – ${texts[1] ?? ""}`;
  return texts.join(", ");
}
