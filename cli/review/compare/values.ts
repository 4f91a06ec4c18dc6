import type { SourceFile } from "../../../compiler/span.ts";
import { isObject, type JsonObject } from "../../json.ts";
import type { Area, Change, RiskKind } from "../change.ts";
import { figuresOf, guardMembers, isMoneyName, type Meaning } from "../meaning.ts";
import {
  code,
  codePair,
  plain,
  quote,
  shortened,
  shortenedPair,
  type Word,
  type Words,
  words,
} from "../render/words.ts";
import { findRisks } from "../risks.ts";
import { type Renames, renamedValue, tokensIn } from "./renames.ts";
import { featuresOf, keptOrder, overlap } from "./similar.ts";

/** Where changes are reported: the thing that is being compared, and how its names changed. */
export interface Spot {
  readonly area: Area;
  readonly unit: string;
  readonly where: readonly string[];
  readonly pages?: readonly string[] | undefined;
  readonly baseFile: SourceFile;
  readonly headFile: SourceFile;
  readonly renames: Renames;
  readonly languages: ReadonlySet<string>;
  /** The origins that the base already uses. */
  readonly origins: ReadonlySet<string>;
  /** What formulas and workflows of both designs are about. */
  readonly meaning: { readonly base: () => Meaning; readonly head: () => Meaning };
  /** The risks of a changed member that depend on the thing that has it, such as a step that writes. */
  readonly marker?: Marker | undefined;
  emit(change: Change): void;
}

/** Returns the risks of a member, by the way to it. `was` is undefined for a new one, `is` for a removed one. */
export type Marker = (trail: readonly string[], was: unknown, is: unknown) => readonly RiskKind[];

/** The container and key of a change, on one side. */
export interface At {
  readonly side: "base" | "head";
  readonly owner: object;
  readonly key?: string | number | undefined;
}

/** Returns the same spot, one thing further in. */
export const inside = (spot: Spot, ...names: readonly string[]): Spot => ({
  ...spot,
  where: [...spot.where, ...names],
});

/** Reports a change. Without `risks`, it has none. */
export function report(spot: Spot, at: At, sentence: Words, risks: readonly RiskKind[] = []): void {
  const { area, unit, where, pages } = spot;
  const file = at.side === "base" ? spot.baseFile : spot.headFile;
  spot.emit({ area, unit, where, pages, words: sentence, risks, place: { file, ...at } });
}

/** The risks of something new in the head, given what was in its place before. */
export const risksIn = ({ origins, meaning }: Spot, head: unknown, base?: unknown): readonly RiskKind[] =>
  findRisks(head, base, origins, {
    base: (name) => meaning.base().writesOf(name),
    head: (name) => meaning.head().writesOf(name),
  });

/** The risks of a member that changed, is new (`was` is undefined) or is gone (`is` is undefined). */
function memberRisks(spot: Spot, trail: readonly string[], was: unknown, is: unknown): readonly RiskKind[] {
  const name = trail.at(-1) ?? "";
  if (isSameFormula(was, is)) return [];
  return [
    ...new Set([
      ...(is === undefined ? [] : risksIn(spot, { [name]: is }, was === undefined ? undefined : { [name]: was })),
      ...guardRisks(spot, name, was, is),
      ...(sanitizes(was) && !sanitizes(is) ? (["trusted-html"] as const) : []),
      ...moneyRisks(spot, trail, was, is),
      ...(trail.includes("allow") && is !== undefined ? (["rule-off"] as const) : []),
      ...(name === "url" && isObject(is) && "formula" in is ? (["new-origin"] as const) : []),
      ...(spot.marker?.(trail, was, is) ?? []),
    ]),
  ];
}

/** A condition that asks who somebody is or what they may do: without it, or with another one, more people may pass. */
function guardRisks({ meaning }: Spot, name: string, was: unknown, is: unknown): readonly RiskKind[] {
  if (!guardMembers.has(name) || was === undefined) return [];
  return meaning.base().isAboutAccess(was) || meaning.head().isAboutAccess(is) ? ["access-added"] : [];
}

/** Whether two formulas differ only in spaces and comments. */
const isSameFormula = (was: unknown, is: unknown): boolean =>
  isObject(was) && isObject(is) && typeof was.formula === "string" && typeof is.formula === "string"
    ? spelled(was.formula) === spelled(is.formula)
    : false;

