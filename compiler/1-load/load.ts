import { relatedWords } from "../diagnostics/catalogue.ts";
import { type Diagnostic, diagnose, relate } from "../diagnostics/diagnostic.ts";
import { nearestName } from "../near-names.ts";
import { placeInText, type SourceFile } from "../span.ts";
import { scan } from "./scan.ts";
import { explainSyntax, type SyntaxProblem } from "./syntax.ts";

/** A file as read from disk: its path inside the design folder, with `/`, and its bytes. */
export interface InputFile {
  readonly path: string;
  readonly bytes: Uint8Array;
}

/** The files of a design as JSON, by path. */
export interface Loaded {
  readonly files: readonly SourceFile[];
  readonly diagnostics: readonly Diagnostic[];
  /** Paths of design files that could not be read; they are not in `files`. */
  readonly unsound: ReadonlySet<string>;
  /** For the next load: the result of each file. */
  readonly read: ReadonlyMap<string, ReadFile>;
}

interface ReadFile {
  readonly bytes: Uint8Array;
  readonly file: SourceFile | undefined;
  readonly diagnostics: readonly Diagnostic[];
}

const depthLimit = 200;
const sizeLimit = 50 * 1024 * 1024;

const rootFiles = ["design", "theme", "variables", "collections", "formulas", "workflows", "tables"];
/** Folders of a design that contain files such as `pages/inicio.json`, but no folders. */
export const designFolders: readonly string[] = ["pages", "sections", "components", "env"];
/** The parameters and results of the functions of `custom/`. All other files there are code, and data of the code. */
export const signaturesPath = "custom/signatures.json";
const ownElementPath = /^custom\/elements\/([^/]+)\.schema\.json$/;

/** Returns `Pad` for `custom/elements/Pad.schema.json`, which describes an element of the design's own. */
export const ownElementOfPath = (path: string): string | undefined => ownElementPath.exec(path)?.[1];
/** Files of other tools that may be in a design folder. */
const foreignFiles = new Set(["package.json", "package-lock.json", "tsconfig.json", "trama.config.json", "biome.json"]);

/**
 * Read the files of a design: bytes to text to JSON.
 *
 * Files that do not belong to the design are omitted. A file whose bytes did not change since `previous` keeps its
 * object. Reports `file/*`.
 */
export function load(input: readonly InputFile[], previous?: Loaded): Loaded {
  const files: SourceFile[] = [];
  const diagnostics: Diagnostic[] = [];
  const unsound = new Set<string>();
  const read = new Map<string, ReadFile>();
  const pathsByLowerCase = new Map<string, string>();
  for (const { path, bytes } of [...input].sort((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0))) {
    const kind = kindOfPath(path);
    if (kind === "foreign") continue;
    if (kind === "unknown" || kind === "outside") {
      diagnostics.push(misplaced(path, kind));
      continue;
    }
    const clash = pathsByLowerCase.get(path.toLowerCase());
    if (clash !== undefined) {
      diagnostics.push(diagnose("file/name-clash", placeInText(noFile(path), 0, 0), path, clash));
      unsound.add(path);
      continue;
    }
    pathsByLowerCase.set(path.toLowerCase(), path);
    const before = previous?.read.get(path);
    const now = before !== undefined && isEqual(before.bytes, bytes) ? before : readFile(path, bytes);
    read.set(path, now);
    for (const each of now.diagnostics) diagnostics.push(each);
    if (now.file === undefined) unsound.add(path);
    else files.push(now.file);
  }
  return { files, diagnostics, unsound, read };
}

/** Classifies a path: of the design, of another tool, unknown but near the design, or outside the folder. */
function kindOfPath(path: string): "design" | "foreign" | "unknown" | "outside" {
  const parts = path.split("/");
  if (path.includes("\\") || parts.some((part) => part === "" || part === "." || part === "..")) return "outside";
  if (!path.endsWith(".json")) return "foreign";
  const [first = "", second] = parts;
  if (second === undefined) {
    if (foreignFiles.has(first)) return "foreign";
    return rootFiles.includes(first.slice(0, -5)) ? "design" : "unknown";
  }
  if (path === signaturesPath || ownElementOfPath(path) !== undefined) return "design";
  if (designFolders.includes(first)) return parts.length === 2 ? "design" : "unknown";
  return "foreign";
}

function misplaced(path: string, kind: "unknown" | "outside"): Diagnostic {
  const place = placeInText(noFile(path), 0, 0);
  if (kind === "outside") return diagnose("file/outside-design", place, path);
  const nearest = path.includes("/")
    ? undefined
    : nearestName(
        path,
        rootFiles.map((name) => `${name}.json`),
      );
  return diagnose("file/unknown", place, path, nearest);
}

/** Returns a placeholder for a file without displayable text. */
const noFile = (path: string): SourceFile => ({ path, text: "", json: {} });

