import { isObject, type JsonObject } from "../../cli/json.ts";
import type { Files } from "../all-designs.ts";
import { fileOf, isJson, textOf } from "../all-designs.ts";

/** A value in a design: the way to it, and what it is in. */
export interface Place {
  /** The file. */
  readonly path: string;
  /** The way from the top of the file; empty for the whole file. */
  readonly trail: readonly (string | number)[];
  readonly key: string | number | undefined;
  readonly value: unknown;
  /** The object or list that has it. */
  readonly owner: JsonObject | unknown[] | undefined;
}

/** All JSON of a design, by path. */
export type DesignJsons = ReadonlyMap<string, JsonObject>;

/**
 * Changes a copy of the file, in which the place is, and may add files. Nothing if the kind does not apply there.
 */
export type Change =
  | ((place: Place, file: JsonObject, add: (path: string, json: JsonObject) => void) => void)
  | undefined;

/** A kind of single changes of a design. */
export interface DesignKind {
  readonly what: string;
  /** Returns the change for a place, if there is one. */
  at(place: Place, design: Facts): Change;
}

/** What kinds ask about the whole design. */
export interface Facts {
  readonly jsons: DesignJsons;
  readonly tables: readonly string[];
  readonly groups: Readonly<Record<string, readonly string[]>>;
  /** Whether a formula is about rights: its own oracle, apart from the one of the review. */
  isAboutRights(value: unknown): boolean;
}

export function jsonsOf(files: Files): DesignJsons {
  return new Map(files.filter(isJson).map((file) => [file.path, JSON.parse(textOf(file))]));
}

export function factsOf(jsons: DesignJsons): Facts {
  const formulas = new Map<string, string>();
  const rights = new Set<string>();
  for (const place of allPlaces(jsons)) {
    const { value, key, owner } = place;
    if (place.trail.at(-2) === "formulas" && isObject(value) && typeof value.formula === "string")
      formulas.set(String(key), value.formula);
    if (
      isObject(owner) &&
      owner.action === "setVariable" &&
      key === "value" &&
      /\bauth\.user\b|permiss/i.test(JSON.stringify(value))
    )
      rights.add(String(owner.variable));
  }
  const isRight = (text: string, seen: ReadonlySet<string>): boolean =>
    /\bauth\.(?!user\.(?:nome|name|email|id|avatar)\b)/.test(text) ||
    [...text.matchAll(/\bvariables\.(\w+)/g)].some(
      ([, name = ""]) => /acesso|permiss|role|papel|admin/i.test(name) && rights.has(name),
    ) ||
    [...text.matchAll(/\bformulas\.(\w+)/g)].some(
      ([, name = ""]) => !seen.has(name) && isRight(formulas.get(name) ?? "", new Set([...seen, name])),
    );
  const design = jsons.get("design.json") ?? {};
  const groups = Object.entries(isObject(design.groups) ? design.groups : {}).map(
    ([id, group]) => [id, isObject(group) && Array.isArray(group.roles) ? group.roles.map(String) : []] as const,
  );
  const tables = jsons.get("tables.json")?.tables;
  return {
    jsons,
    tables: Object.keys(isObject(tables) ? tables : {}),
    groups: Object.fromEntries(groups),
    isAboutRights: (value) => isObject(value) && typeof value.formula === "string" && isRight(value.formula, new Set()),
  };
}

/** Every value of every file, from the outside in. */
export function* allPlaces(jsons: DesignJsons): Generator<Place> {
  for (const [path, json] of jsons) yield* placesIn(path, json, [], undefined);
}

function* placesIn(path: string, value: unknown, trail: Place["trail"], owner: Place["owner"]): Generator<Place> {
  yield { path, trail, key: trail.at(-1), value, owner };
  if (Array.isArray(value))
    for (const [index, item] of value.entries()) yield* placesIn(path, item, [...trail, index], value);
  else if (isObject(value))
    for (const [key, member] of Object.entries(value))
      yield* placesIn(path, member, [...trail, key], value as JsonObject);
}

/** Returns the files with one change, made in a copy. */
export function withChange(
  files: Files,
  jsons: DesignJsons,
  { path, trail }: Place,
  change: NonNullable<Change>,
): Files {
  const copy = structuredClone(jsons.get(path) ?? {});
  let owner: unknown;
  let value: unknown = copy;
  for (const key of trail) {
    owner = value;
    value = Reflect.get(Object(value), key);
  }
  const added: Files[number][] = [];
  const add = (at: string, json: JsonObject): void => void added.push(fileOf(at, JSON.stringify(json)));
  change({ path, trail, key: trail.at(-1), value, owner: owner as Place["owner"] }, copy, add);
  return [...files.map((file) => (file.path === path ? fileOf(path, JSON.stringify(copy, null, 2)) : file)), ...added];
}
