import type { Design } from "../../compiler/2-validate/design-nodes.ts";
import type { Diagnostic } from "../../compiler/diagnostics/diagnostic.ts";
import type { Place } from "../../compiler/span.ts";
import { recordOf } from "../json.ts";
import { unitNames } from "./units.ts";
import { usageOf } from "./usage.ts";

/** A page that does not work any more, and why. */
export interface BrokenPage {
  readonly name: string;
  readonly errors: readonly Diagnostic[];
}

/** Lists the pages on which errors matter: those in their own files, and in what they use. Sorted by name. */
export function brokenPages(design: Design, errors: readonly Diagnostic[]): readonly BrokenPage[] {
  const usage = usageOf(design);
  const names = unitNames(design);
  const found = new Map<string, Diagnostic[]>();
  for (const error of errors) {
    const thing = thingAt(design, error.place);
    const pages = thing.startsWith("page ") ? [thing.slice("page ".length)] : usage.pagesOf(thing);
    for (const id of pages) {
      const name = names.get(`page ${id}`) ?? id;
      found.set(name, [...(found.get(name) ?? []), error]);
    }
  }
  return Array.from(found, ([name, own]) => ({ name, errors: own })).sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** The thing that contains a place: a page, a component, a collection. */
function thingAt(design: Design, { file, owner }: Place): string {
  const unit = [...design.pages, ...design.sections, ...design.components].find((each) => each.file === file);
  if (unit) return `${unit.kind} ${unit.id}`;
  for (const [kind, part] of [
    ["collection", design.collections],
    ["workflow", design.workflows],
    ["formula", design.formulas],
    ["variable", design.variables],
  ] as const) {
    if (part?.file !== file) continue;
    const entries = Object.entries(recordOf(recordOf(part.json)[`${kind}s`]));
    const [name] = entries.find(([, value]) => contains(value, owner)) ?? [];
    if (name !== undefined) return `${kind} ${name}`;
  }
  return "app";
}

const contains = (value: unknown, wanted: object): boolean =>
  value === wanted ||
  (typeof value === "object" && value !== null && Object.values(value).some((each) => contains(each, wanted)));
