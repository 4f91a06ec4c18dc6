import { type Choice, nothingChosen, ordered, type SelectionMode } from "./choice.ts";
import { distance, plus, type Unit } from "./days.ts";
import { canChoose, isAllChoosable, type PickerRules } from "./rules.ts";

// What a press on a day, month or year does to the choice. Pure.

/** The cells chosen so far: days, months or years. */
export interface Draft {
  readonly cells: Choice;
  /** The first end of a range is chosen, the last one is not. */
  readonly isOpenEnded: boolean;
}

export const draftOf = (cells: Choice): Draft => ({ cells, isOpenEnded: false });

/** The rules of ranges. */
export interface RangeRules {
  readonly rangeMode: "free" | "auto" | "minmax";
  readonly autoRange: number;
  readonly minRange: number;
  readonly maxRange: number;
  readonly noDisabledRange: boolean;
}

export interface SelectionRules extends RangeRules {
  readonly selection: SelectionMode;
  readonly unit: Unit;
  readonly required: boolean;
  /** The number of values with `multi`; 0 for any. */
  readonly multiDatesLimit: number;
}

/** The new draft, or a range of fixed length that cannot be chosen. */
export type Pressed = { readonly draft: Draft } | { readonly misfit: Choice };

/** Returns the draft after a press on a cell that can be chosen. */
export function pressed(draft: Draft, cell: string, selection: SelectionRules, rules: PickerRules): Pressed {
  const [first] = draft.cells;
  if (selection.selection === "multi") return { draft: draftOf(toggled(draft.cells, cell, selection)) };
  if (selection.selection === "single")
    return { draft: draftOf(cell === first && !selection.required ? nothingChosen : [cell]) };
  if (selection.rangeMode === "auto") {
    const range = [cell, plus(selection.unit, cell, selection.autoRange)];
    const fits = canChoose(range[1] ?? cell, rules) && canEnd(cell, range[1] ?? cell, selection, rules);
    return fits ? { draft: draftOf(range) } : { misfit: range };
  }
  if (draft.isOpenEnded && first !== undefined) return { draft: draftOf(ordered(first, cell)) };
  return { draft: { cells: [cell], isOpenEnded: true } };
}

function toggled(cells: Choice, cell: string, { required, multiDatesLimit }: SelectionRules): Choice {
  if (cells.includes(cell)) return required && cells.length === 1 ? cells : cells.filter((one) => one !== cell);
  return isFull(cells, multiDatesLimit) ? cells : [...cells, cell].sort();
}

/** Whether no further value can be chosen with `multi`. */
export const isFull = (cells: Choice, limit: number): boolean => limit > 0 && cells.length >= limit;

/** Whether a cell can be pressed now. */
export function canPress(draft: Draft, cell: string, selection: SelectionRules, rules: PickerRules): boolean {
  const [first] = draft.cells;
  if (!canChoose(cell, rules)) return false;
  if (selection.selection === "multi")
    return draft.cells.includes(cell) || !isFull(draft.cells, selection.multiDatesLimit);
  return !draft.isOpenEnded || first === undefined || canEnd(first, cell, selection, rules);
}

/** Whether a range that starts on one cell may end on another. */
function canEnd(start: string, end: string, selection: SelectionRules, rules: PickerRules): boolean {
  const { unit, rangeMode, minRange, maxRange, noDisabledRange } = selection;
  const length = Math.abs(distance(unit, start, end));
  if (rangeMode === "minmax" && (length < minRange || length > maxRange)) return false;
  return !noDisabledRange || isAllChoosable(ordered(start, end), unit, rules);
}
