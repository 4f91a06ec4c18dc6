import { formatVersion } from "../../compiler/format-version.ts";
import { CallError } from "../io.ts";
import { formatDesignFile } from "./format.ts";

/** A design file as text. */
export interface DesignText {
  readonly path: string;
  readonly text: string;
}

/** One step from a format version to the next. */
export interface Migration {
  /** The version it converts from; it converts to the next one. */
  readonly from: number;
  /** The change, described for users. */
  readonly changes: string;
  /**
   * Converts the value of one file, given its path in the design folder, to the next version.
   *
   * It must return a value of the next version unchanged: an interrupted migration is run again.
   */
  readonly migrate: (path: string, value: unknown) => unknown;
}

/** Every step, oldest first. Empty as long as the format is at its first version. */
export const migrations: readonly Migration[] = [];

/** A migrated design, and the steps that were run. */
export interface Migrated {
  readonly from: number;
  readonly steps: readonly Migration[];
  /** All files; those that a step changed are in canonical layout. */
  readonly files: readonly DesignText[];
}

/** Convert a design to the current version. Throws a CallError when no step starts from its version. */
export function migrate(
  files: readonly DesignText[],
  from: unknown,
  table: readonly Migration[] = migrations,
  to: number = formatVersion,
): Migrated {
  if (typeof from !== "number" || !Number.isInteger(from))
    throw new CallError("design.json has no `formatVersion`", `write \`"formatVersion": ${to}\``);
  if (from > to)
    throw new CallError(
      `the design has format version ${from}, this tool reads version ${to}`,
      "install a newer trama",
    );
  const steps = table.filter((step) => step.from >= from && step.from < to);
  if (steps.length !== to - from) throw new CallError(`no migration from format version ${from} to ${to}`);
  return { from, steps, files: steps.length === 0 ? files : files.map((file) => migrateFile(file, steps, to)) };
}

/** Puts design.json last when writing: while it has the old version, an interrupted migration is run again. */
export const versionLast = <File extends { readonly path: string }>(files: readonly File[]): File[] => [
  ...files.filter(({ path }) => path !== "design.json"),
  ...files.filter(({ path }) => path === "design.json"),
];

function migrateFile({ path, text }: DesignText, steps: readonly Migration[], to: number): DesignText {
  const before: unknown = JSON.parse(text);
  const after = steps.reduce((value, step) => step.migrate(path, value), structuredClone(before));
  const versioned = path === "design.json" && typeof after === "object" ? { ...after, formatVersion: to } : after;
  if (JSON.stringify(versioned) === JSON.stringify(before)) return { path, text };
  return { path, text: formatDesignFile(path, JSON.stringify(versioned)) };
}
