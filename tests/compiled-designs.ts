import type { Compilation } from "../compiler/compile.ts";
import { allDesigns, compileCase, type KnownDesign } from "./all-designs.ts";

/** All designs as they are, compiled once for the tests of a worker. */
export const compiled: ReadonlyMap<KnownDesign, Compilation> = new Map(
  allDesigns.map((design) => [design, compileCase(design.files)]),
);

const byName = new Map(Array.from(compiled, ([{ name }, compilation]) => [name, compilation]));

/** Returns the compilation of a design as it is. */
export function compilationOf(name: string): Compilation {
  const found = byName.get(name);
  if (!found) throw new Error(`no design ${name}`);
  return found;
}
