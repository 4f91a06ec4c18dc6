import { existsSync, readFileSync } from "node:fs";
import { CallError } from "../io.ts";
import { isObject, parseJson } from "../json.ts";
import type { Audited } from "./audit.ts";

/** How many findings of each kind a project had: by file, code and message. Lines do not matter. */
export type Baseline = ReadonlyMap<string, number>;

const keyOf = ({ diagnostic: { place, code, message } }: Audited): string => `${place.file.path} ${code} ${message}`;

/** Counts findings. */
export function baselineOf(found: readonly Audited[]): Baseline {
  const counts = new Map<string, number>();
  for (const each of found) counts.set(keyOf(each), (counts.get(keyOf(each)) ?? 0) + 1);
  return counts;
}

/** Returns the findings that are more than the baseline has. */
export function withoutKnown(found: readonly Audited[], baseline: Baseline): readonly Audited[] {
  const left = new Map(baseline);
  return found.filter((each) => {
    const count = left.get(keyOf(each)) ?? 0;
    left.set(keyOf(each), count - 1);
    return count <= 0;
  });
}

/** Reads a baseline; throws a CallError for a missing or wrong file. */
export function readBaseline(path: string, shown: string): Baseline {
  if (!existsSync(path)) throw new CallError(`there is no baseline \`${shown}\``, "write one with `--update-baseline`");
  const json = parseJson(readFileSync(path, "utf8"));
  const known = isObject(json) ? json.known : undefined;
  if (!isObject(known) || !Object.values(known).every((count) => typeof count === "number"))
    throw new CallError(`\`${shown}\` is not a baseline of \`trama audit\``, "write one with `--update-baseline`");
  return new Map(Object.entries(known).map(([key, count]) => [key, Number(count)]));
}

/** Prints a baseline, one line per kind, so that a repaired finding is one removed line. */
export const printBaseline = (baseline: Baseline): string =>
  `${JSON.stringify({ known: Object.fromEntries([...baseline].sort(([a], [b]) => (a < b ? -1 : 1))) }, null, 2)}\n`;