function readFile(path: string, bytes: Uint8Array): ReadFile {
  if (bytes.length > sizeLimit) {
    const place = placeInText(noFile(path), 0, 0);
    return {
      bytes,
      file: undefined,
      diagnostics: [diagnose("file/too-big", place, Math.round(sizeLimit / 1024 / 1024))],
    };
  }
  const decoded = decode(path, bytes);
  if ("diagnostic" in decoded) return { bytes, file: undefined, diagnostics: [decoded.diagnostic] };
  const { text } = decoded;
  const withoutJson: SourceFile = { path, text, json: {} };
  const diagnostics = decoded.hasMark ? [diagnose("file/byte-order-mark", placeInText(withoutJson, 0, 0))] : [];
  const json = parse(text);
  if (json === undefined) {
    const problem = explainSyntax(text) ?? {
      code: "file/syntax",
      start: 0,
      end: 0,
      expected: "JSON",
      found: "something else",
    };
    diagnostics.push(syntaxDiagnostic(withoutJson, problem));
    return { bytes, file: undefined, diagnostics };
  }
  const found = scanDiagnostics(withoutJson, decoded.content);
  if (typeof json.value !== "object" || json.value === null || Array.isArray(json.value)) {
    const start = text.search(/\S/);
    found.push(diagnose("file/not-an-object", placeInText(withoutJson, start, text.trimEnd().length)));
  }
  return {
    bytes,
    file: found.length > 0 ? undefined : { path, text, json: json.value },
    diagnostics: [...diagnostics, ...found],
  };
}

function parse(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function scanDiagnostics(file: SourceFile, bytes: Uint8Array): Diagnostic[] {
  return scan(bytes, depthLimit).map((finding) => {
    if (finding.kind === "too-deep") {
      return diagnose("file/too-deep", placeInText(file, finding.start, finding.start + 1), depthLimit);
    }
    const duplicate = diagnose("file/duplicate-key", placeInText(file, finding.start, finding.end), finding.key);
    const first = placeInText(file, finding.first, finding.firstEnd);
    return relate(duplicate, first, relatedWords.firstDefinition);
  });
}

function syntaxDiagnostic(file: SourceFile, problem: SyntaxProblem): Diagnostic {
  const place = placeInText(file, problem.start, problem.end);
  const { expected = "", found = "", opened } = problem;
  switch (problem.code) {
    case "file/syntax":
    case "file/unopened":
      return diagnose(problem.code, place, expected, found);
    case "file/unclosed": {
      const diagnostic = diagnose(problem.code, place, expected);
      if (opened === undefined) return diagnostic;
      return relate(diagnostic, placeInText(file, opened, opened + 1), relatedWords.opening);
    }
    case "file/single-quotes":
    case "file/unquoted-key":
    case "file/bad-escape":
    case "file/control-character":
    case "file/bad-number":
      return diagnose(problem.code, place, found);
    default:
      return diagnose(problem.code, place);
  }
}

type Decoded =
  | { readonly text: string; readonly content: Uint8Array; readonly hasMark: boolean }
  | { readonly diagnostic: Diagnostic };

function decode(path: string, bytes: Uint8Array): Decoded {
  const hasMark = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
  const content = hasMark ? bytes.subarray(3) : bytes;
  try {
    return { text: new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(content), content, hasMark };
  } catch {
    const offset = firstBadByte(content);
    const lenient = new TextDecoder("utf-8", { ignoreBOM: true });
    const file: SourceFile = { path, text: lenient.decode(content), json: {} };
    const start = new TextDecoder("utf-8", { ignoreBOM: true }).decode(content.subarray(0, offset)).length;
    const byte = (content[offset] ?? 0).toString(16).toUpperCase().padStart(2, "0");
    const inFile = offset + (hasMark ? 3 : 0);
    return { diagnostic: diagnose("file/not-utf8", placeInText(file, start, start + 1), byte, inFile) };
  }
}

/** Returns the offset of the first byte that is not part of a valid UTF-8 sequence. */
function firstBadByte(bytes: Uint8Array): number {
  let at = 0;
  while (at < bytes.length) {
    const length = sequenceLength(bytes, at);
    if (length === 0) return at;
    at += length;
  }
  return at;
}

/** Returns the length in bytes of the valid sequence at `at`, or 0 if it is invalid. */
function sequenceLength(bytes: Uint8Array, at: number): number {
  const lead = bytes[at] ?? 0;
  if (lead < 0x80) return 1;
  const length =
    lead >= 0xc2 && lead <= 0xdf ? 2 : lead >= 0xe0 && lead <= 0xef ? 3 : lead >= 0xf0 && lead <= 0xf4 ? 4 : 0;
  const second = bytes[at + 1] ?? 0;
  // Rejects overlong forms, surrogate halves and code points above U+10FFFF.
  if (lead === 0xe0 && second < 0xa0) return 0;
  if (lead === 0xed && second > 0x9f) return 0;
  if (lead === 0xf0 && second < 0x90) return 0;
  if (lead === 0xf4 && second > 0x8f) return 0;
  for (let index = 1; index < length; index++) if (((bytes[at + index] ?? 0) & 0xc0) !== 0x80) return 0;
  return length;
}

function isEqual(a: Uint8Array, b: Uint8Array): boolean {
  if (a === b) return true;
  if (a.length !== b.length) return false;
  for (let index = 0; index < a.length; index++) if (a[index] !== b[index]) return false;
  return true;
}
