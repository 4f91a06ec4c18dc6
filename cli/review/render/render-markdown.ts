import { type Change, riskNames } from "../change.ts";
import {
  areaTitles,
  continuesName,
  noReviews,
  outlineOf,
  pagesWords,
  type Review,
  totals,
  visible,
  wayOf,
} from "./outline.ts";
import { peopleColumns, peopleRows, peopleTitle } from "./people-words.ts";
import { type Code, partsOf, type Words } from "./words.ts";

/** Comments of pull requests may be a little longer. */
const lengthLimit = 60_000;

/**
 * Returns reviews for a comment of a pull request. Of several, those without changes are only named.
 *
 * Texts of the design cannot become markup, links or mentions.
 */
export function renderMarkdown(reviews: readonly Review[]): string {
  const same = reviews.filter(
    ({ changes, presence }) => reviews.length > 1 && presence === "both" && changes.length === 0,
  );
  const sections = reviews.filter((review) => !same.includes(review)).map(reviewLines);
  if (same.length > 0) sections.push([`No changes: ${same.map(({ head }) => escaped(head)).join(", ")}.`]);
  if (sections.length === 0) sections.push([noReviews]);
  return `${withinLimit(sections.flatMap((lines, index) => (index === 0 ? lines : ["", ...lines]))).join("\n")}\n`;
}

function reviewLines(review: Review): readonly string[] {
  const lines = [
    `## Changes of ${escaped(review.head)}`,
    "",
    `${totals(review)}, compared with ${escaped(review.base)}.`,
  ];
  const risky = review.changes.filter(({ risks }) => risks.length > 0);
  if (risky.length > 0) lines.push("", "### ⚠️ Check these", "", ...risky.map((change) => `- ${riskLine(change)}`));
  lines.push(...peopleLines(review));
  for (const { area, units } of outlineOf(review.changes)) {
    lines.push("", `### ${areaTitles[area]}`, "");
    for (const { unit, pages, changes } of units) {
      const where = pagesWords(pages);
      const note = where === "" ? "" : ` _(${escaped(where)})_`;
      const [only] = changes;
      if (changes.length === 1 && only) lines.push(`- ${lineOf(only, [unit, ...only.where])}${note}`);
      else
        lines.push(`- **${escaped(unit)}**${note}`, ...changes.map((change) => `  - ${lineOf(change, change.where)}`));
    }
  }
  return lines;
}

function peopleLines({ people }: Review): readonly string[] {
  if (people.length === 0) return [];
  const cells = (each: readonly Words[]): string => each.map(cellOf).join("<br>");
  return [
    "",
    `### ${peopleTitle}`,
    "",
    `| ${peopleColumns.join(" | ")} |`,
    `|${peopleColumns.map(() => " --- |").join("")}`,
    ...peopleRows(people).map(
      ({ page, people: who, opens, shows, writes }) =>
        `| ${escaped(page)} | ${cellOf(who)} | ${cellOf(opens)} | ${cells(shows)} | ${cells(writes)} |`,
    ),
  ];
}

/** Code in a table also needs its bars escaped. */
const cellOf = (sentence: Words): string =>
  sentence
    .map((word) => {
      const text = markdownOf([word]);
      return typeof word === "object" && "code" in word ? text.replaceAll("|", "\\|") : text;
    })
    .join("");

const riskLine = (change: Change): string =>
  `**${change.risks.map((kind) => riskNames[kind]).join(", ")}**: ${lineOf(change, [change.unit, ...change.where])}`;

function lineOf(change: Change, names: readonly string[]): string {
  const way = wayOf(names);
  const between = way === "" ? "" : continuesName(change.words) ? " " : ": ";
  return `${way === "" ? "" : `**${escaped(way)}**`}${between}${markdownOf(change.words)}`;
}

const markdownOf = (sentence: Words): string =>
  sentence
    .map((word) =>
      typeof word === "string" ? escaped(word) : "code" in word ? markdownCode(word) : `“${escaped(word.quote)}”`,
    )
    .join("");

/** Code cannot have markup inside, so what changed is code of its own, in bold. */
const markdownCode = (word: Code): string => {
  const [before, changed, after] = partsOf(word);
  if (changed.trim() === "") return codeSpan(word.code);
  const span = (text: string): string => (text.trim() === "" ? "" : codeSpan(text));
  return `${span(before)}**${codeSpan(changed)}**${span(after)}`;
};

/** Returns a code span; its fence is longer than any run of backticks in the text. */
function codeSpan(text: string): string {
  const shown = visible(text);
  if (shown.trim() === "") return `\`'${shown}'\``;
  const longest = Math.max(0, ...Array.from(shown.matchAll(/`+/g), ([run]) => run.length));
  const fence = "`".repeat(longest + 1);
  const space = shown.startsWith("`") || shown.endsWith("`") ? " " : "";
  return `${fence}${space}${shown}${space}${fence}`;
}

/** Escapes markup, and breaks mentions and references to issues with an invisible space. */
const escaped = (text: string): string =>
  visible(text)
    .replace(/[\\`*_[\]<>~|$]/g, (each) => `\\${each}`)
    .replaceAll("&", "&amp;")
    .replace(/(https?|ftp):\/\//gi, "$1:\u200b//")
    .replace(/@|#(?=[\p{L}\p{N}])/gu, (each) => `${each}\u200b`)
    .replace(/www(?=\.)/gi, (each) => `${each}\u200b`)
    .replace(/GH-(?=\d)/gi, (each) => `${each}\u200b`);

function withinLimit(lines: readonly string[]): readonly string[] {
  let length = 0;
  const count = lines.findIndex((line) => {
    length += line.length + 1;
    return length > lengthLimit;
  });
  if (count === -1) return lines;
  return [
    ...lines.slice(0, count),
    "",
    `The comment is full: ${lines.length - count} more lines are in \`trama diff --format html\`.`,
  ];
}