const spelled = (formula: string): string =>
  tokensIn(formula)
    .map(({ kind, value }) => `${kind} ${value}`)
    .join("\n");

const sanitizes = (value: unknown): boolean => /\bsanitize\s*\(/.test(JSON.stringify(value) ?? "");

/** Another formula for an amount, on a page or in what a step writes. */
function moneyRisks({ meaning }: Spot, trail: readonly string[], was: unknown, is: unknown): readonly RiskKind[] {
  if (!isObject(was) || !isObject(is) || figuresOf(was.formula) === figuresOf(is.formula)) return [];
  const isMoney = trail.some(isMoneyName) || meaning.base().showsMoney(was) || meaning.head().showsMoney(is);
  return isMoney ? ["money-changed"] : [];
}

/** Members that are about the file, not the app. */
const ignored: ReadonlySet<string> = new Set(["$schema"]);
const nothing: ReadonlySet<string> = new Set();

/** Whether two values mean the same after renaming. */
export function meansSame(renames: Renames, member: string, base: unknown, head: unknown): boolean {
  if (base === head) return true;
  if (typeof base === "string") return typeof head === "string" && renamedValue(renames, member, base) === head;
  if (Array.isArray(base))
    return (
      Array.isArray(head) &&
      base.length === head.length &&
      base.every((item, index) => meansSame(renames, member, item, head[index]))
    );
  if (!isObject(base) || !isObject(head)) return false;
  const names = Object.keys(base);
  return (
    names.length === Object.keys(head).length &&
    names.every((name) => Object.hasOwn(head, name) && meansSame(renames, name, base[name], head[name]))
  );
}

/**
 * Compares the members of two objects, to any depth, and reports each difference in its own line.
 *
 * `trail` is the way from the thing to these objects, such as `["at", "mobile", "style"]`; `except` names members that
 * are compared elsewhere. The objects are in the files, and not copies: a place is found by identity.
 */
export function compareMembers(
  spot: Spot,
  base: JsonObject,
  head: JsonObject,
  trail: readonly string[] = [],
  except: ReadonlySet<string> = nothing,
): void {
  const names = [...Object.keys(head), ...Object.keys(base).filter((name) => !Object.hasOwn(head, name))];
  for (const name of names) {
    if (ignored.has(name) || except.has(name)) continue;
    const has = Object.hasOwn(head, name);
    if (has && Object.hasOwn(base, name)) {
      if (!meansSame(spot.renames, name, base[name], head[name]))
        compareValues(spot, base, head, name, [...trail, name]);
    } else if (has) reportSet(spot, head, name, [...trail, name]);
    else reportUnset(spot, base, name, [...trail, name]);
  }
}

function compareValues(spot: Spot, base: JsonObject, head: JsonObject, name: string, trail: readonly string[]): void {
  const [was, is] = [base[name], head[name]];
  if (isPlainObject(was) && isPlainObject(is)) compareMembers(spot, was, is, trail);
  else if (isObjectList(was) && isObjectList(is)) compareItems(spot, was, is, trail);
  else if (isNameList(was) && isNameList(is)) compareNames(spot, { base, head, name }, trail);
  else {
    const [from, to] = shownPair(was, is);
    report(
      spot,
      { side: "head", owner: head, key: name },
      words`${phrase(spot, trail)}: ${from} → ${to}`,
      memberRisks(spot, trail, was, is),
    );
  }
}

const isPlainObject = (value: unknown): value is JsonObject =>
  isObject(value) && !("formula" in value && Object.keys(value).length === 1);

const isObjectList = (value: unknown): value is readonly JsonObject[] =>
  Array.isArray(value) && value.length > 0 && value.every(isObject);

const isNameList = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((item) => typeof item === "string");

function reportSet(spot: Spot, head: JsonObject, name: string, trail: readonly string[]): void {
  const value = head[name];
  const at: At = { side: "head", owner: head, key: name };
  if (isPlainObject(value) && Object.keys(value).length > 0 && isGroup(trail)) {
    compareMembers(spot, {}, value, trail);
    return;
  }
  if (isNameList(value) && trail.at(-1) === "classes") {
    compareNames(spot, { base: { classes: [] }, head, name }, trail);
    return;
  }
  report(spot, at, words`${phrase(spot, trail)} set to ${shown(value)}`, memberRisks(spot, trail, undefined, value));
}

function reportUnset(spot: Spot, base: JsonObject, name: string, trail: readonly string[]): void {
  const value = base[name];
  if (isPlainObject(value) && Object.keys(value).length > 0 && isGroup(trail)) {
    compareMembers(spot, value, {}, trail);
    return;
  }
  report(
    spot,
    { side: "base", owner: base, key: name },
    words`${phrase(spot, trail)} removed, was ${shown(value)}`,
    memberRisks(spot, trail, value, undefined),
  );
}

/** Objects that only group other members: each of these is reported alone. */
const groups: ReadonlySet<string> = new Set([
  "props",
  "style",
  "attributes",
  "at",
  "states",
  "tablet",
  "mobile",
  "look",
]);
const isGroup = (trail: readonly string[]): boolean => groups.has(trail.at(-1) ?? "") || trail.at(-2) === "states";

/** Compares lists of names, such as the classes of an element, as sets with an order. */
function compareNames(
  spot: Spot,
  { base, head, name }: { readonly base: JsonObject; readonly head: JsonObject; readonly name: string },
  trail: readonly string[],
): void {
  const was = namesOf(base[name]).map((each) => renamedValue(spot.renames, name, each));
  const is = namesOf(head[name]);
  const noun = nounOf(trail.at(-1) ?? "");
  const added = is.filter((each) => !was.includes(each));
  const removed = was.filter((each) => !is.includes(each));
  const place = (preposition: "to" | "from" | "in"): Words => placeWords(spot, trail.slice(0, -1), preposition);
  for (const each of added)
    report(
      spot,
      { side: "head", owner: head, key: name },
      words`${noun} ${code(each)} added${place("to")}`,
      risksIn(spot, each),
    );
  for (const each of removed)
    report(spot, { side: "base", owner: base, key: name }, words`${noun} ${code(each)} removed${place("from")}`);
  if (added.length + removed.length === 0)
    report(spot, { side: "head", owner: head, key: name }, words`order of ${phrase(spot, trail)} changed`);
}

const namesOf = (value: unknown): readonly string[] => (isNameList(value) ? value : []);

// Lists of objects -------------------------------------------------------------------------------------------------

/** A pair of items that are the same on both sides. */
export interface ItemPair {
  readonly base: JsonObject;
  readonly head: JsonObject;
  readonly baseIndex: number;
  readonly headIndex: number;
}

/** Matches the items of two lists: by name, then equal ones, then similar ones. */
export function matchItems(
  base: readonly JsonObject[],
  head: readonly JsonObject[],
  renames: Renames,
): readonly ItemPair[] {
  const pairs: ItemPair[] = [];
  const free = new Set(base.keys());
  const isTaken = new Set<number>();
  const take = (test: (was: JsonObject, is: JsonObject) => boolean): void => {
    for (const [headIndex, is] of head.entries()) {
      if (isTaken.has(headIndex)) continue;
      for (const baseIndex of free) {
        const was = base[baseIndex];
        if (was === undefined || !test(was, is)) continue;
        pairs.push({ base: was, head: is, baseIndex, headIndex });
        free.delete(baseIndex);
        isTaken.add(headIndex);
        break;
      }
    }
  };
  take((was, is) => nameOfItem(is) !== undefined && nameOfItem(was) === nameOfItem(is));
  take((was, is) => meansSame(renames, "", was, is));
  if (free.size * (head.length - isTaken.size) < 10_000)
    take((was, is) => overlap(featuresOf(was), featuresOf(is)) >= 0.6);
  return pairs.sort((a, b) => a.headIndex - b.headIndex);
}

/** What identifies an item of a list. */
const itemKeys = ["id", "key", "name", "field", "by", "collection", "code", "value"] as const;

function nameOfItem(item: JsonObject): string | undefined {
  for (const key of itemKeys) {
    const value = item[key];
    if (typeof value === "string" || typeof value === "number") return `${key} ${value}`;
  }
  return undefined;
}

function compareItems(
  spot: Spot,
  base: readonly JsonObject[],
  head: readonly JsonObject[],
  trail: readonly string[],
): void {
  const noun = nounOf(trail.at(-1) ?? "");
  const place = (preposition: "to" | "from" | "in"): Words => placeWords(spot, trail.slice(0, -1), preposition);
  const pairs = matchItems(base, head, spot.renames);
  const byHead = new Map(pairs.map((pair) => [pair.headIndex, pair]));
  const byBase = new Set(pairs.map(({ baseIndex }) => baseIndex));
  const kept = keptOrder(pairs.map(({ baseIndex }) => baseIndex));
  for (const [index, item] of head.entries()) {
    const pair = byHead.get(index);
    const label = words`${noun} ${itemLabel(item)}`;
    const at: At = { side: "head", owner: head, key: index };
    if (!pair) {
      report(
        spot,
        at,
        words`${label} added${place("to")}${nextTo(head, index, itemLabel)}`,
        memberRisks(spot, trail, undefined, item),
      );
      continue;
    }
    if (!kept.has(pairs.indexOf(pair)))
      report(spot, at, words`${label} moved${place("in")}${nextTo(head, index, itemLabel)}`);
    const one = inside(spot, plain(words`${label}${place("in")}`));
    const marker: Marker = (inner, was, is) => spot.marker?.([...trail, ...inner], was, is) ?? [];
    compareMembers({ ...one, marker }, pair.base, pair.head);
  }
  for (const [index, item] of base.entries())
    if (!byBase.has(index))
      report(
        spot,
        { side: "base", owner: base, key: index },
        words`${noun} ${itemLabel(item)} removed${place("from")}${nextTo(base, index, itemLabel, true)}`,
        memberRisks(spot, trail, item, undefined),
      );
}

/** Names the place of an item by its neighbour: the one before it, or for a removed item the one after it. */
export function nextTo<Item>(
  items: readonly Item[],
  index: number,
  label: (item: Item) => Word,
  isRemoved = false,
): Words {
  const [before, after] = [items[index - 1], items[index + 1]];
  if (after !== undefined && (isRemoved || before === undefined)) return words` before ${label(after)}`;
  return before === undefined ? [] : words` after ${label(before)}`;
}

/** Members that people read, in this order. */
const textKeys = ["name", "label", "title", "text"] as const;

function itemLabel(item: JsonObject): Word {
  for (const key of textKeys) {
    const text = literalText(item[key]);
    if (text !== undefined && text !== "") return quote(shortened(text));
  }
  return code(labelOf(item));
}

function labelOf(item: JsonObject): string {
  for (const key of [...itemKeys, "use", "run"]) {
    const value = item[key];
    if (typeof value === "string" || typeof value === "number") return String(value);
  }
  // A row of data is identified by its first value.
  const first = Object.values(item).find((value) => typeof value === "string" || typeof value === "number");
  return shortened(first === undefined ? JSON.stringify(item) : String(first));
}

/** Returns a fixed text; of one per language, the first. */
export function literalText(value: unknown): string | undefined {
  if (typeof value === "string") return value;
  if (!isObject(value) || "formula" in value) return undefined;
  const [first] = Object.values(value);
  return typeof first === "string" ? first : undefined;
}

const nouns: Readonly<Record<string, string>> = {
  params: "parameter",
  props: "property",
  series: "series",
  classes: "class",
  properties: "property",
  columns: "column",
  and: "condition (and)",
  or: "condition (or)",
  sort: "order",
  enum: "value",
  primaryKey: "key column",
};

/** Returns the word for one item of a list. */
export const nounOf = (key: string): string => {
  const known = Object.hasOwn(nouns, key) ? nouns[key] : undefined;
  const spaced = key.replace(
    /([a-z])([A-Z])/g,
    (_, before: string, after: string) => `${before} ${after.toLowerCase()}`,
  );
  return known ?? (/[^s]s$/.test(spaced) ? spaced.slice(0, -1) : `${spaced} item`);
};

// Words ------------------------------------------------------------------------------------------------------------

const leading: Readonly<Record<string, string>> = {
  style: "style",
  attributes: "attribute",
  link: "link",
  repeat: "repeat",
  schema: "shape",
  with: "argument",
};

const alone: Readonly<Record<string, string>> = {
  if: "condition",
  show: "visibility",
  link: "link",
  repeat: "repeat",
  bind: "bound variable",
  type: "type",
  classes: "classes",
  description: "description",
};

/** What the settings of design.json are, by their way. */
export const settings: Readonly<Record<string, string>> = {
  formatVersion: "version of the format",
  name: "name of the output folder",
  title: "name of the app",
  languages: "languages",
  prefixDefaultLanguage: "language in the paths of the default language",
  languageChoice: "language in which the app opens",
  "languageChoice.keep": "opening in the language that the visitor chose",
  "languageChoice.browser": "opening in the language of the browser",
  themes: "themes",
  titlePattern: "pattern of window titles",
  timeZone: "time zone of the app",
  favicon: "icon of the app",
  styleSheets: "style sheets",
  basePath: "path of the app on its host",
  serviceWorker: "caching in the browser",
  loaderColor: "colour of the page loader",
  collections: "collections of every page",
  unsaved: "question before unsaved input is lost",
  pending: "what outlives the pages",
  backend: "backend",
  "backend.constraintTexts": "texts of constraints",
};

/** Names the place of a value in its thing: `` style `padding` on mobile ``. */
export function phrase(spot: Spot, trail: readonly string[]): Words {
  const { rest, suffix } = splitTrail(spot, trail);
  const [first = "", ...more] = rest;
  if (rest.length === 0) return words`look${suffix}`;
  if (spot.headFile.path === "design.json") {
    const setting = settings[rest.join(".")];
    if (setting !== undefined) return words`${setting}${suffix}`;
    const group = settings[rest.slice(0, -1).join(".")];
    if (group !== undefined) return words`${group}: ${code(more.at(-1) ?? "")}${suffix}`;
  }
  if (rest.length === 1 && Object.hasOwn(alone, first)) return words`${alone[first] ?? ""}${suffix}`;
  if (more.length > 0 && Object.hasOwn(leading, first))
    return words`${leading[first] ?? ""} ${code(more.join("."))}${suffix}`;
  return words`${code(rest.join("."))}${suffix}`;
}

/** Names the place of a list: nothing for a list of the thing itself, else `` to `name` ``. */
function placeWords(spot: Spot, trail: readonly string[], preposition: "to" | "from" | "in"): Words {
  const { rest, suffix } = splitTrail(spot, trail);
  return rest.length === 0 ? [suffix] : words` ${preposition} ${phrase(spot, rest)}${suffix}`;
}

/** Takes breakpoints, states and languages out of a trail. */
function splitTrail(
  spot: Spot,
  trail: readonly string[],
): { readonly rest: readonly string[]; readonly suffix: string } {
  let suffix = "";
  const rest: string[] = [];
  for (let at = 0; at < trail.length; at++) {
    const part = trail[at] ?? "";
    const next = trail[at + 1];
    if (part === "at" && next !== undefined) {
      suffix += ` on ${next}`;
      at++;
    } else if (part === "states" && next !== undefined) {
      suffix += ` in state ${next}`;
      at++;
    } else if (part === "props" && rest.length === 0) continue;
    else if (at === trail.length - 1 && at > 0 && spot.languages.has(part)) suffix += ` in ${part}`;
    else rest.push(part);
  }
  return { rest, suffix };
}

/** Shows a value: formulas as code, texts in quotes. */
export function shown(value: unknown): Word {
  if (isObject(value) && typeof value.formula === "string" && Object.keys(value).length === 1)
    return code(shortened(value.formula));
  return typeof value === "string" ? quote(shortened(value)) : code(shortened(JSON.stringify(value)));
}

/** Shows two values; of long ones, the part in which they differ. */
export function shownPair(base: unknown, head: unknown): readonly [Word, Word] {
  const [was, is] = [textOf(base), textOf(head)];
  if (!was.isQuoted && !is.isQuoted) return codePair(was.text, is.text);
  const [from, to] = shortenedPair(was.text, is.text);
  return [was.isQuoted ? quote(from) : code(from), is.isQuoted ? quote(to) : code(to)];
}

function textOf(value: unknown): { readonly text: string; readonly isQuoted: boolean } {
  if (isObject(value) && typeof value.formula === "string" && Object.keys(value).length === 1)
    return { text: value.formula, isQuoted: false };
  return typeof value === "string" ? { text: value, isQuoted: true } : { text: JSON.stringify(value), isQuoted: false };
}
