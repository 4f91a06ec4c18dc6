import { renderPretty } from "../../compiler/diagnostics/render.ts";
import { CallError, type Io, withProgress } from "../io.ts";
import { cataloguesOf, isMigration, type Migration } from "../project/migrations.ts";
import { changeHash, readApprovals } from "../review/approval.ts";
import type { Change } from "../review/change.ts";
import { compareDesigns } from "../review/compare/review.ts";
import type { PicturedPage } from "../review/pictures/pictures.ts";
import { findSources, type ReadSide, readSide, type Source } from "../review/read-side.ts";
import { type Review, visible } from "../review/render/outline.ts";
import { renderHtml } from "../review/render/render-html.ts";
import { renderMarkdown } from "../review/render/render-markdown.ts";
import { renderJson, renderText } from "../review/render/render-text.ts";
import type { Side } from "../review/side.ts";
import { unitNames } from "../review/units.ts";

export const diffFormats = ["text", "json", "markdown", "html"] as const;

export interface DiffOptions {
  readonly format?: (typeof diffFormats)[number] | undefined;
  /** Bundle both sides and compare what each page loads. */
  readonly build?: boolean | undefined;
  /** Render the changed pages of both sides, and put the pictures into the HTML. */
  readonly pictures?: boolean | undefined;
  readonly failOn?: "change" | "risk" | undefined;
  /** A file of approvals, which the branch cannot write: with `failOn: "risk"`, an approved change does not fail. */
  readonly approved?: string | undefined;
}

/** `trama diff`: list what changed between two designs, in terms of the design. Only `build` and `pictures` write, to a temporary folder. */
export async function diff(io: Io, base: string, head: string | undefined, options: DiffOptions): Promise<number> {
  if (options.pictures && options.format !== "html")
    throw new CallError("--pictures needs --format html", "add --format html, and write the output to a file");
  if (options.approved !== undefined && options.failOn !== "risk")
    throw new CallError("--approved needs --fail-on risk", "without it, risk marks do not fail");
  const sources = findSources(base, head, io.cwd);
  const approvals = options.approved === undefined ? [] : readApprovals(options.approved, base, sources[1], io.cwd);
  const read = sources.map((source) => ({ source, ...readSide(source) }));
  const broken = read.filter(({ errors }) => errors.length > 0);
  for (const { source, errors } of broken) reportBroken(io, source, errors);
  const [first, second] = read;
  if (broken.length > 0 || !first || !second) return 1;
  const [was, is] = await withDatabases(io, [first, second]);
  const sizes = options.build ? await changedSizes(io, sources, is) : [];
  const changes = [...compareDesigns(was, is), ...sizes];
  const pictures = options.pictures ? await picturesOf(io, sources, [was, is]) : undefined;
  const review: Review = {
    base: sources[0].shown,
    head: sources[1].shown,
    changes,
    pictures,
    hash: changeHash(...sources),
  };
  io.out(render(io, review, options.format ?? "text"));
  if (options.failOn === "change") return review.changes.length > 0 ? 1 : 0;
  if (options.failOn !== "risk" || !review.changes.some(({ risks }) => risks.length > 0)) return 0;
  const approval = approvals.find(({ change }) => change === review.hash);
  if (approval) io.err(`approved by ${visible(approval.by)}: ${visible(approval.reason)}\n`);
  else io.err(`not approved: ${sources[1].shown} has risk marks; the hash of exactly this change is ${review.hash}\n`);
  return approval ? 0 : 1;
}

function reportBroken(io: Io, { shown }: Source, errors: ReadSide["errors"]): void {
  io.err(renderPretty(errors, { color: io.color, folder: shown }));
  io.err(`error: ${shown} cannot be compared: fix its errors first\n`);
}

function render(io: Io, review: Review, format: (typeof diffFormats)[number]): string {
  switch (format) {
    case "text":
      return renderText(review, io.color);
    case "json":
      return renderJson(review);
    case "markdown":
      return renderMarkdown(review);
    case "html":
      return renderHtml(review);
  }
}

/** Bundles both sides, one after the other: each takes all processors. */
async function changedSizes(io: Io, [base, head]: readonly [Source, Source], side: Side): Promise<readonly Change[]> {
  const { bundleSizes, compareSizes } = await import("../review/bundle-sizes.ts");
  return withProgress(io, "bundling both sides", async () => {
    const before = await bundleSizes(io, base);
    const after = await bundleSizes(io, head);
    const names = unitNames(side.design);
    return compareSizes(before, after, (page) => names.get(`page ${page}`) ?? page);
  });
}

async function picturesOf(
  io: Io,
  sources: readonly [Source, Source],
  sides: readonly [Side, Side],
): Promise<readonly PicturedPage[]> {
  const { takePictures } = await import("../review/pictures/pictures.ts");
  return takePictures(io, sources, sides);
}

/** Adds what both databases have when the migrations differ: running them takes seconds. */
async function withDatabases(
  io: Io,
  sides: readonly [ReadSide & { readonly source: Source }, ReadSide & { readonly source: Source }],
): Promise<readonly [Side, Side]> {
  const [base, head] = sides;
  if (JSON.stringify(migrationHashes(base.side)) === JSON.stringify(migrationHashes(head.side)))
    return [base.side, head.side];
  const both = await withProgress(io, "reading the databases", () =>
    cataloguesOf(migrationsOf(base.source), migrationsOf(head.source)),
  );
  if (!both) return [base.side, { ...head.side, database: "endless" }];
  const [was, is] = both;
  return [
    { ...base.side, database: was },
    { ...head.side, database: is },
  ];
}

const migrationHashes = ({ others }: Side) => [...others].filter(([path]) => isMigration(path)).sort();

const migrationsOf = ({ shown, others }: Source): { shown: string; migrations: readonly Migration[] } => ({
  shown,
  migrations: [...others]
    .filter(([path]) => isMigration(path))
    .map(([path, bytes]) => ({ path, sql: new TextDecoder().decode(bytes) })),
});
