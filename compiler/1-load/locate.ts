import type { JsonContainer, Place, SourceFile, Span } from "../span.ts";
import { keyAt, stringEnd } from "./scan.ts";

/**
 * The offsets of a place: of a value, of a property's name, or of a piece of a string.
 *
 * Walks the text beside the parsed tree, so that files without findings cost nothing. Containers are told apart by identity.
 * Throws for a container that is not of the file: that is a mistake of ours, not of the design.
 */
export function locate(place: Place): Span {
  const { file, owner, key, part, range, offsets } = place;
  const span = (start: number, end: number): Span => ({ file: file.path, start, end });
  if (offsets !== undefined) return span(offsets[0], offsets[1]);
  if (file.text === "") return span(0, 0);
  const start = startsOf(file).get(owner);
  if (start === undefined) throw new Error(`${file.path}: no such container: ${JSON.stringify(owner)}`);
  if (key === undefined) return span(start, valueEnd(file.text, start));
  const member = findMember(file.text, start, key);
  // A property that is missing: the best place is the object that misses it.
  if (member === undefined) return span(start, valueEnd(file.text, start));
  if (part === "key" && member.name !== undefined) return span(member.name, stringEnd(file.text, member.name));
  if (range === undefined || file.text[member.value] !== '"')
    return span(member.value, valueEnd(file.text, member.value));
  const from = rawOffset(file.text, member.value, range[0]);
  return span(from, range[1] <= range[0] ? from : rawOffset(file.text, member.value, range[1]));
}

interface Member {
  /** Offset of the name's quote; absent in arrays. */
  readonly name: number | undefined;
  readonly value: number;
}

/** Where the containers of a file start. Kept as long as the file is, and a function of it only. */
const startsByFile = new WeakMap<SourceFile, ReadonlyMap<JsonContainer, number>>();

function startsOf(file: SourceFile): ReadonlyMap<JsonContainer, number> {
  let starts = startsByFile.get(file);
  if (starts === undefined) {
    starts = walk(file);
    startsByFile.set(file, starts);
  }
  return starts;
}

interface Level {
  readonly container: JsonContainer;
  /** The index of the next item of an array, the last name in an object. */
  index: number;
  name: string;
}

function walk({ text, json }: SourceFile): Map<JsonContainer, number> {
  const starts = new Map<JsonContainer, number>();
  const levels: Level[] = [];
  let at = 0;
  let expectsName = false;
  for (;;) {
    const level = levels[levels.length - 1];
    const char = text[at];
    if (char === undefined) return starts;
    if (char === '"') {
      const end = stringEnd(text, at);
      if (expectsName && level !== undefined) {
        level.name = keyAt(text, at, end);
        expectsName = false;
      }
      at = end;
    } else if (char === "{" || char === "[") {
      const value = level === undefined ? json : memberOf(level);
      // In a text with repeated names the tree has only the last; what is not in it has no place.
      const container = isContainer(value) && Array.isArray(value) === (char === "[") ? value : char === "[" ? [] : {};
      starts.set(container, at);
      levels.push({ container, index: 0, name: "" });
      expectsName = char === "{";
      at++;
    } else if (char === "}" || char === "]") {
      levels.pop();
      expectsName = false;
      at++;
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

/** The member of the container at `start` that `key` names; of equal names the last, as `JSON.parse` has it. */
function findMember(text: string, start: number, key: string | number): Member | undefined {
  const isObject = text[start] === "{";
  let found: Member | undefined;
  let at = skipBlank(text, start + 1);
  for (let index = 0; at < text.length && text[at] !== "}" && text[at] !== "]"; index++) {
    let name: number | undefined;
    let isWanted = index === Number(key);
    if (isObject) {
      name = at;
      const end = stringEnd(text, at);
      isWanted = keyAt(text, at, end) === String(key);
      at = skipBlank(text, skipBlank(text, end) + 1);
    }
    if (isWanted) found = { name, value: at };
    if (isWanted && !isObject) return found;
    at = skipBlank(text, valueEnd(text, at));
    if (text[at] === ",") at = skipBlank(text, at + 1);
  }
  return found;
}

/** The offset behind the value that starts at `start`. */
function valueEnd(text: string, start: number): number {
  const char = text[start];
  if (char === '"') return stringEnd(text, start);
  if (char !== "{" && char !== "[") {
    let end = start;
    while (end < text.length && !",]} \t\r\n".includes(text.charAt(end))) end++;
    return end;
  }
  let depth = 0;
  for (let at = start; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 0x22) at = stringEnd(text, at) - 1;
    else if (code === 0x7b || code === 0x5b) depth++;
    else if ((code === 0x7d || code === 0x5d) && --depth === 0) return at + 1;
  }
  return text.length;
}

function skipBlank(text: string, start: number): number {
  let at = start;
  while (at < text.length && " \t\r\n".includes(text.charAt(at))) at++;
  return at;
}

/** The offset in the text of the UTF-16 unit `unit` of the string that opens at `start`; each escape is one unit. */
function rawOffset(text: string, start: number, unit: number): number {
  const end = stringEnd(text, start) - 1;
  let at = start + 1;
  for (let count = 0; count < unit && at < end; count++) {
    if (text[at] !== "\\") at++;
    else at += text[at + 1] === "u" ? 6 : 2;
  }
  return at;
}
