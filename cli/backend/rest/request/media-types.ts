/** A media type that a request accepts or sends. */
export interface MediaType {
  /** In lower case, without parameters. */
  readonly name: string;
  /** Values that are null are left out of objects: `nulls=stripped`. */
  readonly isStripped: boolean;
}

export const json = "application/json";
export const singleObject = "application/vnd.pgrst.object+json";
export const strippedArray = "application/vnd.pgrst.array+json";
export const csv = "text/csv";
export const geoJson = "application/geo+json";
export const form = "application/x-www-form-urlencoded";
export const anything = "*/*";

/** The types of an argument without a name that a whole body can be, by the type of the body. */
export const bodyTypes: Readonly<Record<string, readonly string[]>> = {
  [json]: ["json", "jsonb"],
  "text/plain": ["text"],
  "text/xml": ["xml"],
  "application/octet-stream": ["bytea"],
};

/** Whether a body of this type is one argument: it is never an object of arguments. */
export const isOneArgument = ({ name }: MediaType): boolean => name !== json && Object.hasOwn(bodyTypes, name);

const otherNames: Readonly<Record<string, string>> = {
  "application/vnd.pgrst.object": singleObject,
  "application/vnd.pgrst.array": strippedArray,
  "application/vnd.pgrst.plan": "application/vnd.pgrst.plan+text",
};

export function mediaType(text: string): MediaType {
  const [first = "", ...parameters] = text.split(";").map((part) => part.trim().toLowerCase());
  const name = otherNames[first] ?? first;
  const isStripped = parameters.includes("nulls=stripped");
  return name === strippedArray && !isStripped ? { name: json, isStripped } : { name, isStripped };
}

/** Returns the media types of an `Accept` header, the most wanted first. */
export function acceptedTypes(header: string | null): readonly MediaType[] {
  const ranked = (header ?? anything).split(",").map((text) => {
    const [, type = "", weight] = /^\s*(.*?)\s*(?:;\s*q=([\d.]*).*)?$/is.exec(text) ?? [];
    const precision = type.split(";").length - type.split("*").length;
    return { type: mediaType(type), weight: weight === undefined ? 1 : Number(weight) || 0, precision };
  });
  ranked.sort((a, b) => b.weight - a.weight || b.precision - a.precision);
  return ranked.map(({ type }) => type);
}

/** A media type as `Content-Type` of an answer. */
export const contentType = ({ name, isStripped }: MediaType): string =>
  `${name}${isStripped ? ";nulls=stripped" : ""}${textual.has(name) ? "; charset=utf-8" : ""}`;

const textual: ReadonlySet<string> = new Set([
  json,
  singleObject,
  strippedArray,
  csv,
  geoJson,
  "text/plain",
  "text/xml",
  "application/openapi+json",
]);
