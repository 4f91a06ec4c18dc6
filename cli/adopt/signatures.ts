import { existsSync } from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import type { Design } from "../../compiler/2-validate/design-nodes.ts";
import { type Diagnostic, diagnose } from "../../compiler/diagnostics/diagnostic.ts";
import { placeOf } from "../../compiler/span.ts";
import { readInside, refuseSpecialFiles } from "../project/read.ts";
import type { FunctionJson } from "./function-json.ts";

/** The file whose exports formulas can call. */
export const indexPath = "custom/index.ts";

/**
 * Returns the signatures of the functions that `custom/index.ts` of a design exports, sorted by name; none without that
 * file.
 *
 * The code is read, never run. Throws a ReadError for code that does not parse or is outside the design; the package
 * that reads it may be missing.
 */
export async function functionsOfCode(design: string): Promise<ReadonlyMap<string, FunctionJson>> {
  const index = join(design, indexPath);
  if (!existsSync(index)) return new Map();
  refuseSpecialFiles(design, "custom");
  readInside(design, indexPath);
  const { readFunctions } = await import("./read-functions.ts");
  return new Map(readFunctions(index, design).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Reports signatures in the file that differ from the code: `signature/outdated`. */
export async function outdatedSignatures(design: string, written: Design["signatures"]): Promise<Diagnostic[]> {
  if (!written) return [];
  const { file, json } = written;
  const functions = await functionsOfCode(design);
  const names = new Set([...Object.keys(json.functions), ...functions.keys()]);
  const isNew = (name: string) => !Object.hasOwn(json.functions, name);
  const outdated = [...names].filter((name) => !isDeepStrictEqual(json.functions[name], functions.get(name)));
  const added = outdated.filter(isNew);
  const atKey = (owner: object, key: string) => ({ ...placeOf(file, owner, key), part: "key" }) as const;
  return [
    ...(added.length > 0 ? [diagnose("signature/outdated", atKey(json, "functions"), "new", ...added)] : []),
    ...outdated
      .filter((name) => !isNew(name))
      .map((name) => {
        const problem = functions.has(name) ? "changed" : "gone";
        return diagnose("signature/outdated", atKey(json.functions, name), problem, name);
      }),
  ];
}
