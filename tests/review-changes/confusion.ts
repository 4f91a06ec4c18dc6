import { type Change, riskNames } from "../../cli/review/change.ts";
import type { PeopleAtPage } from "../../cli/review/people/compare-people.ts";
import { plain } from "../../cli/review/render/words.ts";
import { createRandom, isDeep } from "../depth.ts";

/** How many changes of a kind are tried in each design. */
export const perKind = Number(process.env.TRAMA_TEST_PER_KIND ?? (isDeep ? 3 : 1));

const random = createRandom();

/** Returns some of the items, by the seed. */
export function sample<Item>(items: readonly Item[], count = perKind): readonly Item[] {
  const rest = [...items];
  return Array.from({ length: Math.min(count, rest.length) }, () =>
    rest.splice(Math.floor(random() * rest.length), 1),
  ).flat();
}

/** Counts by kind which changes have a mark, and keeps those that are wrong. */
export function confusion(isDangerous: boolean) {
  const counts = new Map<string, { marked: number; tried: number }>();
  const wrong: string[] = [];
  return {
    wrong,
    /** Counts a change of a kind; `where` is what was changed. */
    count(what: string, where: string, changes: readonly Change[], people: readonly PeopleAtPage[] = []): void {
      const isMarked = changes.some(({ risks }) => risks.length > 0);
      const { marked, tried } = counts.get(what) ?? { marked: 0, tried: 0 };
      counts.set(what, { marked: marked + (isMarked ? 1 : 0), tried: tried + 1 });
      if (!isMarked && people.some(isWider)) wrong.push(`people get more without a mark: ${what}: ${where}`);
      if (isMarked !== isDangerous) wrong.push([`${what}: ${where}`, ...changes.slice(0, 4).map(lineOf)].join("\n  "));
    },
    /** One line per kind: changes with a mark, of all that were tried. */
    table: (kinds: readonly { readonly what: string }[]): string =>
      kinds
        .map(({ what }) => {
          const { marked, tried } = counts.get(what) ?? { marked: 0, tried: 0 };
          return `${String(marked).padStart(4)} of ${String(tried).padStart(4)}  ${what}`;
        })
        .join("\n"),
    /** The kinds of which nothing was tried: no design has a place for them. */
    untried: (kinds: readonly { readonly what: string }[]): readonly string[] =>
      kinds.map(({ what }) => what).filter((what) => !counts.has(what)),
    tried: (): number => [...counts.values()].reduce((sum, { tried }) => sum + tried, 0),
  };
}

/** Whether people get more of a page that both sides have, by a second way to decide it. */
const isWider = ({ opens, shows, writes }: PeopleAtPage): boolean =>
  (opens.before === false && opens.after === true) ||
  (opens.before === true &&
    (writes.some(({ before, after }) => before === "no" || (after === "yes" && before !== "yes")) ||
      shows.some(({ before, after }) => after === "yes" && before !== "yes")));

const lineOf = ({ unit, where, words, risks }: Change): string =>
  `${[unit, ...where].join(" › ")}: ${plain(words)}${risks.map((risk) => ` [${riskNames[risk]}]`).join("")}`;
