import type { Difference, PeopleAtPage } from "../people/compare-people.ts";
import type { Access } from "../people/page-for-person.ts";
import { code, listed, shortened, type Words, words } from "./words.ts";

export const peopleTitle = "What people get";
export const peopleColumns = ["Page", "People", "Opens", "Sees", "May write"] as const;

/** A row of the table: what the page and the people are called, and each of its cells. */
export interface PeopleRow {
  readonly page: string;
  readonly people: Words;
  readonly opens: Words;
  readonly shows: readonly Words[];
  readonly writes: readonly Words[];
}

/** How many elements or writes are named in a row. */
const shownNames = 8;

/** Returns the rows in words: before → after. */
export const peopleRows = (people: readonly PeopleAtPage[]): readonly PeopleRow[] =>
  people.map((row) => ({
    page: row.page,
    people: listed(row.people),
    opens: opensWords(row.opens),
    shows: cell(row.shows, ({ name }) => name),
    writes: cell(row.writes, ({ name }) => code(name)),
  }));

function opensWords({ before, after }: PeopleAtPage["opens"]): Words {
  const [was, is] = [before, after].map((opens) => (opens === undefined ? "not there" : opens ? "yes" : "no"));
  return [was === is ? `${is}` : `${was} → ${is}`];
}

function cell(differences: readonly Difference[], nameOf: (one: Difference) => Words[number]): readonly Words[] {
  const rest = differences.length - shownNames;
  return [
    ...differences.slice(0, shownNames).map((one) => words`${nameOf(one)}: ${changeWords(one.before, one.after)}`),
    ...(rest > 0 ? [[`${rest} more`]] : []),
  ];
}

function changeWords(before: Access, after: Access): Words {
  if (JSON.stringify(before) === JSON.stringify(after))
    return words`${accessWords(after)}, which depends on something else now`;
  return words`${accessWords(before)} → ${accessWords(after)}`;
}

/** How many alternatives are named. */
const shownWays = 3;

function accessWords(access: Access): Words {
  if (typeof access === "string") return [access];
  const rest = access.length - shownWays;
  return words`if ${access
    .slice(0, shownWays)
    .flatMap((each, index) => [
      ...(index > 0 ? [" or "] : []),
      code(shortened(each)),
    ])}${rest > 0 ? ` or ${rest} more` : []}`;
}
