import { type Code, catalogue } from "../../diagnostics/catalogue.ts";
import { diagnose } from "../../diagnostics/diagnostic.ts";
import type { Report } from "../../result.ts";
import { type Place, within } from "../../span.ts";
import type { Piece } from "./expression.ts";

/** A finding about a formula's text, found once per text and reported at each place that uses it. */
export interface Problem extends Piece {
  readonly code: Code;
  readonly isError: boolean;
  /** What follows in the formula cannot be understood, so nothing later is reported. */
  readonly isLast: boolean;
  readonly report: (place: Place, report: Report) => void;
  /** The path whose value may be `nothing`. */
  readonly absentPath?: object | undefined;
}

/** Collects the problems of one formula. */
export type Problems = Problem[];

/** Adds `code` at a range of the formula, with the arguments that the catalogue requires. */
export function note<C extends Code>(
  problems: Problems,
  piece: Piece,
  code: C,
  ...values: Parameters<(typeof catalogue)[C]["words"]>
): void {
  problems.push(problemAt(piece, code, false, values));
}

/** Adds that a value may be `nothing`, once for each path. */
export function noteAbsent(problems: Problems, piece: Piece, type: string, absentPath: object | undefined): void {
  if (absentPath !== undefined && problems.some((known) => known.absentPath === absentPath)) return;
  problems.push({ ...problemAt(piece, "formula/maybe-nothing", false, [type]), absentPath });
}

/** Adds `code` at a range after which the text cannot be read as a formula: nothing later is reported. */
export function noteLast<C extends Code>(
  problems: Problems,
  piece: Piece,
  code: C,
  ...values: Parameters<(typeof catalogue)[C]["words"]>
): void {
  problems.push(problemAt(piece, code, true, values));
}

const problemAt = <C extends Code>(
  { start, end }: Piece,
  code: C,
  isLast: boolean,
  values: Parameters<(typeof catalogue)[C]["words"]>,
): Problem => ({
  start,
  end,
  code,
  isError: catalogue[code].severity === "error",
  isLast,
  report: (place, report) => report(diagnose(code, within(place, start, end), ...values)),
});

/** Reports all problems at the place of the formula. */
export function reportProblems(problems: readonly Problem[], place: Place, report: Report): void {
  for (const problem of problems) problem.report(place, report);
}
