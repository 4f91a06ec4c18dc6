import type { JsonContainer, Place, SourceFile, Span } from "../span.ts";
import { keyAt, stringEnd } from "./scan.ts";

/**
 * Returns the offsets of a place: of a value, of a property's name, or of a range of a string.
 *
 * Scans the text alongside the parsed tree, so that files without diagnostics cost nothing. Containers are compared by
 * identity. Throws for a container that is not in the file: that is a bug in the compiler, not in the design.
 */
export function locate(place: Place): Span {
  const { file, owner, key, part, range, offsets } = place;
  const span = (start: number, end: number): Span => ({ file: file.path, start, end });
  if (offsets !== undefined) return span(offsets[0], offsets[1]);
  if (file.text === "") return span(0, 0);
  const index = indexOf(file);
  const start = index.starts.get(owner);
  if (start === undefined) throw new Error(`${file.path}: no such container: ${JSON.stringify(owner)}`);
  const member = key === undefined ? undefined : membersAt(index, start).get(String(key));
  // The property is missing, so the best place is the object without it.
  if (member === undefined) return span(start, valueEnd(index, start));
  if (part === "key" && member.name !== undefined) return span(member.name, stringEnd(file.text, member.name));
  if (range === undefined || file.text[member.value] !== '"') return span(member.value, valueEnd(index, member.value));
  const from = rawOffset(index, member.value, range[0]);
  return span(from, range[1] <= range[0] ? from : rawOffset(index, member.value, range[1]));
}

/** The index of a file's text. It depends only on the text and lives as long as the file, so each text is read once. */
interface TextIndex {
  readonly text: string;
  /** The offsets where the containers start. */
  readonly starts: ReadonlyMap<JsonContainer, number>;
  /** The offset after each container, by its start. */
  readonly ends: ReadonlyMap<number, number>;
  /** The members of the containers looked up so far, by start. */
  readonly members: Map<number, Members>;
  /** The escapes of the strings looked up so far, by start. */
  readonly escapes: Map<number, Escapes>;
}

/** The members of a container by name or index. Of duplicate names it has the last, like `JSON.parse`. */
type Members = ReadonlyMap<string, Member>;

interface Member {
  /** Offset of the name's opening quote; absent in arrays. */
  readonly name: number | undefined;
  readonly value: number;
}

/** The escapes of a string: the unit of each, and how many more characters than units the text has after it. */
interface Escapes {
  readonly end: number;
  readonly units: readonly number[];
  readonly surplus: readonly number[];
}

const indexByFile = new WeakMap<SourceFile, TextIndex>();

function indexOf(file: SourceFile): TextIndex {
  let index = indexByFile.get(file);
  if (index === undefined) {
    index = { text: file.text, ...walk(file), members: new Map(), escapes: new Map() };
    indexByFile.set(file, index);
  }
  return index;
}

interface Level {
  readonly container: JsonContainer;
  readonly start: number;
  /** The index of the next item of an array, or the last name read in an object. */
  index: number;
  name: string;
}

function walk({ text, json }: SourceFile): Pick<TextIndex, "starts" | "ends"> {
  const starts = new Map<JsonContainer, number>();
  const ends = new Map<number, number>();
  const levels: Level[] = [];
  let at = 0;
  let expectsName = false;
  for (;;) {
    const level = levels[levels.length - 1];
    const char = text[at];
    if (char === undefined) return { starts, ends };
    if (char === '"') {
      const end = stringEnd(text, at);
      if (expectsName && level !== undefined) {
        level.name = keyAt(text, at, end);
        expectsName = false;
      }
      at = end;
    } else if (char === "{" || char === "[") {
      const value = level === undefined ? json : memberOf(level);
      // The tree has only the last of duplicate names, so a container that is not in it has no place.
      const container = isContainer(value) && Array.isArray(value) === (char === "[") ? value : char === "[" ? [] : {};
      starts.set(container, at);
      levels.push({ container, start: at, index: 0, name: "" });
      expectsName = char === "{";
      at++;
    } else if (char === "}" || char === "]") {
      levels.pop();
      expectsName = false;
      at++;
      if (level !== undefined) ends.set(level.start, at);
    } else {
      if (char === "," && level !== undefined) {
        level.index++;
        expectsName = !Array.isArray(level.container);
      }
      at++;
    }
  }
}

function memberOf(level: Level): unknown {
  const { container } = level;
  if (isArray(container)) return container[level.index];
  return Object.hasOwn(container, level.name)
    ? (container as Readonly<Record<string, unknown>>)[level.name]
    : undefined;
}

const isArray = (value: JsonContainer): value is readonly unknown[] => Array.isArray(value);
const isContainer = (value: unknown): value is JsonContainer => typeof value === "object" && value !== null;

function membersAt(index: TextIndex, start: number): Members {
  let members = index.members.get(start);
  if (members === undefined) {
    members = readMembers(index, start);
    index.members.set(start, members);
  }
  return members;
}

function readMembers(index: TextIndex, start: number): Members {
  const { text } = index;
  const members = new Map<string, Member>();
  const isObject = text[start] === "{";
  let at = skipBlank(text, start + 1);
  for (let position = 0; at < text.length && text[at] !== "}" && text[at] !== "]"; position++) {
    let key = String(position);
    let name: number | undefined;
    if (isObject) {
      name = at;
      const end = stringEnd(text, at);
      key = keyAt(text, at, end);
      at = skipBlank(text, skipBlank(text, end) + 1);
    }
    members.set(key, { name, value: at });
    at = skipBlank(text, valueEnd(index, at));
    if (text[at] === ",") at = skipBlank(text, at + 1);
  }
  return members;
}

/** Returns the offset after the value that starts at `start`. */
function valueEnd({ text, ends }: TextIndex, start: number): number {
  const char = text[start];
  if (char === '"') return stringEnd(text, start);
  if (char === "{" || char === "[") return ends.get(start) ?? text.length;
  let end = start;
  while (end < text.length && !",]} \t\r\n".includes(text.charAt(end))) end++;
  return end;
}

function skipBlank(text: string, start: number): number {
  let at = start;
  while (at < text.length && " \t\r\n".includes(text.charAt(at))) at++;
  return at;
}

/** Returns the text offset of the UTF-16 unit `unit` of the string at `start`; each escape is one unit. */
function rawOffset(index: TextIndex, start: number, unit: number): number {
  let escapes = index.escapes.get(start);
  if (escapes === undefined) {
    escapes = readEscapes(index.text, start);
    index.escapes.set(start, escapes);
  }
  const { end, units, surplus } = escapes;
  let low = 0;
  let high = units.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((units[middle] ?? 0) < unit) low = middle + 1;
    else high = middle;
  }
  return Math.min(end, start + 1 + unit + (surplus[low - 1] ?? 0));
}

function readEscapes(text: string, start: number): Escapes {
  const end = stringEnd(text, start) - 1;
  const raw = text.slice(start + 1, end);
  const units: number[] = [];
  const surplus: number[] = [];
  let more = 0;
  for (let at = raw.indexOf("\\"); at !== -1; ) {
    const length = raw[at + 1] === "u" ? 6 : 2;
    units.push(at - more);
    more += length - 1;
    surplus.push(more);
    at = raw.indexOf("\\", at + length);
  }
  return { end, units, surplus };
}
