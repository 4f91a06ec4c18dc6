import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parseFragment } from "parse5";
import { isObject, recordOf } from "../json.ts";
import { originOf } from "./media-origins.ts";
import { hashOf } from "./policy-hash.ts";

/** The sources that the trusted HTML of a design needs in the content security policy of its pages. */
export interface EmbedSources {
  /** Hashes of inline scripts in the design, and origins of external ones. */
  readonly scripts: readonly string[];
  /** The same for style sheets. */
  readonly styles: readonly string[];
  /** Whether some HTML is known only in the browser, so its scripts cannot be hashed. */
  readonly needsNonce: boolean;
}

/** Read the trusted HTML in pages, sections and components of a design; undefined without any. */
export function embedSources(files: readonly unknown[]): EmbedSources | undefined {
  const sources = files.flatMap(trustedIn);
  if (sources.length === 0) return undefined;
  const elements = sources.flatMap((source) => (typeof source === "string" ? elementsIn(parseFragment(source)) : []));
  const named = (name: string) => elements.filter(({ tagName }) => tagName === name);
  return {
    scripts: distinct(
      named("script").map((element) => {
        const address = attributeOf(element, "src") ?? attributeOf(element, "href");
        return address === undefined ? hashOf(textOf(element)) : originOf(address);
      }),
    ),
    styles: distinct([
      ...named("style").map((element) => hashOf(textOf(element))),
      ...named("link").map((element) => originOf(attributeOf(element, "href") ?? "")),
    ]),
    needsNonce: sources.some((source) => typeof source !== "string"),
  };
}

/** The HTML of trusted embeds below a value of a design: strings, and formulas as they are. */
function trustedIn(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value.flatMap(trustedIn);
  if (!isObject(value)) return [];
  const own = value.type === "html-embed" ? sourcesOf(value) : [];
  return [...own, ...Object.values(value).flatMap(trustedIn)];
}

/** The HTML of an embed in each state and language, if it is trusted in one of them. */
function sourcesOf({ props, states }: Readonly<Record<string, unknown>>): readonly unknown[] {
  const all = [props, ...Object.values(recordOf(states)).map((state) => recordOf(state).props)].map(recordOf);
  if (!all.some(({ trusted }) => trusted === true)) return [];
  return all.flatMap(({ source }) =>
    isObject(source) && !Object.hasOwn(source, "formula")
      ? Object.values(source)
      : source === undefined
        ? []
        : [source],
  );
}

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** The elements below a node as a browser parses them, including those in templates and SVG. */
function elementsIn(node: Node): readonly Element[] {
  const children = "content" in node ? [node.content] : "childNodes" in node ? node.childNodes : [];
  const below = children.flatMap(elementsIn);
  return defaultTreeAdapter.isElementNode(node) ? [node, ...below] : below;
}

/** The text of a script or style sheet, which browsers hash. */
const textOf = ({ childNodes }: Element): string =>
  childNodes.map((child) => (defaultTreeAdapter.isTextNode(child) ? child.value : "")).join("");

const attributeOf = ({ attrs }: Element, name: string): string | undefined =>
  attrs.find((attribute) => attribute.name === name)?.value;

const distinct = (sources: readonly (string | undefined)[]): readonly string[] => [
  ...new Set(sources.filter((source) => source !== undefined)),
];
