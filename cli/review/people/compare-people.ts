import type { Design, PageNode } from "../../../compiler/2-validate/design-nodes.ts";
import { remembered } from "../../remembered.ts";
import type { Renames } from "../compare/renames.ts";
import type { Words } from "../render/words.ts";
import type { Shown } from "./page-contents.ts";
import { type Access, type Got, never, type PageFor, pagesFor } from "./page-for-person.ts";
import { peopleOf } from "./people.ts";

/** What kinds of people get of a page, before and after; only what differs. */
export interface PeopleAtPage {
  /** The title of the page. */
  readonly page: string;
  /** The kinds of people with the same differences. */
  readonly people: readonly Words[];
  /** Whether the page opens; absent on a side that does not have the page. */
  readonly opens: { readonly before: boolean | undefined; readonly after: boolean | undefined };
  readonly shows: readonly Difference[];
  readonly writes: readonly Difference[];
}

/** An element or a write, and when a person gets it. */
export interface Difference {
  readonly name: string;
  readonly before: Access;
  readonly after: Access;
}

/** Two versions of a page; absent on the side that does not have it. */
export interface PagePair {
  readonly title: string;
  readonly base: PageNode | undefined;
  readonly head: PageNode | undefined;
}

/** Compares what each kind of person can open, see and write on each page. */
export function comparePeople(
  base: Design,
  head: Design,
  pages: readonly PagePair[],
  renames: Renames,
): readonly PeopleAtPage[] {
  const people = peopleOf(base, head);
  const [pagesBefore, pagesAfter] = [remembered(pagesFor(base, people, renames)), pagesFor(head, people)];
  const all = pages.map(({ title, base: was, head: is }) => {
    const [before, after] = [was && pagesBefore(was), is && pagesAfter(is)];
    return { title, before, after, pairs: pairsOf(before?.elements ?? new Map(), after?.elements ?? new Map()) };
  });
  /** What a person could write on any page. */
  const writesAnywhere = remembered((index: number): ReadonlySet<string> => {
    const found = base.pages.flatMap((page) => {
      const known = pagesBefore(page).people[index];
      return known?.opens ? Array.from(known.writes(), ([write, got]) => identityOf(write, got)) : [];
    });
    return new Set(found);
  });
  return all.flatMap(({ title, before, after, pairs }) => {
    const rows = new Map<string, Row | undefined>();
    const found = new Map<string, PeopleAtPage>();
    for (const [index, { name }] of people.entries()) {
      const [was, is] = [before?.people[index], after?.people[index]];
      // People for whom all conditions have the same result get the same.
      const key = JSON.stringify([was?.opens, was?.decisions, is?.opens, is?.decisions]);
      if (!rows.has(key))
        rows.set(
          key,
          compareFor(was, is, pairs, () => writesAnywhere(index)),
        );
      const row = rows.get(key);
      if (!row) continue;
      const same = JSON.stringify(row);
      found.set(same, { page: title, people: [...(found.get(same)?.people ?? []), name], ...row });
    }
    return [...found.values()];
  });
}

type Row = Omit<PeopleAtPage, "page" | "people">;

function compareFor(
  before: PageFor | undefined,
  after: PageFor | undefined,
  pairs: readonly Pair[],
  writesAnywhere: () => ReadonlySet<string>,
): Row | undefined {
  const opens = { before: before?.opens, after: after?.opens };
  // Of a page that no longer opens, that is all to say.
  if (!after?.opens) return before?.opens ? { opens, shows: [], writes: [] } : undefined;
  const now = after.writes();
  if (!before?.opens) {
    // A page that newly opens is worth what it adds.
    const known = writesAnywhere();
    const added = [...now].filter(([write, got]) => got.access !== "no" && !known.has(identityOf(write, got)));
    return { opens, shows: [], writes: added.map(([name, { access }]) => ({ name, before: "no", after: access })) };
  }
  const shows = elementDifferences(before, after, pairs);
  const was = before.writes();
  const writes = [...new Set([...now.keys(), ...was.keys()])].flatMap((name) =>
    differenceOf(name, was.get(name) ?? never, now.get(name) ?? never),
  );
  return shows.length === 0 && writes.length === 0 ? undefined : { opens, shows, writes };
}

const identityOf = (write: string, { access, behind }: Got): string => JSON.stringify([write, access, behind]);

function differenceOf(name: string, before: Got, after: Got): readonly Difference[] {
  return before === after || identityOf(name, before) === identityOf(name, after)
    ? []
    : [{ name, before: before.access, after: after.access }];
}

function elementDifferences(before: PageFor, after: PageFor, pairs: readonly Pair[]): readonly Difference[] {
  const found = new Map<string, Difference>();
  for (const { was, is, hasMoved } of pairs) {
    const name = (is ?? was)?.name() ?? "";
    const whole = [was ? before.got(was.way) : never, is ? after.got(is.way) : never] as const;
    if (whole.every(({ access }) => access === "no")) continue;
    // What is inside something hidden is only hidden with it, unless it moved there.
    const own = [was ? before.got(was.own) : never, is ? after.got(is.own) : never] as const;
    const [one, other] = hasMoved ? whole : own;
    // What is new for everybody, or gone, is a change of the page, and not of what people get.
    if ((!was || !is) && !own.some(({ access }) => Array.isArray(access))) continue;
    for (const each of differenceOf(name, one, other)) found.set(JSON.stringify(each), each);
  }
  return [...found.values()];
}

type Elements = ReadonlyMap<string, Shown>;

/** An element on both sides; `hasMoved` if it is in another element. */
interface Pair {
  readonly was: Shown | undefined;
  readonly is: Shown | undefined;
  readonly hasMoved: boolean;
}

/** Pairs the elements that have conditions on a side: at the same place, at the same place of one that moved, or by an id that is there once. */
function pairsOf(before: Elements, after: Elements): readonly Pair[] {
  const [gone, come] = [pathsById(before, after), pathsById(after, before)];
  const places = new Map<string, string>();
  const pairs: Pair[] = [];
  for (const [path, is] of after) {
    const parent = is.parent;
    const parentBefore = places.get(parent);
    const inside = parentBefore === undefined ? path : parentBefore + path.slice(parent.length);
    const moved = come.get(is.id)?.length === 1 && gone.get(is.id)?.length === 1 ? gone.get(is.id)?.[0] : undefined;
    const place = [path, inside, moved].find((each) => each !== undefined && before.has(each));
    const was = place === undefined ? undefined : before.get(place);
    if (place !== undefined) places.set(path, place);
    const hasMoved = was !== undefined && (parentBefore ?? "") !== was.parent;
    if (is.way.length > 0 || (was?.way.length ?? 0) > 0) pairs.push({ was, is, hasMoved });
  }
  const kept = new Set(places.values());
  for (const [path, was] of before)
    if (!kept.has(path) && was.way.length > 0) pairs.push({ was, is: undefined, hasMoved: false });
  return pairs;
}

/** The elements that the other side does not have at the same place, by id. */
function pathsById(elements: Elements, others: Elements): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const [path, { id }] of elements) if (!others.has(path)) found.set(id, [...(found.get(id) ?? []), path]);
  return found;
}
