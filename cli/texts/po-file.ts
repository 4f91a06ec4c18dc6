import { type GetTextEntry, type GetTextFile, po } from "gettext-parser";

/** The texts of a design in one language, for translators. */
export interface PoFile {
  readonly headers: Readonly<Record<string, string>>;
  readonly entries: readonly PoEntry[];
}

export interface PoEntry {
  /** The place in the design, such as `home#title.text`. */
  readonly key: string;
  readonly source: string;
  /** Empty until there is one. */
  readonly translation: string;
  /** Somebody has to look at it again: translators call that fuzzy. */
  readonly isFuzzy: boolean;
  /** The source at the time of the translation, of a fuzzy one. */
  readonly previous?: string | undefined;
  /** The file of the design. */
  readonly file?: string | undefined;
  /** A hint for translators. */
  readonly hint?: string | undefined;
  /** What a translator noted. */
  readonly comment?: string | undefined;
  /** Marks of other programs, such as `no-wrap`. */
  readonly flags: readonly string[];
  /** The line in the file it was read from, from 1. */
  readonly line: number;
}

/** A mistake in a PO file; `line` counts from 1. */
export class PoProblem extends Error {
  constructor(
    readonly line: number,
    message: string,
  ) {
    super(message);
  }
}

/** Reads a PO file. Throws a PoProblem if it is malformed, or has what a design cannot take back. */
export function parsePo(text: string): PoFile {
  const source = text.replace(/^\ufeff/, "").replaceAll("\r\n", "\n");
  const lines = linesOf(source);
  const file = parsed(source, lines);
  const charset = /charset=([\w-]+)/i.exec(file.headers?.["Content-Type"] ?? "")?.[1] ?? "utf-8";
  if (!/^(utf-?8|us-ascii|ascii|charset)$/i.test(charset))
    throw new PoProblem(1, `the file says \`charset=${charset}\`; save it as UTF-8`);
  const { "": _, ...contexts } = file.translations;
  return {
    headers: file.headers ?? {},
    entries: Object.entries(contexts).flatMap(([key, entries]) =>
      Object.values(entries).map((entry) => entryOf(key, entry, lines.get(key)?.[0] ?? 1)),
    ),
  };
}

function parsed(text: string, lines: ReadonlyMap<string, readonly number[]>): GetTextFile {
  const plural = text.split("\n").findIndex((line) => line.startsWith("msgid_plural"));
  if (plural >= 0) throw new PoProblem(plural + 1, "a text of a design has no plural forms");
  const [line] = lines.get("")?.slice(lines.has("") && isHeaderFirst(text) ? 1 : 0) ?? [];
  if (line !== undefined) throw new PoProblem(line, "an entry without `msgctxt`, the place of its text");
  for (const [key, [, second]] of lines) {
    if (key !== "" && second !== undefined) throw new PoProblem(second, `a second entry for \`${key}\``);
  }
  try {
    return po.parse(text, { validation: true });
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const context = / in "([^"]*)" context/.exec(error.message)?.[1] ?? "";
    const at: unknown = Reflect.get(error, "lineNumber");
    if (error instanceof RangeError) throw new PoProblem(lines.get(context)?.[0] ?? 1, "an entry has one `msgstr`");
    const message = error.message.replace(/^Error parsing PO data: /, "").replace(/ at line \d+/, "");
    throw new PoProblem(typeof at === "number" ? at : (lines.get(context)?.[0] ?? 1), message);
  }
}

const isHeaderFirst = (text: string): boolean => /^\s*(?:#.*\n\s*)*msgid ""\s*\nmsgstr/.test(text);

/** The lines where the entries begin, by context; an entry without one is under the empty context. */
function linesOf(text: string): ReadonlyMap<string, readonly number[]> {
  const found = new Map<string, number[]>();
  let context: { text: string; readonly line: number } | undefined;
  let isOpen = false;
  for (const [index, line] of text.split("\n").entries()) {
    const [, word = "", string = ""] = /^\s*(msgctxt|msgid|)\s*"(.*)"\s*$/.exec(line) ?? [];
    if (word === "msgctxt") {
      context = { text: unescaped(string), line: index + 1 };
      isOpen = true;
    } else if (word === "msgid") {
      const { text: name, line: first } = context ?? { text: "", line: index + 1 };
      found.set(name, [...(found.get(name) ?? []), first]);
      context = undefined;
      isOpen = false;
    } else if (context && isOpen && string !== "") context.text += unescaped(string);
    else if (!/^\s*"/.test(line)) isOpen = false;
  }
  return found;
}

const unescaped = (string: string): string => string.replace(/\\(.)/g, "$1");

function entryOf(key: string, { msgid, msgstr, comments = {} }: GetTextEntry, line: number): PoEntry {
  const flags = (comments.flag ?? "").split(/[,\n]/).flatMap((flag) => flag.trim() || []);
  return {
    key,
    source: msgid,
    translation: msgstr.join(""),
    isFuzzy: flags.includes("fuzzy"),
    previous: previousOf(comments.previous),
    comment: comments.translator,
    flags: flags.filter((flag) => flag !== "fuzzy"),
    line,
  };
}

/** Returns the text of `msgid "…"`, which may go on over several lines. */
function previousOf(comment: string | undefined): string | undefined {
  const [, strings] = /msgid((?:\s*"(?:[^"\\]|\\.)*")+)/.exec(comment ?? "") ?? [];
  if (strings === undefined) return undefined;
  return [...strings.matchAll(/"((?:[^"\\]|\\.)*)"/g)]
    .map(([, string = ""]) => string.replace(/\\(.)/g, (_, sign) => escapes[sign] ?? sign))
    .join("");
}

const escapes: Readonly<Record<string, string>> = { n: "\n", t: "\t", r: "\r" };

const quoted = (text: string): string =>
  `"${text.replace(/["\\]/g, "\\$&").replaceAll("\n", "\\n").replaceAll("\t", "\\t").replaceAll("\r", "\\r")}"`;

/** Prints a PO file: each text on one line, without dates and line numbers, so that a change is a small diff. */
export function printPo({ headers, entries }: PoFile): string {
  const translations: GetTextFile["translations"] = {};
  for (const entry of entries) translations[entry.key] = { [entry.source]: printed(entry) };
  return new TextDecoder().decode(po.compile({ headers: { ...headers }, translations }, { foldLength: 0 }));
}

function printed({ key, source, translation, isFuzzy, previous, file, hint, comment, flags }: PoEntry): GetTextEntry {
  const flag = [...(isFuzzy ? ["fuzzy"] : []), ...flags].join(", ");
  return {
    msgctxt: key,
    msgid: source,
    msgstr: [translation],
    comments: {
      ...(comment && { translator: comment }),
      ...(file && { reference: file }),
      ...(hint && { extracted: hint }),
      ...(flag && { flag }),
      ...(previous !== undefined && { previous: `msgid ${quoted(previous)}` }),
    },
  };
}
