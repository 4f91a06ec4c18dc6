import { locate } from "../../../compiler/1-load/locate.ts";
import { type Area, areas, type Change, type RiskKind, riskNames } from "../change.ts";
import type { PeopleAtPage } from "../people/compare-people.ts";
import type { PicturedPage } from "../pictures/pictures.ts";
import { partsOf, plain, type Words } from "./words.ts";

export type Presence = "both" | "new" | "removed";

/** The changes between two designs, with the names of the two for people. */
export interface Review {
  readonly base: string;
  readonly head: string;
  /** Whether only one of the two has the design. */
  readonly presence: Presence;
  readonly changes: readonly Change[];
  /** What kinds of people get of pages, where it differs. */
  readonly people: readonly PeopleAtPage[];
  /** The pages that a change may touch, as the demo shows them; absent when no pictures were asked for. */
  readonly pictures?: readonly PicturedPage[] | undefined;
  /** The hash of exactly this change, by which somebody can approve its marks. */
  readonly hash?: string | undefined;
}

export const areaTitles: Readonly<Record<Area, string>> = {
  access: "Access",
  pages: "Pages",
  sections: "Sections",
  components: "Components",
  workflows: "Workflows",
  formulas: "Formulas",
  data: "Data",
  database: "Database",
  look: "Look",
  app: "App",
  files: "Code and files",
  size: "Scripts of each page, compressed",
};

/** The changes of one page, component or the like. */
export interface UnitOutline {
  readonly unit: string;
  readonly pages: readonly string[] | undefined;
  readonly changes: readonly Change[];
}

/** Groups changes by area and unit; areas without changes are left out. */
export function outlineOf(
  changes: readonly Change[],
): readonly { readonly area: Area; readonly units: readonly UnitOutline[] }[] {
  return areas.flatMap((area) => {
    const units = new Map<string, Change[]>();
    for (const change of changes) {
      if (change.area !== area) continue;
      // Changes of the whole app have no unit: each is a line of its own.
      const key = change.unit === "" ? `\0${units.size}` : change.unit;
      const list = units.get(key);
      if (list) list.push(change);
      else units.set(key, [change]);
    }
    const outlines = Array.from(units.values(), (list) => ({
      unit: list[0]?.unit ?? "",
      pages: pagesOf(list),
      changes: list,
    }));
    return outlines.length === 0 ? [] : [{ area, units: outlines }];
  });
}

const pagesOf = (changes: readonly Change[]): readonly string[] | undefined =>
  changes.find(({ pages }) => pages)?.pages;

/** Joins the names on the way to a change. */
export const wayOf = (names: readonly string[]): string => names.filter((name) => name !== "").join(" › ");

/** Whether a sentence continues the name before it: `Comissões is now public`. */
export const continuesName = ([first]: Words): boolean =>
  typeof first === "string" && /^(?:is|now|no longer|may|loads) /.test(first);

const shownPages = 3;

/** Names the pages on which a change is visible: `on Contatos and Contato`. */
export function pagesWords(pages: readonly string[] | undefined, pageCount = shownPages): string {
  if (!pages) return "";
  if (pages.length === 0) return "on no page";
  const names = pages.slice(0, pageCount);
  const rest = pages.length - names.length;
  if (rest > 0) return `on ${names.join(", ")} and ${rest} more`;
  return `on ${[names.slice(0, -1).join(", "), names.at(-1)].filter((part) => part !== "").join(" and ")}`;
}

/** Lists the risks in the order of the summary, with the changes that have them. */
export function risksOf(
  changes: readonly Change[],
): readonly { readonly kind: RiskKind; readonly changes: readonly Change[] }[] {
  const kinds = Object.keys(riskNames) as RiskKind[];
  return kinds.flatMap((kind) => {
    const found = changes.filter(({ risks }) => risks.includes(kind));
    return found.length === 0 ? [] : [{ kind, changes: found }];
  });
}

/** The words for a list without reviews. */
export const noReviews = "No design is affected.";

/** Counts changes and risk marks: `3 changes, 1 risk`. */
export function totals({ changes, presence }: Review): string {
  const prefix = presence === "both" ? "" : `${presence} design, `;
  if (changes.length === 0) return `${prefix}no changes`;
  const risky = changes.filter(({ risks }) => risks.length > 0).length;
  const noun = (count: number, name: string) => `${count} ${name}${count === 1 ? "" : "s"}`;
  return risky === 0
    ? `${prefix}${noun(changes.length, "change")}, no risk marks`
    : `${prefix}${noun(changes.length, "change")}, ${noun(risky, "risk mark")}`;
}

/** The place of a change in a file: a line and a column from 1. */
export interface LinePlace {
  readonly side: "base" | "head";
  readonly file: string;
  readonly line: number | null;
  readonly column: number | null;
}

/** Returns where a change is: in the head, or in the base for something removed. */
export function linePlace({ place, path }: Change): LinePlace | undefined {
  if (!place || place.file.text === "")
    return path === undefined ? undefined : { side: "head", file: path, line: null, column: null };
  const { side, file, owner, key } = place;
  const { start } = locate(key === undefined ? { file, owner } : { file, owner, key });
  const before = file.text.slice(0, start);
  return {
    side,
    file: file.path,
    line: before.split("\n").length,
    column: start - before.lastIndexOf("\n"),
  };
}

/** Makes characters visible that change how the text around them is read: control characters and text direction. */
export const visible = (text: string): string =>
  text
    .replaceAll(/\r?\n/g, "↵")
    .replace(/(?!\u200c|\u200d)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, (each) => `\\u{${each.codePointAt(0)?.toString(16)}}`);

/** Returns a change as one sentence in plain text, without its unit; `mark` shows the words of code that changed. */
export const sentenceOf = (
  { words: sentence }: Change,
  names: readonly string[],
  mark = (text: string): string => text,
): string => {
  const way = wayOf(names);
  const between = way === "" ? "" : continuesName(sentence) ? " " : ": ";
  const shown = sentence.map((word) => {
    if (typeof word === "string" || !("code" in word)) return visible(plain([word]));
    const [before, changed, after] = partsOf(word).map(visible);
    return `\`${before}${changed === undefined || changed === "" ? "" : mark(changed)}${after}\``;
  });
  return `${visible(way)}${between}${shown.join("")}`;
};
