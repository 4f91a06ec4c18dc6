import type { DesignJson } from "../2-validate/schema-types.ts";
import { actionCatalogue } from "../catalogue/action-catalogue.ts";
import type { PropInfo } from "../catalogue/catalogue-types.ts";
import { elementCatalogue } from "../catalogue/element-catalogue.ts";

/** Where a design names what its pages show from elsewhere: pictures, frames, videos and sounds. */
export interface ShownAddresses {
  /** Origins that design.json lists. */
  readonly origins: NonNullable<DesignJson["origins"]>;
  /** Literal addresses of files, and formulas that may build one. */
  readonly files: readonly { readonly kind: FileKind; readonly text: string }[];
  /** All other texts that contain an address: markup and styles among them. */
  readonly texts: readonly string[];
}

export type FileKind = "image" | "media";

/** Gathers what the values of a design, such as its pages, and its style sheets show. */
export function shownIn(
  origins: DesignJson["origins"],
  values: readonly unknown[],
  sheets: readonly string[],
): ShownAddresses {
  const found: Found = { files: [], texts: [] };
  for (const value of values) findIn(value, found);
  for (const sheet of sheets) findInText(sheet, found);
  return { origins: origins ?? {}, ...found };
}

interface Found {
  readonly files: { readonly kind: FileKind; readonly text: string }[];
  readonly texts: string[];
}

type Addresses = ReadonlyMap<string, FileKind>;

/** The properties that hold an address of a file, by the element type or action; the kind of the file. */
const addresses: ReadonlyMap<string, Addresses> = new Map([
  ...Object.entries(elementCatalogue).map(([type, { props }]) => [type, urlsIn(props)] as const),
  ...Object.entries(actionCatalogue)
    .filter(([action]) => action.startsWith("sound."))
    .map(([action, { props }]) => [action, urlsIn(props)] as const),
]);

function urlsIn(props: Readonly<Record<string, PropInfo>>): Addresses {
  const names = Object.keys(props).filter((name) => props[name]?.schema["x-type"] === "url");
  return new Map(names.map((name) => [name, /^(?:file|src|backgroundVideo|captions)$/.test(name) ? "media" : "image"]));
}

/**
 * Finds addresses below a value of a design. `element` are the addresses among the properties of the element around it,
 * `own` those among the members of the value.
 */
function findIn(value: unknown, found: Found, element?: Addresses, own?: Addresses): void {
  if (typeof value === "string") return findInText(value, found);
  if (Array.isArray(value)) {
    for (const item of value) findIn(item, found, element);
    return;
  }
  if (typeof value !== "object" || value === null) return;
  const inner = addresses.get("type" in value ? String(value.type) : "") ?? element;
  const members = own ?? addresses.get("action" in value ? String(value.action) : "");
  for (const [name, part] of Object.entries(value)) {
    const kind = members?.get(name);
    if (kind !== undefined) found.files.push(...textsIn(part).map((text) => ({ kind, text })));
    // What is shared is loaded by others.
    else if (name !== "$schema" && name !== "meta") findIn(part, found, inner, name === "props" ? inner : undefined);
  }
}

function findInText(text: string, found: Found): void {
  if (/https?:|\/\//i.test(text)) found.texts.push(text);
}

/** The texts below a value. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
