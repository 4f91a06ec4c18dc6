import type { DesignText, Wording } from "./design-texts.ts";
import type { PoEntry, PoFile } from "./po-file.ts";

/** A file for translators that is up to date with the design, and what is to be said about it. */
export interface UpdatedFile {
  readonly file: PoFile;
  /** How many texts have no translation. */
  readonly missing: number;
  /** How many have one that somebody has to look at. */
  readonly fuzzy: number;
  /** Finished translations of the file before that the design does not have. */
  readonly lost: readonly PoEntry[];
}

/**
 * Returns the file of a language for the texts of a design.
 *
 * `before` is the last version of it, which says what the source was when a text was translated: if it is another one
 * now and the translation is still the same, the text is fuzzy, with the old source beside it. Notes, suggestions and
 * headers of translators stay.
 */
export function updateTexts(
  texts: readonly DesignText[],
  language: string,
  name: string,
  main: string,
  before: PoFile | undefined,
): UpdatedFile {
  const known = new Map(before?.entries.map((entry) => [entry.key, entry]));
  const own = texts.filter(({ languages }) => languages.includes(language));
  const sources = new Map(own.map((text) => [text.key, text]));
  const pairs = new Set(own.map(({ source, translations }) => pair(source.text, translations.get(language)?.text)));
  const oldPairs = new Set(before?.entries.flatMap((entry) => (entry.isFuzzy ? [] : pairOf(entry))));
  const entries = own.map((text) => updated(text, language, known.get(text.key), oldPairs));
  return {
    file: { headers: { ...headersOf(name, language, main), ...before?.headers }, entries },
    missing: entries.filter(({ translation }) => translation === "").length,
    fuzzy: entries.filter(({ isFuzzy }) => isFuzzy).length,
    lost: [...known.values()].filter((entry) => {
      const text = sources.get(entry.key);
      const isKept = text?.translations.get(language)?.text === entry.translation || pairs.has(pairOf(entry));
      return text !== undefined && entry.translation !== "" && !entry.isFuzzy && !isKept;
    }),
  };
}

const pair = (source: string, translation = ""): string => JSON.stringify([source, translation]);
const pairOf = ({ source, translation }: PoEntry): string => pair(source, translation);

const headersOf = (name: string, language: string, main: string) => ({
  "Project-Id-Version": name,
  Language: language,
  "MIME-Version": "1.0",
  "Content-Type": "text/plain; charset=utf-8",
  "Content-Transfer-Encoding": "8bit",
  "X-Source-Language": main,
});

function updated(
  { key, source, translations, at }: DesignText,
  language: string,
  known: PoEntry | undefined,
  oldPairs: ReadonlySet<string>,
): PoEntry {
  const wording = translations.get(language);
  const entry = {
    key,
    source: source.text,
    translation: wording?.text ?? "",
    isFuzzy: false,
    file: at.place.file.path,
    hint: hintOf(source, wording),
    comment: known?.comment,
    flags: known?.flags ?? [],
    line: 0,
  };
  if (!known) return entry;
  // A suggestion that is not finished stays in the file, also beside another text of the design.
  if (known.isFuzzy && known.translation !== "")
    return {
      ...entry,
      translation: known.translation,
      isFuzzy: true,
      previous: known.previous ?? changed(known, source),
    };
  const isStale =
    wording !== undefined &&
    known.source !== source.text &&
    known.translation === wording.text &&
    !oldPairs.has(pair(source.text, wording.text));
  return isStale ? { ...entry, isFuzzy: true, previous: known.source } : entry;
}

/** Returns the old source if it is another one than now. */
const changed = (known: PoEntry, { text }: Wording): string | undefined =>
  known.source === text ? undefined : known.source;

const hintOf = (...wordings: readonly (Wording | undefined)[]): string | undefined =>
  wordings.some((wording) => wording?.isFormula)
    ? "A formula: translate what is in quotes and between backticks."
    : undefined;
