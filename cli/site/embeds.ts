import type { EmbedSource } from "../../compiler/compile.ts";
import { attributeOf, elementsOf, textOf } from "./markup.ts";
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

/** Returns the sources of trusted HTML; undefined without any. */
export function embedSources(embeds: readonly EmbedSource[]): EmbedSources | undefined {
  if (embeds.length === 0) return undefined;
  const elements = embeds.flatMap(({ html }) => (html === undefined ? [] : elementsOf(html)));
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
    needsNonce: embeds.some(({ html }) => html === undefined),
  };
}

const distinct = (sources: readonly (string | undefined)[]): readonly string[] => [
  ...new Set(sources.filter((source) => source !== undefined)),
];
