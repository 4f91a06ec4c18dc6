import { useMemo } from "react";
import type { ValueKind } from "./days.ts";
import { type PickerRules, type RuleTexts, rulesOf } from "./rules.ts";

/** Returns the rules of a picker's properties, the same object while none of them changes. */
export function useRules(
  {
    minDate,
    maxDate,
    ignoreTimeValidation,
    allowedDates,
    disabledDates,
    disabledWeekDays,
    minTime,
    maxTime,
    allowedHours,
  }: RuleTexts,
  kind: ValueKind,
): PickerRules {
  return useMemo(
    () =>
      rulesOf(
        {
          minDate,
          maxDate,
          ignoreTimeValidation,
          allowedDates,
          disabledDates,
          disabledWeekDays,
          minTime,
          maxTime,
          allowedHours,
        },
        kind,
      ),
    [
      minDate,
      maxDate,
      ignoreTimeValidation,
      allowedDates,
      disabledDates,
      disabledWeekDays,
      minTime,
      maxTime,
      allowedHours,
      kind,
    ],
  );
}
