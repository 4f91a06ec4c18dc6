import { note, type Problems, reportProblems } from "../3-link/formula/problem.ts";
import { nearestName } from "../near-names.ts";
import type { Report } from "../result.ts";
import type { Place } from "../span.ts";
import type { CheckedExpression, CheckedHelper } from "./expressions/expression.ts";
import { visitExpressions } from "./expressions/nodes.ts";

/** The languages of a design, and those in which a part of it is shown. */
export interface ShownLanguages {
  readonly all: readonly string[];
  readonly shown: readonly string[];
}

/** The helpers whose records `checkTranslations` checks. */
export const checkedHelpers = /\b(?:translate|plural)\b/;

/**
 * Checks the texts of `translate({ … })`: reports `text/unknown-language` for those in no language of the design, and
 * `text/missing-translation` for a language without one. Reports `formula/wrong-argument` for the forms of `plural`.
 */
export function checkTranslations(
  expression: CheckedExpression,
  { all, shown }: ShownLanguages,
  place: Place,
  report: Report,
): void {
  const problems: Problems = [];
  visitExpressions(expression, (node) => {
    if (node.kind !== "helper") return;
    if (node.name === "plural") checkForms(node, problems);
    if (node.name !== "translate") return;
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

const pluralForms = ["zero", "one", "two", "few", "many", "other"];

/** Reports forms that no language has, and `other` if it is left out: every language has numbers of that form. */
function checkForms({ args: [, texts] }: CheckedHelper, problems: Problems): void {
  if (texts?.kind !== "record") return;
  const expected = `a text for ${pluralForms.map((form) => `\`${form}\``).join(", ")}`;
  const names = texts.entries.map(({ name }) => name);
  for (const entry of texts.entries) {
    const { name } = entry;
    if (name === undefined || pluralForms.includes(name)) continue;
    const near = nearestName(name, pluralForms);
    const help = near && `did you mean \`${near}\`?`;
    note(problems, entry, "formula/wrong-argument", "plural", "texts", expected, `\`${name}\``, help);
  }
  if (names.every((name) => name !== undefined && pluralForms.includes(name)) && !names.includes("other"))
    note(problems, texts, "formula/wrong-argument", "plural", "texts", expected, "no `other`", "add `other`");
}
