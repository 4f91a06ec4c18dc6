import { formatVersion } from "../../compiler/format-version.ts";
import { CallError } from "../io.ts";
import { formatDesignFile } from "./format.ts";

/** A file of a design as text. */
export interface DesignText {
  readonly path: string;
  readonly text: string;
}

/** One step from a version of the format to the next. */
export interface Migration {
  /** The version that it starts from; it leads to the one after. */
  readonly from: number;
  /** What changes, for people. */
  readonly changes: string;
  /**
   * The value of one file, by its path in the design folder, as the next version writes it.
   *
   * It must return a value of the next version unchanged: an interrupted migration is run again.
   */
  readonly migrate: (path: string, value: unknown) => unknown;
}

/** Every step there is, oldest first. The format is at its first version: there is none yet. */
export const migrations: readonly Migration[] = [];

/** A design brought to a version, and the steps that did it. */
export interface Migrated {
  readonly from: number;
  readonly steps: readonly Migration[];
  /** All files, in canonical layout where a step changed them. */
  readonly files: readonly DesignText[];
}

/** Bring a design to the current version. Throws a CallError for one that no step leads to it. */
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
      `the design is of format version ${from}, this tool reads version ${to}`,
      "install a newer trama",
    );
  const steps = table.filter((step) => step.from >= from && step.from < to);
  if (steps.length !== to - from) throw new CallError(`nothing leads from format version ${from} to ${to}`);
  return { from, steps, files: steps.length === 0 ? files : files.map((file) => migrateFile(file, steps, to)) };
}

/** The order to write files in: while design.json has the old version, an interrupted migration is run again. */
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
