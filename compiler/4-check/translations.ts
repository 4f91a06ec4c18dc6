import { note, type Problems, reportProblems } from "../3-link/formula/problem.ts";
import type { Report } from "../result.ts";
import type { Place } from "../span.ts";
import type { CheckedExpression } from "./expressions/expression.ts";
import { visitExpressions } from "./expressions/nodes.ts";

/** Reports `text/unknown-language` for the texts of `translate({ … })` that are in no language of the design. */
export function checkTranslations(
  expression: CheckedExpression,
  languages: readonly string[],
  place: Place,
  report: Report,
): void {
  const problems: Problems = [];
  visitExpressions(expression, (node) => {
    if (node.kind !== "helper" || node.name !== "translate") return;
    const [texts] = node.args;
    if (texts?.kind !== "record") return;
    for (const entry of texts.entries)
      if (entry.name !== undefined && !languages.includes(entry.name))
        note(problems, entry, "text/unknown-language", entry.name, languages);
  });
  reportProblems(problems, place, report);
}
