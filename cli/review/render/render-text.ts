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
import { peopleRows, peopleTitle } from "./people-words.ts";
import { plain } from "./words.ts";

/** How many changes without a mark are listed in an area. Those with a mark are all listed. */
const shownPlain = 100;

/** Returns a review for a terminal: a summary of the risk marks, then one line per change. */
export function renderText(review: Review, hasColor: boolean): string {
  const paint = (codes: string, text: string): string => (hasColor ? `\x1b[${codes}m${text}\x1b[0m` : text);
  const lines = [`${visible(review.base)} → ${visible(review.head)}: ${totals(review)}`];
  const marks = risksOf(review.changes);
  if (marks.length > 1)
    lines.push(paint("33", `! ${marks.map(({ kind, changes }) => `${riskNames[kind]} ${changes.length}`).join(", ")}`));
  for (const { area, units } of outlineOf(review.changes)) {
    lines.push("", paint("1", areaTitles[area]));
    let plainCount = 0;
    for (const { unit, pages, changes } of units)
      for (const change of changes) {
        if (change.risks.length === 0 && ++plainCount > shownPlain) continue;
        const risks = change.risks.map((kind) => riskNames[kind]).join(", ");
        const where = pagesWords(pages);
        const note = where === "" ? "" : paint("2", ` (${visible(where)})`);
        const sentence = `${sentenceOf(change, [unit, ...change.where], (text) => paint("1;4", text))}${note}`;
        lines.push(risks === "" ? `  ${sentence}` : `${paint("33", "!")} ${sentence} ${paint("33", `[${risks}]`)}`);
      }
    if (plainCount > shownPlain)
      lines.push(`  … and ${plainCount - shownPlain} more without a risk mark; --format json lists all`);
  }
  lines.push(...peopleLines(review, paint));
  return `${lines.join("\n")}\n`;
}

function peopleLines({ people }: Review, paint: (codes: string, text: string) => string): readonly string[] {
  if (people.length === 0) return [];
  return [
    "",
    paint("1", peopleTitle),
    ...peopleRows(people).map(({ page, people: who, opens, shows, writes }) => {
      const cells = [
        `opens: ${plain(opens)}`,
        ...(shows.length > 0 ? [`sees ${shows.map(plain).join(", ")}`] : []),
        ...(writes.length > 0 ? [`may write ${writes.map(plain).join(", ")}`] : []),
      ];
      return `  ${visible(`${page}, ${plain(who)}: ${cells.join("; ")}`)}`;
    }),
  ];
}

/** Returns a review for tools. The shape is public: fields are only added. */
export function recordOf(review: Review) {
  return {
    base: review.base,
    head: review.head,
    hash: review.hash ?? null,
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
    people: review.people.map(({ page, people, opens, shows, writes }) => ({
      page,
      people: people.map(plain),
      opens: { before: opens.before ?? null, after: opens.after ?? null },
      shows,
      writes,
    })),
  };
}
