import { note, type Problems, reportProblems } from "../3-link/formula/problem.ts";
import type { Report } from "../result.ts";
import type { Place } from "../span.ts";
import type { CheckedExpression } from "./expressions/expression.ts";
import { visitExpressions } from "./expressions/nodes.ts";

/** The languages of a design, and those in which a part of it is shown. */
export interface ShownLanguages {
  readonly all: readonly string[];
  readonly shown: readonly string[];
}

/**
 * Checks the texts of `translate({ … })`: reports `text/unknown-language` for those in no language of the design, and
 * `text/missing-translation` for a language without one.
 */
export function checkTranslations(
  expression: CheckedExpression,
  { all, shown }: ShownLanguages,
  place: Place,
  report: Report,
): void {
  const problems: Problems = [];
  visitExpressions(expression, (node) => {
    if (node.kind !== "helper" || node.name !== "translate") return;
    const [texts, chosen] = node.args;
    if (texts?.kind !== "record") return;
    const names = texts.entries.map(({ name }) => name);
    for (const entry of texts.entries)
      if (entry.name !== undefined && !all.includes(entry.name))
        note(problems, entry, "text/unknown-language", entry.name, all);
    const missing = shown.filter((language) => !names.includes(language));
    // A spread may have any language, and one that is not of the design is probably the missing one.
    if (chosen === undefined && missing.length > 0 && names.every((name) => name !== undefined && all.includes(name)))
      note(problems, texts, "text/missing-translation", missing, names[0] ?? "");
  });
  reportProblems(problems, place, report);
}
