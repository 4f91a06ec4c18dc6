import { attributeOf, type HtmlTag, htmlTags } from "../../compiler/html.ts";
import { isObject, recordOf } from "../json.ts";
import { hashOf } from "./shell.ts";

/** What the trusted HTML of a design asks of the content policy of its pages, as sources of it. */
export interface EmbedSources {
  /** Hashes of scripts that stand in the design, and origins of those that it names. */
  readonly scripts: readonly string[];
  /** The same of style sheets. */
  readonly styles: readonly string[];
  /** Whether there is HTML that is only known in the browser, whose scripts cannot be hashed. */
  readonly needsNonce: boolean;
}

/** Read the trusted HTML in pages, sections and components of a design; nothing where there is none. */
export function embedSources(files: readonly unknown[]): EmbedSources | undefined {
  const sources = files.flatMap(trustedIn);
  if (sources.length === 0) return undefined;
  const tags = sources.flatMap((source) => (typeof source === "string" ? htmlTags(source) : []));
  const named = (name: string) => tags.filter((tag) => tag.name === name);
  return {
    scripts: distinct([
      ...named("script").map((tag) => (attributeOf(tag, "src") ? originOf(tag, "src") : hashOf(tag.text))),
    ]),
    styles: distinct([
      ...named("style").map((tag) => hashOf(tag.text)),
      ...named("link").map((tag) => originOf(tag, "href")),
    ]),
    needsNonce: sources.some((source) => typeof source !== "string"),
  };
}

/** The HTML of trusted embeds below a value of a design: texts, and formulas as they are. */
function trustedIn(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value.flatMap(trustedIn);
  if (!isObject(value)) return [];
  const own = value.type === "html-embed" ? sourcesOf(value) : [];
  return [...own, ...Object.values(value).flatMap(trustedIn)];
}

/** What an embed shows, in each of its states and languages, where it is trusted in one of them. */
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

/** The origin that an element loads from; nothing for those of the app and for what has no encryption. */
function originOf(tag: HtmlTag, name: string): string | undefined {
  const address = attributeOf(tag, name)?.value.trim() ?? "";
  const whole = address.startsWith("//") ? `https:${address}` : address;
  if (!/^https:/i.test(whole) || !URL.canParse(whole)) return undefined;
  const { origin, hostname } = new URL(whole);
  // A host may have characters that mean something in a policy.
  return /^[a-z0-9.-]+$/.test(hostname) ? origin : undefined;
}

const distinct = (sources: readonly (string | undefined)[]): readonly string[] => [
  ...new Set(sources.filter((source) => source !== undefined)),
];
