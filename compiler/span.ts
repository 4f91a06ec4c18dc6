/** A JSON object or array as `JSON.parse` returns it. */
export type JsonContainer = object;

/** A file of the design: its path inside the design folder (with `/`), its text and its parsed JSON. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
  readonly json: unknown;
}

/** A range of a file: offsets in UTF-16 code units, `end` not included. */
export interface Span {
  readonly file: string;
  readonly start: number;
  readonly end: number;
}

/**
 * A place in the design, without offsets: they are computed only for files with diagnostics.
 *
 * `owner` is the container as parsed; `key` names a value in it (absent: the container itself).
 * `part: "key"` means the property's name rather than its value.
 * `range` narrows a string value to the UTF-16 units `[start, end)` of the *decoded* string, as a formula sees it.
 * `offsets` is a range of the text itself, for text that is not valid JSON; `owner` is then ignored.
 */
export interface Place {
  readonly file: SourceFile;
  readonly owner: JsonContainer;
  readonly key?: string | number;
  readonly part?: "key";
  readonly range?: readonly [start: number, end: number];
  readonly offsets?: readonly [start: number, end: number];
}

/** Returns the place of `owner[key]`, or of `owner` itself. */
export function placeOf(file: SourceFile, owner: JsonContainer, key?: string | number): Place {
  return key === undefined ? { file, owner } : { file, owner, key };
}

/** Returns the same place, narrowed to a range of its string. */
export function within(place: Place, start: number, end: number): Place {
  const { file, owner, key } = place;
  return key === undefined ? { file, owner, range: [start, end] } : { file, owner, key, range: [start, end] };
}

/** Returns the place of a range of a file's text, which need not be valid JSON. */
export function placeInText(file: SourceFile, start: number, end: number): Place {
  return { file, owner: {}, offsets: [start, end] };
}
