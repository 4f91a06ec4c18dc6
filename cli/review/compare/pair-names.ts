import { isObject, type JsonObject } from "../../json.ts";
import { type NameKind, namesIn, noRenames } from "./renames.ts";
import { featuresOf, overlap } from "./similar.ts";
import { meansSame } from "./values.ts";

/** Things with names, matched between two designs. */
export interface Paired {
  /** In the order of the head. */
  readonly same: readonly { readonly base: string; readonly head: string }[];
  readonly added: readonly string[];
  readonly removed: readonly string[];
}

/** Returns the new name of each renamed thing, by its old one. */
export const renamesOf = ({ same }: Paired): ReadonlyMap<string, string> =>
  new Map(same.filter(({ base, head }) => base !== head).map(({ base, head }) => [base, head]));

/**
 * Where a design mentions each name: `file#1`, `file#2` for two mentions in a file.
 *
 * Keys are a kind and a name: `variable total`.
 */
export type Mentions = ReadonlyMap<string, ReadonlySet<string>>;

/** Members of steps and the like that hold names. */
const kinds: readonly (readonly [member: string, kind: NameKind])[] = [
  ["variable", "variable"],
  ["run", "workflow"],
  ["workflow", "workflow"],
  ["collection", "collection"],
  ["page", "page"],
  ["component", "component"],
  ["popup", "component"],
  ["use", "section"],
];
const kindOf: ReadonlyMap<string, NameKind> = new Map(kinds);
const listKinds: ReadonlyMap<string, NameKind> = new Map([
  ["variables", "variable"],
  ["collections", "collection"],
  ["groups", "group"],
  ["classes", "class"],
]);

/** Finds what each file of a design mentions. */
export function mentionsIn(files: readonly { readonly path: string; readonly json: unknown }[]): Mentions {
  const found = new Map<string, Set<string>>();
  for (const { path, json } of files) {
    const counts = new Map<string, number>();
    forEachName(json, (kind, name) => {
      const key = `${kind} ${name}`;
      const count = (counts.get(key) ?? 0) + 1;
      counts.set(key, count);
      const places = found.get(key);
      if (places) places.add(`${path}#${count}`);
      else found.set(key, new Set([`${path}#${count}`]));
    });
  }
  return found;
}

/** Calls `each` for all names that a value mentions in formulas, steps and the like. */
export function forEachName(value: unknown, each: (kind: NameKind, name: string) => void): void {
  if (Array.isArray(value)) for (const item of value) forEachName(item, each);
  if (!isObject(value)) return;
  for (const [member, inner] of Object.entries(value)) {
    if (typeof inner === "string") {
      const kind = kindOf.get(member);
      if (kind) each(kind, inner);
      if (member === "formula" || member === "bind") for (const name of namesIn(inner)) each(name.kind, name.name);
    } else if (Array.isArray(inner)) {
      const kind = listKinds.get(member);
      if (kind) for (const item of inner) if (typeof item === "string") each(kind, item);
      forEachName(inner, each);
    } else forEachName(inner, each);
  }
}

const likeEnough = 0.7;
/** Fewer leaves are equal by chance. */
const fewFeatures = 3;

/**
 * Matches named things: by name, then as renamed, when both the definition and the places that mention it are alike.
 *
 * `mentions` is undefined for names that only their own file mentions.
 */
export function pairNames(
  base: JsonObject,
  head: JsonObject,
  kind: NameKind,
  mentions?: { readonly base: () => Mentions; readonly head: () => Mentions },
): Paired {
  const removed = Object.keys(base).filter((name) => !Object.hasOwn(head, name));
  const added = Object.keys(head).filter((name) => !Object.hasOwn(base, name));
  const renamed = new Map<string, string>();
  const free = new Set(removed);
  if (removed.length * added.length < 10_000)
    for (const name of added) {
      let best: string | undefined;
      let bestScore = 0;
      for (const old of free) {
        const score = alike(
          base[old],
          head[name],
          mentions && [mentions.base().get(`${kind} ${old}`), mentions.head().get(`${kind} ${name}`)],
        );
        if (score >= likeEnough && score > bestScore) [best, bestScore] = [old, score];
      }
      if (best === undefined) continue;
      renamed.set(name, best);
      free.delete(best);
    }
  return {
    same: Object.keys(head).flatMap((name) => {
      const old = Object.hasOwn(base, name) ? name : renamed.get(name);
      return old === undefined ? [] : [{ base: old, head: name }];
    }),
    added: added.filter((name) => !renamed.has(name)),
    removed: [...free],
  };
}

type Places = ReadonlySet<string> | undefined;

function alike(base: unknown, head: unknown, mentions: readonly [Places, Places] | undefined): number {
  const features = featuresOf(base);
  const own = meansSame(noRenames, "", base, head) ? 1 : overlap(features, featuresOf(head));
  const [before, after] = mentions ?? [];
  if (before === undefined && after === undefined) return features.size >= fewFeatures && own > 0.9 ? own : 0;
  if (before === undefined || after === undefined) return 0;
  const places = overlap(before, after);
  return own >= 0.5 && places >= 0.5 ? (own + places) / 2 : 0;
}
