import type { Runtime } from "../../../app/runtime.ts";
import { inLanguage } from "../../../screen/language.ts";
import type { Choice } from "./choice.ts";
import { dayOf, timeOf, withTime } from "./days.ts";
import { type FaceFormat, faceOf } from "./face.ts";
import { canChoose, isAllowed, type PickerRules } from "./rules.ts";

const texts = {
  en: { from: "Choose {} or later.", to: "Choose {} or earlier.", other: "This choice is not available." },
  pt: { from: "Escolha a partir de {}.", to: "Escolha até {}.", other: "Esta escolha não está disponível." },
};

/**
 * Returns why a form cannot send a choice; empty if it can.
 *
 * The rules may have changed since it was chosen, and a design may configure any value. Bounds hold for every choice,
 * as in the browser's own fields; the other rules for one that someone has made, so that a booking can be saved although
 * its own day is taken.
 */
export function refusalOf(
  runtime: Runtime,
  choice: Choice,
  rules: PickerRules,
  { isGiven, look }: { readonly isGiven: boolean; readonly look: FaceFormat },
): string {
  const { mode, minTime, maxTime, minMoment, maxMoment, minDate, maxDate } = rules;
  const [least, most] =
    mode === "time"
      ? [minTime, maxTime]
      : mode === "datetime"
        ? [minMoment ?? minDate, maxMoment ?? maxDate]
        : [minDate, maxDate];
  const words = inLanguage(runtime, texts);
  const says = (text: string, bound: string) =>
    text.replace("{}", () => faceOf([bound], { ...look, selection: "single" }));
  for (const stamp of choice) {
    if (least !== undefined && stamp.slice(0, least.length) < least.slice(0, stamp.length))
      return says(words.from, least);
    if (most !== undefined && stamp.slice(0, most.length) > most.slice(0, stamp.length))
      return says(words.to, mode === "datetime" ? withTime(dayOf(most), timeOf(most) || "23:59:59") : most);
  }
  if (isGiven) return "";
  return isAllowed(choice, rules) && choice.every((stamp) => mode === "time" || canChoose(cellOf(stamp), rules))
    ? ""
    : words.other;
}

/** Returns the day, month or year of a stamp. */
const cellOf = (stamp: string): string => (stamp.length > 10 ? dayOf(stamp) : stamp);
