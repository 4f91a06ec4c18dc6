import { spawnSync } from "node:child_process";
import { basename, dirname, resolve } from "node:path";
import { load } from "../../compiler/1-load/load.ts";
import { designPathOf } from "../format/editor-schema.ts";
import { CallError, count, type Io, ReadError } from "../io.ts";
import { visitObjects } from "../json.ts";
import { withMarkers } from "../merge/markers.ts";
import { type Conflict, type ConflictSide, mergeDesignFile } from "../merge/merge.ts";
import { writeBatch } from "../project/batch.ts";
import { readRegular } from "../project/regular-file.ts";
import { schemaIn } from "../project/schema-in.ts";
import { shortened } from "../review/render/words.ts";

/** The files that git passes to a merge driver: `%O %A %B %P`. */
export interface MergeFiles {
  readonly base: string;
  /** Our version, which the result replaces. */
  readonly ours: string;
  readonly theirs: string;
  /** The path of the file in the repository, which says what kind of file it is. */
  readonly path: string | undefined;
}

/** `trama merge`: merge two versions of a design file by structure, as a merge driver of git. Exits with 1 on a conflict. */
export async function merge(io: Io, files: MergeFiles): Promise<number> {
  const texts = {
    // The file is empty if both sides added it.
    base: read(io, files.base) || "{}",
    ours: read(io, files.ours),
    theirs: read(io, files.theirs),
  };
  const shown = files.path ?? files.ours;
  // Without a path, the `$schema` of the file says what kind it is.
  const path = designPathOf(files.path ?? files.ours, schemaIn(texts.ours));
  if (Object.values(texts).some((text) => !isReadable(text))) return mergeLines(io, files, shown);
  const { ours, theirs, conflicts } = mergeDesignFile(path, texts);
  await write(io, files.ours, ours === theirs ? ours : withMarkers(ours, theirs));
  for (const each of conflicts) io.err(conflictText(shown, texts, each));
  if (conflicts.length > 0)
    io.err(`${count(conflicts.length, "conflict")} in ${shown}: both sides changed the same thing\n`);
  return conflicts.length > 0 ? 1 : 0;
}

/** Whether the compiler can read a text: JSON without duplicate keys, of which one would be lost. */
const isReadable = (text: string): boolean =>
  load([{ path: "design.json", bytes: Buffer.from(text) }]).files.length === 1;

/** Merges a file that is not JSON by lines, as git does. */
async function mergeLines(io: Io, { base, ours, theirs }: MergeFiles, shown: string): Promise<number> {
  const labels = ["-L", "ours", "-L", "base", "-L", "theirs"];
  const args = ["merge-file", "-p", ...labels, "--", ours, base, theirs];
  const { status, stdout, error } = spawnSync("git", args, { cwd: io.cwd, maxBuffer: 2 ** 31 - 1 });
  if (error || status === null || status > 127) throw new ReadError(`git could not merge ${shown}`);
  await write(io, ours, stdout.toString("utf8"));
  io.err(`${shown}: merged by lines, since a version is not valid JSON\n`);
  return status === 0 ? 0 : 1;
}

function read(io: Io, name: string): string {
  try {
    return readRegular(resolve(io.cwd, name), name).toString("utf8");
  } catch (error) {
    throw new CallError(`cannot read \`${name}\`: ${error instanceof Error ? error.message : String(error)}`);
  }
}

async function write(io: Io, name: string, text: string): Promise<void> {
  const path = resolve(io.cwd, name);
  const folder = dirname(path);
  await writeBatch({ root: folder, folder, write: [{ path: basename(path), text }] });
}

function conflictText(
  shown: string,
  { base, ours, theirs }: { readonly base: string; readonly ours: string; readonly theirs: string },
  conflict: Conflict,
): string {
  const line = (name: string, text: string, side: ConflictSide): string =>
    `  ${name} ${shown}:${text.slice(0, side.at).split("\n").length}  ${side.text === undefined ? "removed" : shortened(side.text)}\n`;
  const where = conflict.trail.length === 0 ? "the whole file" : conflict.trail.join(" › ");
  const extracted = [
    ...(conflict.ours.text === undefined ? newComponents(base, ours) : []),
    ...(conflict.theirs.text === undefined ? newComponents(base, theirs) : []),
  ].map(
    (id) =>
      `  help   it may be in the new component \`${id}\`: make the change of the other side in components/${id}.json\n`,
  );
  return `conflict: ${where}\n${line("ours  ", ours, conflict.ours)}${line("theirs", theirs, conflict.theirs)}${extracted.join("")}`;
}

/** The components that a version uses and the base does not: what it no longer has itself may be in them. */
function newComponents(base: string, version: string): readonly string[] {
  const before = new Set(componentsIn(JSON.parse(base)));
  return [...new Set(componentsIn(JSON.parse(version)))].filter((id) => !before.has(id)).sort();
}

function componentsIn(value: unknown): readonly string[] {
  const found: string[] = [];
  visitObjects(value, ({ type, component }) => {
    if (type === "component" && typeof component === "string") found.push(component);
  });
  return found;
}
