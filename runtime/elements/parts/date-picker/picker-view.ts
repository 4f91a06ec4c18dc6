import type { ReactNode } from "react";
import type { DatePickerProps } from "../../props.ts";
import type { Choice, SelectionMode } from "./choice.ts";
import type { DateWords } from "./date-words.ts";
import type { DayMarks } from "./day-marks.ts";
import type { ValueKind } from "./days.ts";
import type { FlowStage, FlowStep } from "./flow.ts";
import type { CalendarMasks } from "./masks.ts";
import type { DatePickerState } from "./picker-state.ts";
import type { SwipeLimits } from "./use-swipe.ts";

/** How months are arranged. */
export interface CalendarLayout {
  readonly monthCount: number;
  /** The number of months side by side; all of them when absent. */
  readonly columns?: number;
  /** Each month moves on its own. */
  readonly isSolo: boolean;
  /** The name of a month opens a grid of months and years, instead of lists. */
  readonly hasCaptionButton?: boolean;
  readonly swipe?: SwipeLimits;
}

/** Where the calendar is: in a panel next to its control, or in the place of the control. */
export type CalendarPlace =
  | { readonly kind: "panel"; readonly align: "start" | "center" | "end"; readonly id: string; readonly offset: number }
  | {
      readonly kind: "inline";
      readonly fit: "stretch" | "center";
      /** The ids of its hint and error. */
      readonly describedBy: string | undefined;
    };

/** Passed from the shell of a date picker to its loaded calendar. */
export interface PickerView {
  readonly state: DatePickerState;
  readonly selection: SelectionMode;
  readonly kind: ValueKind;
  readonly layout: CalendarLayout;
  readonly place: CalendarPlace;
  readonly flow: readonly FlowStage[];
  readonly language: string;
  readonly words: DateWords;
  /** The control, or the box of a calendar without one. */
  readonly anchor: { readonly current: HTMLElement | null };
  readonly name: string;
  /** A month to show, from a workflow. */
  readonly target?: string;
  /** The look of a calendar that does not follow the theme. */
  readonly look?: string;
  readonly chosen: Choice;
  readonly presets: DatePickerProps["presets"];
  readonly marks?: Readonly<Record<string, DayMarks>>;
  /** Set for the deprecated date picker. */
  readonly masks?: CalendarMasks;
  readonly label: (member: string) => string;
  readonly leftSidebar: ReactNode;
  readonly rightSidebar: ReactNode;
  readonly format: (choice: Choice) => string;
  /** Take a choice and close, unless `stays` keeps the calendar open. */
  readonly onChoose: (choice: Choice, stays: boolean) => void;
  /** A day was pressed, whether it can be chosen or not. */
  readonly onDay?: (day: string) => void;
  readonly onInvalidSelect: () => void;
  readonly onInvalidFixedRange: (start: string, end: string) => void;
  readonly onFlowStep: (step: FlowStep) => void;
  /** The visible months changed. */
  readonly onMonths?: (months: readonly string[]) => void;
  readonly onClose: () => void;
  /** The pointer reached or left a calendar that is shown on hover. */
  readonly onEnter?: () => void;
  readonly onLeave?: () => void;
}
