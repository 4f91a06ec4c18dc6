import { createHash } from "node:crypto";
import { type Io, withProgress } from "../../io.ts";
import type { Source } from "../read-side.ts";
import type { Side } from "../side.ts";
import { openBrowser } from "./browser.ts";
import { type Shot, shootPages, sizes, type View } from "./camera.ts";
import { type ChangedPage, changedPages } from "./changed-pages.ts";
import { comparePictures, type Difference } from "./compare-pictures.ts";
import { withServed } from "./served-side.ts";

/** The pictures of one page at one width; PNGs. A new page has no `before`, a removed one no `after`. */
export interface PagePictures {
  readonly width: number;
  readonly before?: Buffer | undefined;
  readonly after?: Buffer | undefined;
  readonly difference?: Difference | undefined;
}

/** What the pictures show of a page that a change may touch, to people who see the same. */
export interface PicturedPage {
  readonly title: string;
  /** Who they are, if not everyone who opens the page sees it so: `as visitors and ana@shop.example`. */
  readonly people?: string | undefined;
  /** Only the widths at which it looks different. */
  readonly pictures: readonly PagePictures[];
  /** Why a side has no picture. */
  readonly problem?: string | undefined;
}

/** Render the pages that may look different, on both sides, and compare them. The sides start one after the other. */
export async function takePictures(
  io: Io,
  sources: readonly [base: Source, head: Source],
  [base, head]: readonly [base: Side, head: Side],
): Promise<readonly PicturedPage[]> {
  const pages = changedPages(base, head);
  if (pages.length === 0) return [];
  const browser = await openBrowser();
  const now = lastNoon();
  const everyone = pages.length <= pagesForEveryone;
  const shotsOf = (source: Source, ids: readonly (string | undefined)[]) =>
    withServed(io, source, now, (side) =>
      shootPages(
        browser,
        side,
        ids.filter((id) => id !== undefined),
        now,
        everyone,
      ),
    );
  try {
    return await withProgress(io, `taking pictures of ${pages.length} pages`, async () => {
      const before = await shotsOf(
        sources[0],
        pages.map((page) => page.base),
      );
      const after = await shotsOf(
        sources[1],
        pages.map((page) => page.head),
      );
      return pages.flatMap((page) => compared(page, before, after));
    });
  } finally {
    await browser.close();
  }
}

/** Of more pages, each is opened by the first person who reaches it: every further person takes as long as all of them. */
const pagesForEveryone = 6;

/** One time for both sides. It changes once a day, so that the database of the demo can be kept. */
function lastNoon(): Date {
  const noon = new Date();
  noon.setUTCHours(noon.getUTCHours() < 12 ? -12 : 12, 0, 0, 0);
  return noon;
}

type Shots = ReadonlyMap<string, Shot>;

function compared({ title, base, head }: ChangedPage, before: Shots, after: Shots): readonly PicturedPage[] {
  const [was, is] = [shotIn(before, base), shotIn(after, head)];
  const problems = [
    ...(was && "problem" in was ? [`before: ${was.problem}`] : []),
    ...(is && "problem" in is ? [`after: ${is.problem}`] : []),
  ];
  const problem = problems.length > 0 ? problems.join("; ") : undefined;
  const [old, now] = [viewsOf(was), viewsOf(is)];
  const groups = new Map<string, { readonly people: string[]; readonly pictures: readonly PagePictures[] }>();
  for (const person of new Set([...old.keys(), ...now.keys()])) {
    const views = [old.get(person), now.get(person)] as const;
    const key = views.map(keyOf).join(" ");
    const group = groups.get(key);
    if (group) group.people.push(person);
    else groups.set(key, { people: [person], pictures: picturesOf(...views) });
  }
  const changed = [...groups.values()].filter(({ pictures }) => pictures.length > 0);
  if (changed.length === 0) return [{ title, pictures: [], problem }];
  // Those for whom the page opens on neither side do not count.
  const others = [...groups.entries()].filter(([key, { pictures }]) => key !== closedKey && pictures.length === 0);
  const isForAll = changed.length === 1 && others.length === 0;
  return changed.map(({ people, pictures }, index) => ({
    title,
    people: isForAll ? undefined : peopleWords(people),
    pictures,
    problem: index === 0 ? problem : undefined,
  }));
}

const viewsOf = (shot: Shot | undefined): ReadonlyMap<string, View> =>
  shot && "views" in shot ? shot.views : new Map();

/** The same for views that look the same. */
const keyOf = (view: View | undefined): string =>
  view === undefined || view === "closed"
    ? "closed"
    : view.map((png) => createHash("sha256").update(png).digest("hex")).join();
const closedKey = "closed closed";

function picturesOf(before: View | undefined, after: View | undefined): readonly PagePictures[] {
  return sizes.flatMap(({ width }, index): readonly PagePictures[] => {
    const [old, now] = [pictureIn(before, index), pictureIn(after, index)];
    if (!old && !now) return [];
    if (!old || !now) return [{ width, before: old, after: now }];
    const difference = comparePictures(old, now);
    return difference ? [{ width, before: old, after: now, difference }] : [];
  });
}

const shownPeople = 4;

function peopleWords(people: readonly string[]): string {
  const names = people.slice(0, shownPeople).map((email) => (email === "" ? "a visitor" : email));
  const rest = people.length - names.length;
  return `as ${names.join(", ")}${rest > 0 ? ` and ${rest} more` : ""}`;
}

const shotIn = (shots: Shots, id: string | undefined): Shot | undefined =>
  id === undefined ? undefined : shots.get(id);

const pictureIn = (view: View | undefined, index: number): Buffer | undefined =>
  view === undefined || view === "closed" ? undefined : view[index];
