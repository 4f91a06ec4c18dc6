import { type Io, withProgress } from "../../io.ts";
import type { Source } from "../read-side.ts";
import type { Side } from "../side.ts";
import { openBrowser } from "./browser.ts";
import { type Shot, shootPages, sizes } from "./camera.ts";
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

/** What the pictures show of a page that a change may touch. */
export interface PicturedPage {
  readonly title: string;
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
  const shotsOf = (source: Source, ids: readonly (string | undefined)[]) =>
    withServed(io, source, now, (side) =>
      shootPages(
        browser,
        side,
        ids.filter((id) => id !== undefined),
        now,
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
      return pages.map((page) => compared(page, before, after));
    });
  } finally {
    await browser.close();
  }
}

/** One time for both sides. It changes once a day, so that the database of the demo can be kept. */
function lastNoon(): Date {
  const noon = new Date();
  noon.setUTCHours(noon.getUTCHours() < 12 ? -12 : 12, 0, 0, 0);
  return noon;
}

type Shots = ReadonlyMap<string, Shot>;

function compared({ title, base, head }: ChangedPage, before: Shots, after: Shots): PicturedPage {
  const [was, is] = [shotIn(before, base), shotIn(after, head)];
  const problems = [
    ...(was && "problem" in was ? [`before: ${was.problem}`] : []),
    ...(is && "problem" in is ? [`after: ${is.problem}`] : []),
  ];
  const pictures = sizes.flatMap(({ width }, index): readonly PagePictures[] => {
    const [old, now] = [pictureIn(was, index), pictureIn(is, index)];
    if (!old && !now) return [];
    if (!old || !now) return [{ width, before: old, after: now }];
    const difference = comparePictures(old, now);
    return difference ? [{ width, before: old, after: now, difference }] : [];
  });
  return { title, pictures, problem: problems.length > 0 ? problems.join("; ") : undefined };
}

const shotIn = (shots: Shots, id: string | undefined): Shot | undefined =>
  id === undefined ? undefined : shots.get(id);

const pictureIn = (shot: Shot | undefined, index: number): Buffer | undefined =>
  shot && "pictures" in shot ? shot.pictures[index] : undefined;
