import type { SelectionMode } from "./choice.ts";
import type { ClockUnit } from "./clock.ts";
import { type DateMode, hasDay, hasTime } from "./days.ts";

/** A step of a guided choice, as the design names it. */
export type FlowStep = "month" | "year" | "calendar" | "time" | ClockUnit;

/** What the panel shows: everything, or the grid of one thing. `end` is the end of a range that a time belongs to. */
export type Stage =
  | { readonly shows: "all" }
  | { readonly shows: "month" }
  | { readonly shows: "year" }
  | { readonly shows: "time" }
  | { readonly shows: ClockUnit; readonly end: 0 | 1 };

/** A stage of a guided choice, with its step. */
export interface FlowStage {
  readonly step: FlowStep;
  readonly stage: Stage;
}

/** The steps of a guided choice unless the design names others. */
export const usualSteps: readonly FlowStep[] = ["month", "year", "calendar", "time"];

const clockSteps: readonly FlowStep[] = ["hours", "minutes", "seconds"];

const isClockStep = (step: FlowStep): step is ClockUnit => clockSteps.includes(step);

/** Whether a mode has a step. */
export function hasStep(step: FlowStep, mode: DateMode): boolean {
  if (step === "year") return mode !== "time";
  if (step === "month") return mode !== "time" && mode !== "year";
  return step === "calendar" ? hasDay(mode) : hasTime(mode);
}

/** Returns the stages of a guided choice. In a range, hours, minutes and seconds are chosen for one end after the other. */
export function flowOf(steps: readonly FlowStep[], mode: DateMode, selection: SelectionMode): readonly FlowStage[] {
  const flow: FlowStage[] = [];
  const possible = steps.filter((step) => hasStep(step, mode));
  for (let index = 0; index < possible.length; ) {
    const rest = possible.slice(index);
    const other = rest.findIndex((step) => !isClockStep(step));
    const clock = rest.slice(0, other === -1 ? rest.length : other).filter(isClockStep);
    for (const end of selection === "range" ? ([0, 1] as const) : ([0] as const))
      for (const step of clock) flow.push({ step, stage: { shows: step, end } });
    const [step] = rest;
    if (clock.length === 0 && step !== undefined) flow.push({ step, stage: stageOf(step, mode) });
    index += Math.max(1, clock.length);
  }
  return flow;
}

/** Returns what a step shows: the mode's own grid is the whole panel. */
function stageOf(step: FlowStep, mode: DateMode): Stage {
  if (step === "calendar" || step === mode) return { shows: "all" };
  if (step === "month") return { shows: step };
  if (step === "year") return { shows: step };
  return step === "time" ? { shows: step } : { shows: "all" };
}
