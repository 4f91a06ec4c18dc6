import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parseFragment } from "parse5";
import { actionCatalogue } from "../../compiler/catalogue/action-catalogue.ts";
import type { PropInfo } from "../../compiler/catalogue/catalogue-types.ts";
import { elementCatalogue } from "../../compiler/catalogue/element-catalogue.ts";
import { isObject, type JsonObject, recordOf } from "../json.ts";

/** Origins that the content security policy of a site allows, for pictures, frames, videos and sounds. */
export interface MediaOrigins {
  readonly image: readonly string[];
  readonly frame: readonly string[];
  readonly media: readonly string[];
}

type Kind = keyof MediaOrigins;
type Addresses = ReadonlyMap<string, Kind>;
type Add = (kind: Kind, address: string) => void;

/**
 * Returns the origins that a design names: in `origins` of `design.json`, and in literal addresses of pictures, frames,
 * videos and sounds.
 *
 * `files` are the JSON files of the design, and `sheets` its style sheets. What comes from data is not known here.
 */
export function mediaOrigins(
  settings: JsonObject,
  files: readonly JsonObject[],
  sheets: readonly string[],
): MediaOrigins {
  const named = recordOf(settings.origins);
  const found: Record<Kind, Set<string>> = {
    image: new Set(textsIn(named.image)),
    frame: new Set(textsIn(named.frame)),
    media: new Set(textsIn(named.media)),
  };
  const add: Add = (kind, address) => {
    const origin = originOf(address);
    if (origin !== undefined) found[kind].add(origin);
  };
  for (const file of files) findIn(file, add);
  for (const sheet of sheets) findInText(sheet, add);
  return { image: [...found.image].sort(), frame: [...found.frame].sort(), media: [...found.media].sort() };
}

/** The properties that hold an address of a file, by the element type or action; the kind of the file. */
const addresses: ReadonlyMap<string, Addresses> = new Map([
  ...Object.entries(elementCatalogue).map(([type, { props }]) => [type, urlsIn(props)] as const),
  ...Object.entries(actionCatalogue)
    .filter(([action]) => action.startsWith("sound."))
    .map(([action, { props }]) => [action, urlsIn(props)] as const),
]);

function urlsIn(props: Readonly<Record<string, PropInfo>>): Addresses {
  const names = Object.keys(props).filter((name) => props[name]?.schema["x-type"] === "url");
  return new Map(names.map((name) => [name, /^(?:file|src|backgroundVideo)$/.test(name) ? "media" : "image"]));
}

/**
 * Finds addresses below a value of a design. `element` are the addresses among the properties of the element around it,
 * `own` those among the members of the value.
 */
function findIn(value: unknown, add: Add, element?: Addresses, own?: Addresses): void {
  if (typeof value === "string") return findInText(value, add);
  if (Array.isArray(value)) for (const item of value) findIn(item, add, element);
  if (!isObject(value)) return;
  const inner = addresses.get(String(value.type)) ?? element;
  const members = own ?? addresses.get(String(value.action));
  for (const [name, part] of Object.entries(value)) {
    const kind = members?.get(name);
    // A formula may build an address from its origin.
    if (kind !== undefined)
      for (const text of textsIn(part)) for (const [address] of text.matchAll(anyAddress)) add(kind, address);
    // What is shared is loaded by others.
    else if (name !== "$schema" && name !== "meta") findIn(part, add, inner, name === "props" ? inner : undefined);
  }
}

const anyAddress = /https:\/\/[^\s"'`<>()\\]+/gi;
const inStyles = /url\(\s*["']?(https:\/\/[^\s"'()\\]+)/gi;
const pictures = /\.(?:png|jpe?g|gif|webp|avif|svg|ico|bmp)(?:[?#]|$)/i;
const recordings = /\.(?:mp4|webm|ogv|mov|m4v|mp3|m4a|og[ag]|wav|aac|opus|flac)(?:[?#]|$)/i;

/** Finds addresses in a text: in markup, in styles, and those whose ending says what they are. */
function findInText(text: string, add: Add): void {
  if (!/https?:|\/\//i.test(text)) return;
  for (const [, address = ""] of text.matchAll(inStyles)) add("image", address);
  for (const [address] of text.matchAll(anyAddress)) {
    if (pictures.test(address)) add("image", address);
    else if (recordings.test(address)) add("media", address);
  }
  if (text.includes("<")) for (const child of parseFragment(text).childNodes) findInMarkup(child, add);
}

type Node = DefaultTreeAdapterTypes.ChildNode;

function findInMarkup(node: Node, add: Add): void {
  if (!defaultTreeAdapter.isElementNode(node)) return;
  const { tagName, parentNode, childNodes } = node;
  const of = (name: string): string => node.attrs.find((attribute) => attribute.name === name)?.value ?? "";
  const isRecording = /^(?:video|audio)$/.test(tagName) || (tagName === "source" && parentNode?.nodeName !== "picture");
  if (isRecording) add("media", of("src"));
  else if (tagName === "iframe") add("frame", of("src"));
  // A script shows what its service sends.
  else if (tagName === "script") for (const kind of ["image", "frame"] as const) add(kind, of("src"));
  else if (/^(?:img|image|input)$/.test(tagName))
    for (const name of ["src", "href", "xlink:href"]) add("image", of(name));
  add("image", of("poster"));
  for (const candidate of of("srcset").split(",")) add("image", candidate.trim().split(/\s/)[0] ?? "");
  const below = "content" in node ? (node as DefaultTreeAdapterTypes.Template).content.childNodes : childNodes;
  for (const child of below) findInMarkup(child, add);
}

/** The texts below a value. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === "string") return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return isObject(value) ? Object.values(value).flatMap(textsIn) : [];
}

/** The origin of an address; undefined for relative addresses and for addresses without TLS. */
export function originOf(address: string): string | undefined {
  const trimmed = address.trim();
  const whole = trimmed.startsWith("//") ? `https:${trimmed}` : trimmed;
  if (!/^https:/i.test(whole) || !URL.canParse(whole)) return undefined;
  const { origin, hostname } = new URL(whole);
  // A host may contain characters with a meaning in a policy.
  return /^[a-z0-9.-]+$/.test(hostname) ? origin : undefined;
}
