import { type FieldTexts, fieldDefaults } from "../field/field.tsx";
import type { Transition } from "./month-motion.ts";

/** The values of a date picker's properties that may be bound. */
export interface DatePickerState extends FieldTexts {
  readonly placeholder: string;
  readonly customFormat: string;
  readonly lang: string;
  readonly timezone: string;
  readonly enableSeconds: boolean;
  readonly use24: boolean;
  readonly minuteIncrement: number;
  readonly secondIncrement: number;
  readonly minTime: string;
  readonly maxTime: string;
  readonly allowedHours: readonly number[];
  readonly ignoreTimeValidation: boolean;
  readonly presetsLabel: string;
  readonly multiDatesLimit: number;
  readonly rangeMode: "free" | "auto" | "minmax";
  readonly autoRange: number;
  readonly minRange: number;
  readonly maxRange: number;
  readonly enablePartialRange: boolean;
  readonly noDisabledRange: boolean;
  readonly minDate: string;
  readonly maxDate: string;
  readonly preventMinMaxNavigation: boolean;
  readonly startDate: string;
  readonly allowedDates: readonly string[];
  readonly disabledDates: readonly string[];
  readonly disabledWeekDays: readonly number[];
  readonly weekStart: number;
  readonly weekNumbers: "none" | "local" | "iso";
  readonly hideOffsetDates: boolean;
  readonly trimWeeks: boolean;
  readonly disableMonthYearSelect: boolean;
  readonly navigationStep: number;
  readonly transition: Transition;
  readonly autoApply: boolean;
  readonly closeOnAutoApply: boolean;
  readonly readonly: boolean;
  readonly required: boolean;
  readonly disabled: boolean;
  readonly clearIcon: boolean;
  readonly nowButton: boolean;
  readonly clearLabel: string;
  readonly selectText: string;
  readonly cancelText: string;
  readonly nowText: string;
  readonly previousLabel: string;
  readonly nextLabel: string;
  readonly timeLabel: string;
  readonly startTimeLabel: string;
  readonly endTimeLabel: string;
}

export const datePickerDefaults: DatePickerState = {
  ...fieldDefaults,
  placeholder: "",
  customFormat: "",
  lang: "pageLang",
  timezone: "locale",
  enableSeconds: false,
  use24: true,
  minuteIncrement: 5,
  secondIncrement: 5,
  minTime: "",
  maxTime: "",
  allowedHours: [],
  ignoreTimeValidation: false,
  presetsLabel: "",
  multiDatesLimit: 0,
  rangeMode: "free",
  autoRange: 1,
  minRange: 2,
  maxRange: 7,
  enablePartialRange: true,
  noDisabledRange: false,
  minDate: "",
  maxDate: "",
  preventMinMaxNavigation: false,
  startDate: "",
  allowedDates: [],
  disabledDates: [],
  disabledWeekDays: [],
  weekStart: 1,
  weekNumbers: "none",
  hideOffsetDates: false,
  trimWeeks: false,
  disableMonthYearSelect: false,
  navigationStep: 1,
  transition: "none",
  autoApply: false,
  closeOnAutoApply: true,
  readonly: false,
  required: false,
  disabled: false,
  clearIcon: false,
  nowButton: false,
  clearLabel: "",
  selectText: "",
  cancelText: "",
  nowText: "",
  previousLabel: "",
  nextLabel: "",
  timeLabel: "",
  startTimeLabel: "",
  endTimeLabel: "",
};
