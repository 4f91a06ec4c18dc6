import { realpathSync } from "node:fs";
import { join } from "node:path";
import { renderPretty } from "../../compiler/diagnostics/render.ts";
import { designPlaces } from "../designs/choose-designs.ts";
import { runForDesigns, type SeveralOptions, type Target } from "../designs/run-for-designs.ts";
import { CallError, type Io, withProgress } from "../io.ts";
import { cataloguesOf, isMigration, type Migration } from "../project/migrations.ts";
import { shownPath } from "../project/project.ts";
import { repositoryOf } from "../project/revision.ts";
import { type Approval, changeHash, readApprovals } from "../review/approval.ts";
import type { Change } from "../review/change.ts";
import { compareDesigns } from "../review/compare/review.ts";
import type { PicturedPage } from "../review/pictures/pictures.ts";
import { findSources, type ReadSide, readSide, type Source, sourcesAt } from "../review/read-side.ts";
import { type Presence, type Review, totals, visible } from "../review/render/outline.ts";
import { renderHtml } from "../review/render/render-html.ts";
import { renderMarkdown } from "../review/render/render-markdown.ts";
import { recordOf, renderText } from "../review/render/render-text.ts";
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
  refuseCalls(options);
  const sources = findSources(base, head, io.cwd);
  const approvals = approvalsFor(options, base, sources[1].folder, io.cwd);
  const review = await reviewOf(io, sources, options);
  if (!review) return 1;
  const { format = "text" } = options;
  io.out(format === "json" ? printed(recordOf(review)) : render(io, [review], format));
  return isRefused(io, review, options, approvals) ? 1 : 0;
}

/** Which designs of a repository are compared, and with what. */
export interface DiffAllOptions extends DiffOptions {
  /** Only the designs that are affected by what changed since this revision, which is the base. */
  readonly since?: string | undefined;
}

/**
 * `trama diff --all <base> [head]` and `--since <revision>`: compare every design at or below the current folder with
 * the same folder of the base. Without `head`, it is the working tree.
 */
export async function diffAll(
  io: Io,
  base: string | undefined,
  head: string | undefined,
  options: DiffAllOptions,
  failed: SeveralOptions["failed"],
): Promise<number> {
  refuseCalls(options);
  const { format = "text", since } = options;
  if (since !== undefined && base !== undefined)
    throw new CallError("`--since` names the base: leave out `<base>`, and `<head>`, which is the working tree");
  const from = since ?? base;
  if (from === undefined)
    throw new CallError("`trama diff --all` needs a base", "name a git revision: `trama diff --all main`");
  const repository = repositoryOf(io.cwd);
  const places = designPlaces(io, { repository, base: from, head, since });
  const approvals = approvalsFor(options, from, repository, io.cwd);
  const reviews: Review[] = [];
  const targets = places.map(
    (path): Target => ({
      name: shownPath(join(repository, path), realpathSync(io.cwd)),
      async run(own) {
        const sources = sourcesAt({ repository, path }, from, head, io.cwd);
        const review = await reviewOf(own, sources, options);
        if (!review) return 1;
        reviews.push(review);
        if (format === "text") own.out(renderText(review, io.color));
        return { code: isRefused(own, review, options, approvals) ? 1 : 0, note: totals(review) };
      },
    }),
  );
  return runForDesigns(io, targets, {
    isForPeople: format === "text",
    printDocument: () => io.out(format === "json" ? printed(reviews.map(recordOf)) : render(io, reviews, format)),
    skips: false,
    failed,
  });
}

function refuseCalls({ pictures, format, approved, failOn }: DiffOptions): void {
  if (pictures && format !== "html")
    throw new CallError("--pictures needs --format html", "add --format html, and write the output to a file");
  if (approved !== undefined && failOn !== "risk")
    throw new CallError("--approved needs --fail-on risk", "without it, risk marks do not fail");
}

/** Compares two sides; undefined, with the errors reported, if one of them is broken. */
async function reviewOf(io: Io, sources: readonly [Source, Source], options: DiffOptions): Promise<Review | undefined> {
  const read = sources.map((source) => ({ source, ...readSide(source) }));
  const broken = read.filter(({ errors }) => errors.length > 0);
  for (const { source, errors } of broken) reportBroken(io, source, errors);
  const [first, second] = read;
  if (broken.length > 0 || !first || !second) return undefined;
  const [was, is] = await withDatabases(io, [first, second]);
  const presence: Presence = sources[0].isMissing ? "new" : sources[1].isMissing ? "removed" : "both";
  // Scripts and pictures are compared; a design that only one side has would have none before, or after.
  const isBoth = presence === "both";
  const sizes = options.build && isBoth ? await changedSizes(io, sources, is) : [];
  const compared = compareDesigns(was, is);
  const changes = [...compared.changes, ...sizes];
  const pictures = options.pictures && isBoth ? await picturesOf(io, sources, [was, is]) : undefined;
  const [{ shown: base }, { shown: head }] = sources;
  return { base, head, presence, changes, people: compared.people(), pictures, hash: changeHash(...sources) };
}

const approvalsFor = ({ approved }: DiffOptions, base: string, folder: string, cwd: string): readonly Approval[] =>
  approved === undefined ? [] : readApprovals(approved, base, folder, cwd);

/** Whether a review fails by `--fail-on`; says why, or who approved it. */
function isRefused(
  io: Io,
  { changes, presence, head, hash }: Review,
  { failOn }: DiffOptions,
  approvals: readonly Approval[],
): boolean {
  if (failOn === "change") return changes.length > 0 || presence !== "both";
  if (failOn !== "risk" || !changes.some(({ risks }) => risks.length > 0)) return false;
  const approval = approvals.find(({ change }) => change === hash);
  if (approval) io.err(`approved by ${visible(approval.by)}: ${visible(approval.reason)}\n`);
  else io.err(`not approved: ${head} has risk marks; the hash of exactly this change is ${hash}\n`);
  return approval === undefined;
}

const printed = (record: unknown): string => `${JSON.stringify(record, null, 2)}\n`;

function reportBroken(io: Io, { shown }: Source, errors: ReadSide["errors"]): void {
  io.err(renderPretty(errors, { color: io.color, folder: shown }));
  io.err(`error: ${shown} cannot be compared: fix its errors first\n`);
}

function render(io: Io, reviews: readonly Review[], format: "text" | "markdown" | "html"): string {
  switch (format) {
    case "text":
      return reviews.map((review) => renderText(review, io.color)).join("\n");
    case "markdown":
      return renderMarkdown(reviews);
    case "html":
      return renderHtml(reviews);
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
