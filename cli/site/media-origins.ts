import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parseFragment } from "parse5";
import type { ShownAddresses } from "../../compiler/compile.ts";

/** Origins that the content security policy of a site allows, for pictures, frames, videos and sounds. */
export interface MediaOrigins {
  readonly image: readonly string[];
  readonly frame: readonly string[];
  readonly media: readonly string[];
}

type Kind = keyof MediaOrigins;
type Add = (kind: Kind, address: string) => void;

/**
 * Returns the origins that a design names: in `origins` of `design.json`, and in literal addresses of pictures, frames,
 * videos and sounds. What comes from data is not known here.
 */
export function mediaOrigins({ origins, files, texts }: ShownAddresses): MediaOrigins {
  const found: Record<Kind, Set<string>> = {
    image: new Set(origins.image),
    frame: new Set(origins.frame),
    media: new Set(origins.media),
  };
  const add: Add = (kind, address) => {
    const origin = originOf(address);
    if (origin !== undefined) found[kind].add(origin);
  };
  // A formula may build an address from its origin.
  for (const { kind, text } of files) for (const [address] of text.matchAll(anyAddress)) add(kind, address);
  for (const text of texts) findInText(text, add);
  return { image: [...found.image].sort(), frame: [...found.frame].sort(), media: [...found.media].sort() };
}

const anyAddress = /https:\/\/[^\s"'`<>()\\]+/gi;
const inStyles = /url\(\s*["']?(https:\/\/[^\s"'()\\]+)/gi;
const pictures = /\.(?:png|jpe?g|gif|webp|avif|svg|ico|bmp)(?:[?#]|$)/i;
const recordings = /\.(?:mp4|webm|ogv|mov|m4v|mp3|m4a|og[ag]|wav|aac|opus|flac)(?:[?#]|$)/i;

/** Finds addresses in a text: in markup, in styles, and those whose ending says what they are. */
function findInText(text: string, add: Add): void {
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

/** The origin of an address; undefined for relative addresses and for addresses without TLS. */
export function originOf(address: string): string | undefined {
  const trimmed = address.trim();
  const whole = trimmed.startsWith("//") ? `https:${trimmed}` : trimmed;
  if (!/^https:/i.test(whole) || !URL.canParse(whole)) return undefined;
  const { origin, hostname } = new URL(whole);
  // A host may contain characters with a meaning in a policy.
  return /^[a-z0-9.-]+$/.test(hostname) ? origin : undefined;
}
