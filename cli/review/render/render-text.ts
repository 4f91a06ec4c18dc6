import { riskNames } from "../change.ts";
import {
  areaTitles,
  linePlace,
  outlineOf,
  pagesWords,
  type Review,
  risksOf,
  sentenceOf,
  totals,
  visible,
} from "./outline.ts";

/** Returns a review for a terminal: one line per change, risk marks first. */
export function renderText(review: Review, hasColor: boolean): string {
  const paint = (codes: string, text: string): string => (hasColor ? `\x1b[${codes}m${text}\x1b[0m` : text);
  const lines = [`${visible(review.base)} → ${visible(review.head)}: ${totals(review)}`];
  for (const { area, units } of outlineOf(review.changes)) {
    lines.push("", paint("1", areaTitles[area]));
    for (const { unit, pages, changes } of units)
      for (const change of changes) {
        const risks = change.risks.map((kind) => riskNames[kind]).join(", ");
        const where = pagesWords(pages);
        const note = where === "" ? "" : paint("2", ` (${visible(where)})`);
        const sentence = `${sentenceOf(change, [unit, ...change.where])}${note}`;
        lines.push(risks === "" ? `  ${sentence}` : `${paint("33", "!")} ${sentence} ${paint("33", `[${risks}]`)}`);
      }
  }
  return `${lines.join("\n")}\n`;
}

/** Returns a review for tools. The shape is public: fields are only added. */
export function recordOf(review: Review) {
  return {
    base: review.base,
    head: review.head,
    presence: review.presence,
    risks: Object.fromEntries(risksOf(review.changes).map(({ kind, changes }) => [kind, changes.length])),
    changes: review.changes.map((change) => ({
      area: change.area,
      unit: change.unit,
      where: change.where,
      text: sentenceOf(change, []),
      risks: change.risks,
      pages: change.pages ?? null,
      place: linePlace(change) ?? null,
    })),
  };
}
