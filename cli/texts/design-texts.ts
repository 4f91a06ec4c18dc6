import { locate } from "../../compiler/1-load/locate.ts";
import type { Piece } from "../../compiler/3-link/formula/expression.ts";
import type { LinkedText } from "../../compiler/3-link/linked-design.ts";
import { formulaText } from "../../compiler/3-link/values/link-value.ts";
import type { FormulaTypes } from "../../compiler/4-check/check.ts";
import type { CheckedExpression, CheckedField } from "../../compiler/4-check/expressions/expression.ts";
import { visitExpressions } from "../../compiler/4-check/expressions/nodes.ts";
import { languagesOfUnit } from "../../compiler/4-check/rules/missing-translations.ts";
import type { Examination } from "../../compiler/compile.ts";
import type { Place, SourceFile } from "../../compiler/span.ts";
import { pathsOf } from "../audit/fix.ts";
import { isObject } from "../json.ts";

/** A text of a design that translators translate. */
export interface DesignText {
  /** `page#element.property`; of what is not in a page, section or component, `file.json#path`. */
  readonly key: string;
  /** The languages in which it is shown, without the default one. */
  readonly languages: readonly string[];
  /** In the default language. */
  readonly source: Wording;
  /** The translations that exist. */
  readonly translations: ReadonlyMap<string, Wording>;
  readonly at: TextAt | CallAt;
}

/** What one language says: a text, or the source of a formula. */
export interface Wording {
  readonly text: string;
  readonly isFormula: boolean;
}

/** A text of the design files. */
interface TextAt {
  readonly kind: "text";
  readonly place: Place & { readonly key: string | number };
}

/** A call of `translate` in a formula; `record` is the range of its texts in the formula. */
interface CallAt {
  readonly kind: "call";
  readonly place: Place & { readonly key: string | number };
  readonly record: Piece;
  readonly fields: ReadonlyMap<string, Piece>;
}

/** Lists the texts of a design without errors: by file, and in their order there. */
export function textsOf({ phases }: Examination): readonly DesignText[] {
  const { linked, checked } = phases;
  const { app, units, symbols } = linked.design;
  const { languages } = symbols;
  const found: Found[] = [];
  const add = (texts: readonly LinkedText[], formulas: FormulaTypes, shown: readonly string[]): void => {
    const perLanguage = new Set<unknown>();
    for (const text of texts) {
      if (isObject(text.value)) for (const one of Object.values(text.value)) perLanguage.add(one);
      found.push(...writtenText(text, languages, shown));
    }
    // The whole formula of one language is translated already.
    for (const [place, { linked, expression }] of formulas)
      if (place.key !== undefined && !perLanguage.has(place.owner) && linked.text.includes("translate"))
        found.push(...calledTexts(expression, linked.text, { ...place, key: place.key }, languages, shown));
  };
  add(app.texts, checked.app.formulas, languages);
  for (const unit of units)
    add(unit.texts, checked.units.get(unit)?.formulas ?? new Map(), languagesOfUnit(symbols, unit));
  return inOrder(found, new Map(units.map(({ file, id }) => [file, id])));
}

type Found = Omit<DesignText, "key">;

function writtenText(
  { file, owner, key, value }: LinkedText,
  [main = "", ...others]: readonly string[],
  shown: readonly string[],
): readonly Found[] {
  const wordings = typeof value === "string" ? { [main]: value } : value;
  const source = wordingOf(wordings[main]);
  if (!source || (typeof value === "string" && !/\p{L}/u.test(value))) return [];
  const translations = others.flatMap((language) => {
    const wording = wordingOf(wordings[language]);
    return wording ? [[language, wording] as const] : [];
  });
  const at = { kind: "text", place: { file, owner, key } } as const;
  const languages = others.filter((language) => shown.includes(language));
  return [{ at, source, translations: new Map(translations), languages }];
}

function wordingOf(value: unknown): Wording | undefined {
  const formula = formulaText(value);
  if (formula !== undefined) return { text: formula, isFormula: true };
  return typeof value === "string" ? { text: value, isFormula: false } : undefined;
}

