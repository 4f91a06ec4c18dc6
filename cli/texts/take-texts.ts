import { formulaText } from "../../compiler/3-link/values/link-value.ts";
import type { SourceFile } from "../../compiler/span.ts";
import { type Fix, fixedText } from "../audit/fix.ts";
import { isObject } from "../json.ts";
import type { DesignText, Wording } from "./design-texts.ts";
import type { PoEntry } from "./po-file.ts";

/** A translation for a place of the design. */
export interface Taken {
  readonly text: DesignText;
  readonly language: string;
  readonly entry: PoEntry;
}

/** What a file for translators changes, and the entries that are for no text of the design. */
export interface TakenFile {
  readonly taken: readonly Taken[];
  readonly unknown: readonly PoEntry[];
  /** Entries that a design cannot take, with the reason. */
  readonly wrong: readonly { readonly entry: PoEntry; readonly message: string }[];
}

/** Compares the finished translations of a language with the design. */
export function compareTexts(texts: readonly DesignText[], language: string, entries: readonly PoEntry[]): TakenFile {
  const byKey = new Map(texts.map((text) => [text.key, text]));
  const taken: Taken[] = [];
  const unknown: PoEntry[] = [];
  const wrong: TakenFile["wrong"][number][] = [];
  for (const entry of entries) {
    if (entry.translation === "" || entry.isFuzzy) continue;
    const text = byKey.get(entry.key);
    if (!text?.languages.includes(language)) unknown.push(entry);
    else if (text.translations.get(language)?.text !== entry.translation) {
      const message = differentPlaceholders(text.source, entry);
      if (message === undefined) taken.push({ text, language, entry });
      else wrong.push({ entry, message });
    }
  }
  return { taken, unknown, wrong };
}

const placeholdersIn = (text: string): readonly string[] => [...new Set(text.match(/\{[A-Za-z]\w*\}/g))].sort();

/** A text such as `{title} · Shop` is filled in by the app, so its translation needs the same names. */
function differentPlaceholders(source: Wording, entry: PoEntry): string | undefined {
  if (source.isFormula) return undefined;
  const wanted = placeholdersIn(source.text);
  const given = placeholdersIn(entry.translation);
  const missing = wanted.find((name) => !given.includes(name));
  if (missing !== undefined) return `the translation lacks \`${missing}\``;
  const more = given.find((name) => !wanted.includes(name));
  return more === undefined ? undefined : `\`${more}\` is not in the text that is translated`;
}

/** Returns the texts of the files that translations change, in the layout of `trama fmt`. */
export function withTranslations(taken: readonly Taken[], main: string): ReadonlyMap<string, string> {
  const fixes = new Map<SourceFile, Fix[]>();
  const places = new Map<object, Map<string | number, Taken[]>>();
  for (const one of taken) {
    const { owner, key } = one.text.at.place;
    const keys = places.get(owner) ?? new Map<string | number, Taken[]>();
    places.set(owner, keys.set(key, [...(keys.get(key) ?? []), one]));
  }
  for (const keys of places.values())
    for (const together of keys.values()) {
      const [first] = together;
      if (!first) continue;
      const { place } = first.text.at;
      const value =
        first.text.at.kind === "text" ? translatedText(first, together, main) : translatedFormula(first, together);
      fixes.set(place.file, [...(fixes.get(place.file) ?? []), { place, value }]);
    }
  return new Map([...fixes].map(([file, own]) => [file.path, fixedText(file, own)]));
}

function translatedText(first: Taken, together: readonly Taken[], main: string): unknown {
  const { owner, key } = first.text.at.place;
  const value: unknown = Reflect.get(owner, key);
  const before = isObject(value) && formulaText(value) === undefined ? value : { [main]: value };
  const added = together.map(({ text, language, entry }) => [
    language,
    isFormulaIn(text, language) ? { formula: entry.translation } : entry.translation,
  ]);
  return { ...before, ...Object.fromEntries(added) };
}

const isFormulaIn = ({ source, translations }: DesignText, language: string): boolean =>
  (translations.get(language) ?? source).isFormula;

function translatedFormula(first: Taken, together: readonly Taken[]): string {
  const { owner, key } = first.text.at.place;
  const edits = together.flatMap(({ text, language, entry }) => {
    if (text.at.kind !== "call") return [];
    const { fields } = text.at;
    const said = isFormulaIn(text, language) ? entry.translation : literal(entry.translation);
    const field = fields.get(language);
    if (field) return [{ start: field.start, end: field.end, with: said }];
    const last = Math.max(...[...fields.values()].map(({ end }) => end));
    const name = /^[a-z]+$/.test(language) ? language : `'${language}'`;
    return [{ start: last, end: last, with: `, ${name}: ${said}` }];
  });
  // From the end, so that offsets stay right; what is added at one place keeps its order.
  return edits
    .reverse()
    .sort((a, b) => b.start - a.start)
    .reduce(
      (formula, edit) => formula.slice(0, edit.start) + edit.with + formula.slice(edit.end),
      String(Reflect.get(owner, key)),
    );
}

/** Returns a text as a formula writes it. */
const literal = (text: string): string =>
  `'${text.replace(/['\\]/g, "\\$&").replaceAll("\n", "\\n").replaceAll("\t", "\\t").replaceAll("\r", "\\r")}'`;
