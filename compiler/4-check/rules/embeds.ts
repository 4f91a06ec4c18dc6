import type { LinkedElement, LinkedValue } from "../../3-link/linked-design.ts";
import { diagnose } from "../../diagnostics/diagnostic.ts";
import { type HtmlTag, htmlTags } from "../../html.ts";
import type { Report } from "../../result.ts";
import { within } from "../../span.ts";

/** Reports trusted HTML, and the parts of other HTML that will not reach the page. */
export function checkEmbed({ type, props }: LinkedElement, report: Report): void {
  if (type !== "html-embed") return;
  const valuesOf = (name: string): readonly LinkedValue[] =>
    props
      .filter((prop) => prop.name === name)
      .flatMap(({ base, variants }) => [
        ...(base ? [base] : []),
        ...(variants?.states.map(({ value }) => value) ?? []),
      ]);
  const sources = valuesOf("source").flatMap((value) =>
    value.kind === "localized" ? value.texts.map((text) => text.value) : [value],
  );
  const isBound = sources.some(({ kind }) => kind !== "literal");
  const trusted = valuesOf("trusted").filter((value) => value.kind === "literal" && value.value === true);
  for (const place of trusted) report(diagnose("element/trusted-html", place, isBound));
  for (const source of sources) {
    if (source.kind !== "literal" || typeof source.value !== "string") continue;
    for (const { start, end, what } of htmlTags(source.value).flatMap(trusted.length > 0 ? stopped : removed))
      report(
        trusted.length > 0
          ? diagnose("element/stopped-html", within(source, start, end), what)
          : diagnose("element/removed-html", within(source, start, end), what),
      );
  }
}

interface Found {
  readonly start: number;
  readonly end: number;
  readonly what: string;
}

const removedTags = new Set(
  "script style link meta base form input button select textarea object embed dialog template".split(" "),
);

/** Returns what sanitising removes of an element: itself, or some of its attributes. */
function removed(tag: HtmlTag): readonly Found[] {
  const { name, start, end, attributes } = tag;
  if (removedTags.has(name)) return [{ start, end, what: `<${name}>` }];
  return attributes
    .filter((one) => isHandler(one.name) || runsCode(one.value) || one.name === "srcdoc" || isPlainFrame(tag, one))
    .map((one) => ({ start: one.start, end: one.end, what: one.name }));
}

/** Returns what the content policy of the page blocks, even in trusted HTML. */
const stopped = ({ attributes }: HtmlTag): readonly Found[] =>
  attributes
    .filter(({ name, value }) => isHandler(name) || runsCode(value))
    .map(({ start, end, name }) => ({ start, end, what: name }));

const isHandler = (name: string): boolean => /^on[a-z]+$/.test(name);
const runsCode = (value: string): boolean => /^\s*javascript:/i.test(value);
const isPlainFrame = (tag: HtmlTag, { name, value }: { readonly name: string; readonly value: string }): boolean =>
  tag.name === "iframe" && name === "src" && /^\s*http:/i.test(value);
