import { elementCatalogue } from "../../catalogue/element-catalogue.ts";
import { diagnose } from "../../diagnostics/diagnostic.ts";
import type { Report } from "../../result.ts";
import { type Place, placeOf } from "../../span.ts";
import type { LinkedElement, LinkedNode, LinkedUnit } from "../linked-design.ts";

/** Where a tag may be. Browsers move other tags elsewhere, or drop them. */
const parents: Readonly<Record<string, readonly string[]>> = {
  li: ["ul", "ol", "menu"],
  dt: ["dl", "div"],
  dd: ["dl", "div"],
  figcaption: ["figure"],
  legend: ["fieldset"],
  summary: ["details"],
  caption: ["table"],
  colgroup: ["table"],
  thead: ["table"],
  tbody: ["table"],
  tfoot: ["table"],
  tr: ["thead", "tbody", "tfoot"],
  td: ["tr"],
  th: ["tr"],
  col: ["colgroup"],
  rt: ["ruby"],
  rp: ["ruby"],
};

/** The only tags that a tag may contain. */
const children: Readonly<Record<string, readonly string[]>> = {
  ul: ["li"],
  ol: ["li"],
  menu: ["li"],
  dl: ["dt", "dd", "div"],
  table: ["caption", "colgroup", "thead", "tbody", "tfoot"],
  thead: ["tr"],
  tbody: ["tr"],
  tfoot: ["tr"],
  tr: ["td", "th"],
  colgroup: ["col"],
  hr: [],
  br: [],
  wbr: [],
  col: [],
};

const headings = ["h1", "h2", "h3", "h4", "h5", "h6"];

/** Tags whose content is a line of text. */
const ofText: ReadonlySet<string> = new Set([
  ...headings,
  ..."p pre span strong em small b i s u mark code kbd samp var sub sup abbr cite dfn q time bdi bdo label".split(" "),
  ..."legend summary ruby rt rp".split(" "),
]);

/** Tags that are part of a line of text. */
const inText: ReadonlySet<string> = new Set([
  ..."span strong em small b i s u mark code kbd samp var sub sup abbr cite dfn q time data bdi bdo label".split(" "),
  ..."ins del ruby rt rp br wbr a button img svg input video".split(" "),
]);

/** Tags that may contain a heading too. */
const mayHoldHeading: ReadonlySet<string> = new Set(["legend", "summary"]);

/** Reports `element/wrong-nesting` for tags that HTML does not allow inside one another. */
export function checkNesting(unit: LinkedUnit, report: Report): void {
  visit(unit.roots, undefined, report);
}

/** `parent` is the tag around; undefined if it is unknown, as for the root of a component. */
function visit(nodes: readonly LinkedNode[], parent: string | undefined, report: Report): void {
  for (const node of nodes) {
    if (node.kind === "section") visit(node.children, node.tag ?? "section", report);
    else if (node.kind === "instance") for (const slot of node.slots) visit(slot.children, undefined, report);
    else if (node.kind === "element") {
      const tag = tagOf(node);
      if (tag !== undefined) check(node, tag, parent, report);
      // Other elements have markup of their own around their children.
      visit(node.children, isBox(node.type) ? tag : undefined, report);
      for (const slot of node.slots) visit(slot.children, undefined, report);
    }
  }
}

function check(node: LinkedElement, tag: string, parent: string | undefined, report: Report): void {
  const allowed = parent === undefined ? undefined : children[parent];
  const wanted = parents[tag];
  if (parent !== undefined && wanted && !wanted.includes(parent))
    report(diagnose("element/wrong-nesting", placeOfTag(node), tag, parent, `put it inside ${listed(wanted)}`));
  else if (parent !== undefined && allowed && !allowed.includes(tag)) {
    const help =
      allowed.length === 0 ? `\`${parent}\` has no content` : `\`${parent}\` contains only ${listed(allowed)}`;
    report(diagnose("element/wrong-nesting", placeOfTag(node), tag, parent, help));
  } else if (parent !== undefined && ofText.has(parent) && !inText.has(tag)) {
    if (mayHoldHeading.has(parent) && headings.includes(tag)) return;
    const help = `\`${parent}\` contains only text and inline tags such as \`span\``;
    report(diagnose("element/wrong-nesting", placeOfTag(node), tag, parent, help));
  }
}

/** The types that are one tag around their children. */
const isBox = (type: string): boolean => type === "base" || type === "flexbox" || type === "columns";

/** Tags of a text that a link replaces. */
const replaced: ReadonlySet<string> = new Set(["p", "div", "span", "button"]);

/** Returns the tag of an element; undefined where the catalogue does not know it. */
function tagOf({ type, props, link }: LinkedElement): string | undefined {
  const known = elementCatalogue[type]?.tag;
  if (!isBox(type) && type !== "text") return known === "div" || known === "nav" ? known : undefined;
  const { base } = props.find(({ name }) => name === "tag") ?? {};
  const tag = base?.kind === "literal" && typeof base.value === "string" ? base.value : known;
  return link && (isBox(type) || replaced.has(tag ?? "")) ? "a" : tag;
}

function placeOfTag(node: LinkedElement): Place {
  const { base } = node.props.find(({ name }) => name === "tag") ?? {};
  return base ?? placeOf(node.file, node.owner, "type");
}

const listed = (tags: readonly string[]): string =>
  tags
    .map((tag) => `\`${tag}\``)
    .join(", ")
    .replace(/, (?=[^,]*$)/, " or ");
