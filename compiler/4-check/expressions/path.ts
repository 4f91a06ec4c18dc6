import type { Reference } from "../../3-link/names/scope.ts";
import type { Thing } from "../../3-link/names/thing.ts";

/**
 * A way to a value that conditions narrow: a thing or a name of the formula, and members from there.
 *
 * Each path is made once, so two are the same path exactly if they are the same object.
 */
export interface Path {
  /** The path that this one continues; undefined at its root. */
  readonly object: Path | undefined;
  readonly step: PathStep;
}

/** What a path begins with, or how it goes on. */
export type PathStep =
  | { readonly kind: "thing"; readonly thing: Thing; readonly member: string | undefined }
  | { readonly kind: "local"; readonly name: string }
  | { readonly kind: "member"; readonly name: string }
  | { readonly kind: "index"; readonly index: string | number }
  /** An index that is a name of the formula, so that the path means nothing outside of it. */
  | { readonly kind: "localIndex"; readonly name: string }
  /** An entry of a map. TypeScript narrows only a constant of it. */
  | { readonly kind: "entry"; readonly key: string | number | boolean | null };

const things = new WeakMap<Thing, Map<string | undefined, Path>>();
const locals = new Map<string, Path>();
const longer = new WeakMap<Path, Map<string, Path>>();

/** Returns the path of a thing, as a reference names it. */
export function thingPath({ thing, member }: Reference): Path {
  const known = things.get(thing) ?? new Map<string | undefined, Path>();
  things.set(thing, known);
  return once(known, member, () => ({ object: undefined, step: { kind: "thing", thing, member } }));
}

/** Returns the path of a name of the formula. */
export const localPath = (name: string): Path =>
  once(locals, name, () => ({ object: undefined, step: { kind: "local", name } }));

/** Returns a path that goes on from another. */
export function pathInto(object: Path, step: Exclude<PathStep, { readonly kind: "thing" | "local" }>): Path {
  const known = longer.get(object) ?? new Map<string, Path>();
  longer.set(object, known);
  return once(known, JSON.stringify(Object.values(step)), () => ({ object, step }));
}

function once<Key>(known: Map<Key, Path>, key: Key, make: () => Path): Path {
  const found = known.get(key) ?? make();
  known.set(key, found);
  return found;
}

/** The path and those that it goes on from, the root last. */
function* partsOf(path: Path): Iterable<Path> {
  for (let part: Path | undefined = path; part; part = part.object) yield part;
}

const hasStep = (path: Path, kind: PathStep["kind"]): boolean => {
  for (const { step } of partsOf(path)) if (step.kind === kind) return true;
  return false;
};

/** Whether the path leads through an entry of a map. */
export const hasEntry = (path: Path): boolean => hasStep(path, "entry");

/** Whether the path has an index that is a name of the formula. */
export const hasLocalIndex = (path: Path): boolean => hasStep(path, "localIndex");

/** Whether a path is `whole`, or leads to a part of it. */
export function isWithin(path: Path, whole: Path): boolean {
  for (const part of partsOf(path)) if (part === whole) return true;
  return false;
}

/** The name of the formula that a path begins with; undefined if it begins with a thing. */
export function localOf(path: Path): string | undefined {
  for (const { step } of partsOf(path)) if (step.kind === "local") return step.name;
  return undefined;
}

/** Returns the path that goes from `to` as `path` does from its root. */
export function rebased({ object, step }: Path, to: Path): Path {
  return object === undefined || step.kind === "thing" || step.kind === "local"
    ? to
    : pathInto(rebased(object, to), step);
}

/** What the output reads by one name. */
const named: ReadonlySet<Thing["kind"]> = new Set(["step", "event", "error", "formulaParam"]);

/** Whether the output reads a value as a member, and not by one name: TypeScript may narrow only names in functions. */
export const isMember = ({ step }: Path): boolean =>
  step.kind === "thing" ? !named.has(step.thing.kind) : step.kind !== "local";
