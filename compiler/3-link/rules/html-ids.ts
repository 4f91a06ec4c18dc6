import { relatedWords } from "../../diagnostics/catalogue.ts";
import { diagnose, relate } from "../../diagnostics/diagnostic.ts";
import type { Report } from "../../result.ts";
import type { Place } from "../../span.ts";
import type { LinkedDesign, LinkedNode, LinkedUnit } from "../linked-design.ts";
import { namedThing, type Thing } from "../names/thing.ts";

/**
 * Reports HTML ids that a page would have more than once: `attribute/duplicate-id` for two elements, and
 * `attribute/repeated-id` for the rows of a repeat. Bound ids are not known.
 */
export function checkHtmlIds({ units }: LinkedDesign, report: Report): void {
  if (!units.some(({ roots }) => hasIds(roots))) return;
  const inner = new Map(
    units.flatMap((unit) => (unit.kind === "page" ? [] : [[namedThing(unit.kind, unit.id), unit] as const])),
  );
  for (const unit of units) reportRepeated(unit.roots, false, report);
  const reported = new Set<string>();
  for (const page of units)
    if (page.kind === "page") {
      const first = new Map<string, Place>();
      gather(page.roots, inner, new Set(), (id, place) => {
        const other = first.get(id);
        first.set(id, other ?? place);
        if (other === undefined || reported.has(id)) return;
        reported.add(id);
        report(relate(diagnose("attribute/duplicate-id", place, id, page.id), other, relatedWords.firstUse));
      });
    }
}

/** Visits the literal ids of a page, in its sections and components too. */
function gather(
  nodes: readonly LinkedNode[],
  inner: ReadonlyMap<Thing, LinkedUnit>,
  around: ReadonlySet<LinkedUnit>,
  visit: (id: string, place: Place) => void,
): void {
  for (const node of nodes) {
    // A section is its own anchor.
    if (node.kind === "section" && node.title === undefined) visit(node.id, node);
    const own = idOf(node);
    if (own) visit(own.id, own.place);
    const shown = shownBy(node);
    const unit = shown && inner.get(shown);
    if (unit && !around.has(unit)) gather(unit.roots, inner, new Set(around).add(unit), visit);
    if ("children" in node) gather(node.children, inner, around, visit);
    if ("slots" in node) for (const slot of node.slots) gather(slot.children, inner, around, visit);
  }
}

/** Returns the component or section that a node shows. */
function shownBy(node: LinkedNode): Thing | undefined {
  if (node.kind === "instance") return namedThing("component", node.component);
  return node.kind === "sectionUse" ? namedThing("section", node.section) : undefined;
}

function reportRepeated(nodes: readonly LinkedNode[], isRow: boolean, report: Report): void {
  for (const node of nodes) {
    const isInRow = isRow || node.repeat !== undefined;
    const own = isInRow ? idOf(node) : undefined;
    if (own) report(diagnose("attribute/repeated-id", own.place, own.id));
    if ("children" in node) reportRepeated(node.children, isInRow, report);
    if ("slots" in node)
      for (const slot of node.slots) reportRepeated(slot.children, isInRow || slot.provides.length > 0, report);
  }
}

const hasIds = (nodes: readonly LinkedNode[]): boolean =>
  nodes.some(
    (node) =>
      idOf(node) !== undefined ||
      ("children" in node && hasIds(node.children)) ||
      ("slots" in node && node.slots.some((slot) => hasIds(slot.children))),
  );

function idOf(node: LinkedNode): { readonly id: string; readonly place: Place } | undefined {
  if (!("attributes" in node)) return undefined;
  const value = node.attributes.find(({ name }) => name === "id")?.value;
  return value?.kind === "literal" && typeof value.value === "string" ? { id: value.value, place: value } : undefined;
}
