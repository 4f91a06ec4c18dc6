/** A JSON object or array as `JSON.parse` gives it. */
export type JsonContainer = object;

/** A file of the design: its path inside the design folder (with `/`), its text, and what it holds. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
  readonly json: unknown;
}

/** A piece of a file: offsets in UTF-16 code units, `end` not included. */
export interface Span {
  readonly file: string;
  readonly start: number;
  readonly end: number;
}

/**
 * Where something of the design stands, without offsets: those are only computed for files that have something to report.
 *
 * `owner` is the container as parsed; `key` names a value in it (absent: the container itself).
 * `part: "key"` means the property's name rather than its value.
 * `range` narrows a string value to the UTF-16 units `[start, end)` of the *decoded* string, as a formula sees it.
 * `offsets` is a piece of the text itself, for text that is no JSON; `owner` is not looked at then.
 */
export interface Place {
  readonly file: SourceFile;
  readonly owner: JsonContainer;
  readonly key?: string | number;
  readonly part?: "key";
  readonly range?: readonly [start: number, end: number];
  readonly offsets?: readonly [start: number, end: number];
}

/** The place of `owner[key]`, or of `owner` itself. */
export function placeOf(file: SourceFile, owner: JsonContainer, key?: string | number): Place {
  return key === undefined ? { file, owner } : { file, owner, key };
}

/** The same place, narrowed to a piece of its string. */
export function within(place: Place, start: number, end: number): Place {
  const { file, owner, key } = place;
  return key === undefined ? { file, owner, range: [start, end] } : { file, owner, key, range: [start, end] };
}

/** A piece of a file's text, also when it is no JSON. */
export function placeInText(file: SourceFile, start: number, end: number): Place {
  return { file, owner: {}, offsets: [start, end] };
}
