import type { ReactNode } from "react";
import type { Runtime } from "../app/runtime.ts";
import { longestIncreasing } from "./list-moves.ts";
import { cloneRow, type RowTemplate, rowTemplate } from "./row-template.ts";
import type { Row } from "./rows.ts";

/** A row in the document. */
interface ShownRow {
  readonly row: Row<unknown>;
  readonly node: RowTemplate["node"];
  readonly stops: (() => void)[];
}

type ContentOf = (row: Row<unknown>) => ReactNode;

/** Returns the nodes of a list whose first row is `content`; undefined if React must render such rows. */
export function rowNodes(
  content: ReactNode,
  runtime: Runtime,
  scope: string,
  contentOf: ContentOf,
): RowNodes | undefined {
  const template = rowTemplate(content, runtime, scope);
  return template && new RowNodes(template, runtime, scope, contentOf);
}

/**
 * The rows of a list as nodes after an anchor, which React renders in their place.
 *
 * A row is cloned from a template and bound by effects. It keeps its node as long as its key is in the list; another
 * order moves as few nodes as possible.
 */
export class RowNodes {
  private shown: ShownRow[] = [];
  private template: RowTemplate;
  private readonly runtime: Runtime;
  private readonly scope: string;
  private readonly contentOf: ContentOf;

  constructor(template: RowTemplate, runtime: Runtime, scope: string, contentOf: ContentOf) {
    this.template = template;
    this.runtime = runtime;
    this.scope = scope;
    this.contentOf = contentOf;
  }

  /** Show these rows; returns whether all of them can be nodes. */
  show(anchor: Element, rows: readonly Row<unknown>[]): boolean {
    const before = this.shown;
    const { start, endBefore, endAfter } = changedPart(before, rows);
    const changed = before.slice(start, endBefore);
    const places = new Map(changed.map(({ row }, place) => [row, place]));
    const kept = new Set<ShownRow>();
    const after: ShownRow[] = [];
    for (const row of rows.slice(start, endAfter)) {
      const known = changed[places.get(row) ?? -1];
      const shown = known ?? this.make(row);
      if (shown === undefined) {
        for (const one of after) if (!kept.has(one)) end(one.stops);
        return false;
      }
      if (known) kept.add(known);
      after.push(shown);
    }
    if (kept.size === 0 && changed.length === before.length) this.clear(anchor);
    else for (const one of changed) if (!kept.has(one)) remove(one);
    this.shown = [...before.slice(0, start), ...after, ...before.slice(endBefore)];
    place(
      before[start - 1]?.node ?? anchor,
      after,
      after.map(({ row }) => places.get(row) ?? -1),
    );
    return true;
  }

  /** Remove all rows. */
  clear(anchor: Element): void {
    const last = this.shown.at(-1);
    if (last === undefined) return;
    for (const { stops } of this.shown) end(stops);
    const range = document.createRange();
    range.setStartAfter(anchor);
    range.setEndAfter(last.node);
    range.deleteContents();
    this.shown = [];
  }

  private make(row: Row<unknown>): ShownRow | undefined {
    const content = this.contentOf(row);
    const stops: (() => void)[] = [];
    const node = cloneRow(this.template, content, stops);
    if (node) return { row, node, stops };
    end(stops);
    stops.length = 0;
    // This row has another form, and so may the next ones.
    const other = rowTemplate(content, this.runtime, this.scope);
    if (other === undefined) return undefined;
    this.template = other;
    const own = cloneRow(other, content, stops);
    return own && { row, node: own, stops };
  }
}

/** Returns where two lists begin to differ, and where they end to. */
function changedPart(before: readonly ShownRow[], after: readonly Row<unknown>[]) {
  let start = 0;
  let endBefore = before.length;
  let endAfter = after.length;
  while (start < endBefore && start < endAfter && before[start]?.row === after[start]) start += 1;
  while (endBefore > start && endAfter > start && before[endBefore - 1]?.row === after[endAfter - 1]) {
    endBefore -= 1;
    endAfter -= 1;
  }
  return { start, endBefore, endAfter };
}

/** Put the nodes after another one in their order. `places` are their former positions, -1 for new ones. */
function place(anchor: ChildNode, rows: readonly ShownRow[], places: readonly number[]): void {
  const staying = longestIncreasing(places);
  let stayCount = 0;
  let last: ChildNode = anchor;
  rows.forEach(({ node }, position) => {
    if (staying[stayCount] === position) stayCount += 1;
    else last.parentNode?.insertBefore(node, last.nextSibling);
    last = node;
  });
}

function remove({ node, stops }: ShownRow): void {
  end(stops);
  node.remove();
}

function end(stops: readonly (() => void)[]): void {
  for (const stop of stops) stop();
}
