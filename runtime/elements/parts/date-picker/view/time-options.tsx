import type { ReactNode } from "react";
import { type Clock, type ClockUnit, canChoosePart, partText, type TimeRules, valuesOfUnit } from "../clock.ts";
import type { PickerRules } from "../rules.ts";
import { OptionGrid } from "./option-grid.tsx";

interface TimeOptionsProps {
  readonly unit: ClockUnit;
  readonly label: string;
  readonly clock: Clock;
  readonly times: TimeRules;
  readonly rules: PickerRules;
  readonly onValue: (value: number) => void;
}

/** The hours, minutes or seconds of a time, by their increments. */
export function TimeOptions({ unit, label, clock, times, rules, onValue }: TimeOptionsProps): ReactNode {
  return (
    <OptionGrid
      key={`${label} ${unit}`}
      label={label}
      options={valuesOfUnit(unit, times).map((value) => ({
        key: String(value),
        text: partText(unit, value, times.use24),
        isDisabled: !canChoosePart(clock, unit, value, rules),
        isChosen: clock[unit] === value,
      }))}
      onChoose={(key) => onValue(Number(key))}
    />
  );
}
