import type { Design } from "../../../compiler/2-validate/design-nodes.ts";
import { recordOf } from "../../json.ts";
import { canonical } from "../compare/similar.ts";
import type { Side } from "../side.ts";
import { pairUnits, unitNames } from "../units.ts";
import { usageOf } from "../usage.ts";

/** A page that may look different: its ids on both sides, one of them for a new or a removed page. */
export interface ChangedPage {
  readonly title: string;
  readonly base?: string | undefined;
  readonly head?: string | undefined;
}

/**
 * Lists the pages that may look different, in the order of the head.
 *
 * A page may when it, or anything it uses, differs. Settings, styles, code, assets and the database may change every page.
 */
export function changedPages(base: Side, head: Side): readonly ChangedPage[] {
  const { same, added, removed } = pairUnits(base.design.pages, head.design.pages);
  const things = changedThings(base, head);
  const touched = (design: Design): ReadonlySet<string> => {
    if (things === "all") return new Set(design.pages.map(({ id }) => id));
    const usage = usageOf(design);
    return new Set(
      things.flatMap((thing) => (thing.startsWith("page ") ? [thing.slice("page ".length)] : usage.pagesOf(thing))),
    );
  };
  const [before, after] = [touched(base.design), touched(head.design)];
  const [oldNames, names] = [unitNames(base.design), unitNames(head.design)];
  const order = new Map(head.design.pages.map(({ id }, index) => [id, index]));
  const pages: ChangedPage[] = [
    ...same
      .map((pair) => ({ base: pair.base.id, head: pair.head.id }))
      .filter((pair) => before.has(pair.base) || after.has(pair.head)),
    ...added.map(({ id }) => ({ head: id })),
    ...removed.map(({ id }) => ({ base: id })),
  ].map((ids) => {
    const { base: was, head: is } = ids as Omit<ChangedPage, "title">;
    return { ...ids, title: names.get(`page ${is}`) ?? oldNames.get(`page ${was}`) ?? is ?? was ?? "" };
  });
  const placeOf = ({ head: id = "" }: ChangedPage): number => order.get(id) ?? order.size;
  return pages.sort((a, b) => placeOf(a) - placeOf(b));
}

/** The parts of a design that pages use by name. */
const namedParts = ["variables", "collections", "formulas", "workflows"] as const;

/** What differs, as a kind and a name: `component casca`. `all` when something differs that every page may show. */
function changedThings(base: Side, head: Side): readonly string[] | "all" {
  const files = (side: Side): ReadonlyMap<string, string> =>
    new Map([...side.files.filter(isForAll).map(({ path, json }) => [path, canonical(json)] as const), ...side.others]);
  if (differing(files(base), files(head)).length > 0) return "all";
  return [
    ...differing(unitsOf(base.design), unitsOf(head.design)),
    ...namedParts.flatMap((part) =>
      differing(partsOf(base.design, part), partsOf(head.design, part)).map((name) => `${part.slice(0, -1)} ${name}`),
    ),
  ];
}

const isForAll = ({ path }: { readonly path: string }): boolean =>
  !/^(?:pages|sections|components)\//.test(path) && !namedParts.some((part) => path === `${part}.json`);

const unitsOf = ({ pages, sections, components }: Design): ReadonlyMap<string, string> =>
  new Map([...pages, ...sections, ...components].map(({ kind, id, json }) => [`${kind} ${id}`, canonical(json)]));

const partsOf = (design: Design, part: (typeof namedParts)[number]): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(recordOf(recordOf(design[part]?.json)[part])).map(([name, value]) => [name, canonical(value)]),
  );

const differing = (base: ReadonlyMap<string, string>, head: ReadonlyMap<string, string>): string[] =>
  [...new Set([...base.keys(), ...head.keys()])].filter((name) => base.get(name) !== head.get(name));
