import { type Change, riskNames } from "../change.ts";
import { escaped } from "./html-text.ts";
import {
  areaTitles,
  continuesName,
  linePlace,
  noReviews,
  outlineOf,
  pagesWords,
  type Review,
  totals,
  wayOf,
} from "./outline.ts";
import { peopleColumns, peopleRows, peopleTitle } from "./people-words.ts";
import { pictureStyles, picturesSection } from "./render-pictures.ts";
import { type Code, partsOf, type Words } from "./words.ts";

/** Returns reviews as one self-contained page without scripts. */
export function renderHtml(reviews: readonly Review[]): string {
  const hasPictures = reviews.some(({ pictures }) => pictures);
  const sources = hasPictures ? "; img-src data:" : "";
  return [
    "<!doctype html>",
    '<html lang="en">',
    "<head>",
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'${sources}">`,
    `<title>Changes of ${escaped(reviews.map(({ head }) => head).join(", "))}</title>`,
    `<style>${styles}${hasPictures ? pictureStyles : ""}</style>`,
    "</head>",
    "<body>",
    "<main>",
    ...(reviews.length === 0 ? [`<p>${noReviews}</p>`] : []),
    ...reviews.flatMap((review, index) => ["<article>", ...reviewLines(review, index), "</article>"]),
    "</main>",
    "</body>",
    "</html>",
    "",
  ].join("\n");
}

function reviewLines(review: Review, index: number): readonly string[] {
  const outline = outlineOf(review.changes);
  const risky = review.changes.filter(({ risks }) => risks.length > 0);
  return [
    `<h1>Changes of ${escaped(review.head)}</h1>`,
    `<p>${escaped(totals(review))}, compared with ${escaped(review.base)}.</p>`,
    ...(risky.length === 0
      ? []
      : [
          '<section class="risks">',
          "<h2>Check these</h2>",
          "<ul>",
          ...risky.map((change) => item(change, [change.unit, ...change.where])),
          "</ul>",
          "</section>",
        ]),
    ...peopleTable(review),
    ...outline.flatMap(({ area, units }) => [
      "<section>",
      `<h2>${areaTitles[area]}</h2>`,
      ...units.flatMap(({ unit, pages, changes }) => [
        ...(unit === "" ? [] : [`<h3>${escaped(unit)}</h3>`]),
        ...(pages === undefined ? [] : [`<p class="pages">${escaped(pagesWords(pages, 20))}</p>`]),
        "<ul>",
        ...changes.map((change) => item(change, change.where)),
        "</ul>",
      ]),
      "</section>",
    ]),
    ...(review.pictures ? picturesSection(review.pictures, `whole-${index}`) : []),
  ];
}

function peopleTable({ people }: Review): readonly string[] {
  if (people.length === 0) return [];
  const cells = (each: readonly Words[]): string => each.map(htmlOf).join("<br>");
  return [
    "<section>",
    `<h2>${peopleTitle}</h2>`,
    `<div class="table" tabindex="0" role="region" aria-label="${peopleTitle}">`,
    "<table>",
    `<thead><tr>${peopleColumns.map((name) => `<th>${name}</th>`).join("")}</tr></thead>`,
    "<tbody>",
    ...peopleRows(people).map(
      ({ page, people: who, opens, shows, writes }) =>
        `<tr><th>${escaped(page)}</th><td>${htmlOf(who)}</td><td>${htmlOf(opens)}</td><td>${cells(shows)}</td><td>${cells(writes)}</td></tr>`,
    ),
    "</tbody>",
    "</table>",
    "</div>",
    "</section>",
  ];
}

const styles = `
:root { color-scheme: light dark; }
body { margin: 0; font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 60rem; margin: 0 auto; padding: 1rem; }
h1 { font-size: 1.5rem; }
h2 { font-size: 1.2rem; border-bottom: 1px solid; }
h3 { font-size: 1rem; margin-bottom: 0; }
ul { margin-top: 0.25rem; padding-left: 1.25rem; }
li { overflow-wrap: anywhere; }
.table { overflow-x: auto; }
table { border-collapse: collapse; font-size: 0.9rem; }
th, td { padding: 0.25rem 0.5rem; border-bottom: 1px solid; text-align: start; vertical-align: top; }
.pages, .place { font-size: 0.85rem; margin: 0; }
.risk { border: 1px solid; border-radius: 0.25rem; padding: 0 0.25rem; font-size: 0.85rem; font-weight: bold; }
`;

function item(change: Change, names: readonly string[]): string {
  const way = wayOf(names);
  const between = way === "" ? "" : continuesName(change.words) ? " " : ": ";
  const marks = change.risks.map((kind) => `<span class="risk">${riskNames[kind]}</span> `).join("");
  const name = way === "" ? "" : `<strong>${escaped(way)}</strong>`;
  return `<li>${marks}${name}${between}${htmlOf(change.words)}${placeOf(change)}</li>`;
}

function placeOf(change: Change): string {
  const place = linePlace(change);
  if (!place) return "";
  const line = place.line === null ? "" : `:${place.line}`;
  return ` <span class="place">${escaped(`${place.file}${line}`)}${place.side === "base" ? " before" : ""}</span>`;
}

const htmlOf = (sentence: Words): string =>
  sentence
    .map((word) =>
      typeof word === "string" ? escaped(word) : "code" in word ? htmlCode(word) : `“${escaped(word.quote)}”`,
    )
    .join("");

function htmlCode(word: Code): string {
  const [before, changed, after] = partsOf(word).map(escaped);
  return `<code>${before}${changed === "" ? "" : `<mark>${changed}</mark>`}${after}</code>`;
}