function calledTexts(
  expression: CheckedExpression,
  formula: string,
  { file, owner, key }: Place & { readonly key: string | number },
  [main = "", ...others]: readonly string[],
  shown: readonly string[],
): readonly Found[] {
  const found: Found[] = [];
  visitExpressions(expression, (node) => {
    if (node.kind !== "helper" || node.name !== "translate") return;
    const [record] = node.args;
    if (record?.kind !== "record" || record.entries.some(({ name }) => name === undefined)) return;
    const fields = new Map(record.entries.map((entry) => [entry.name ?? "", entry]));
    const source = calledWording(fields.get(main), formula);
    if (!source || source.text === "") return;
    const translations = others.flatMap((language) => {
      const wording = calledWording(fields.get(language), formula);
      return wording ? [[language, wording] as const] : [];
    });
    const ranges = new Map([...fields].map(([name, { value }]) => [name, value]));
    const at = { kind: "call", place: { file, owner, key }, record, fields: ranges } as const;
    const languages = others.filter((language) => shown.includes(language));
    found.push({ at, source, translations: new Map(translations), languages });
  });
  return found;
}

function calledWording(field: CheckedField | undefined, formula: string): Wording | undefined {
  if (!field) return undefined;
  const { value } = field;
  if (value.kind === "literal" && typeof value.value === "string") return { text: value.value, isFormula: false };
  return { text: formula.slice(value.start, value.end), isFormula: true };
}

/** Adds the key of each text. Of several at the same place, such as calls in one formula, all but the first have a number. */
function inOrder(found: readonly Found[], units: ReadonlyMap<SourceFile, string>): readonly DesignText[] {
  const once = withoutRepeated(found);
  const offsets = new Map(once.map((text) => [text, locate(text.at.place).start + startInFormula(text)]));
  const sorted = once.sort(
    (a, b) => compareTexts(a.at.place.file.path, b.at.place.file.path) || (offsets.get(a) ?? 0) - (offsets.get(b) ?? 0),
  );
  const seen = new Map<string, number>();
  return sorted.map((text) => {
    const key = keyOf(text.at, units);
    const count = (seen.get(key) ?? 0) + 1;
    seen.set(key, count);
    return { ...text, key: count === 1 ? key : `${key}.${count}` };
  });
}

/** The same place of a design may be linked more than once. */
function withoutRepeated(found: readonly Found[]): Found[] {
  const seen = new Map<object, Set<string>>();
  return found.filter(({ at }) => {
    const known = seen.get(at.place.owner) ?? new Set();
    seen.set(at.place.owner, known);
    const name = at.kind === "call" ? `${at.place.key} ${at.record.start}` : String(at.place.key);
    return known.size < known.add(name).size;
  });
}

const startInFormula = ({ at }: Found): number => (at.kind === "call" ? at.record.start : 0);

export const compareTexts = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Returns `page#element.property`: the path inside the element, with ids instead of positions. */
function keyOf({ kind, place }: DesignText["at"], units: ReadonlyMap<SourceFile, string>): string {
  const { file, owner, key } = place;
  const unit = units.get(file);
  const path = [...(pathsByFile(file).get(owner) ?? []), key];
  let value: unknown = file.json;
  let element: string | undefined;
  let names: string[] = [];
  for (const step of path) {
    const list = value;
    value = Reflect.get(Object(value), step);
    const id: unknown = isObject(value) ? value.id : undefined;
    if (Array.isArray(list) && typeof id === "string" && isElementList(names)) {
      element = id;
      names = [];
    } else if (Array.isArray(list) && typeof id === "string") names.push(id);
    else names.push(String(step));
  }
  if (names.at(-1) === "formula" && kind === "call") names.pop();
  if (names[0] === "props" && element !== undefined) names.shift();
  const inside = [...names, ...(kind === "call" ? ["translate"] : [])].join(".");
  if (unit === undefined) return `${file.path}#${inside}`;
  return element === undefined ? `${unit}.${inside}` : `${unit}#${element}.${inside}`;
}

/** Whether the list at the end of a path has elements, whose ids are unique on a page. */
const isElementList = (names: readonly string[]): boolean =>
  names.at(-1) === "sections" || names.at(-1) === "children" || (names.length === 2 && names[0] === "slots");

const pathsByFileCache = new WeakMap<SourceFile, ReturnType<typeof pathsOf>>();

function pathsByFile(file: SourceFile): ReturnType<typeof pathsOf> {
  const known = pathsByFileCache.get(file);
  if (known) return known;
  const paths = pathsOf(file.json);
  pathsByFileCache.set(file, paths);
  return paths;
}
