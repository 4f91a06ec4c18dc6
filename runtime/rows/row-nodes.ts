import type { ReactNode } from "react";
import type { Runtime } from "../app/runtime.ts";
import { longestIncreasing } from "./list-moves.ts";
import {
  bindRow,
  isPlain,
  listenInRow,
  mountRow,
  type RenderRow,
  type RowTemplate,
  rowTemplate,
} from "./row-template.ts";
import type { Row } from "./rows.ts";

/** A row in the document. */
interface ShownRow {
  readonly row: Row<unknown>;
  readonly node: RowTemplate["node"];
  /** Ends its bindings; absent if React renders the row, binds it and removes it. */
  readonly stop: (() => void) | undefined;
  /** Whether its elements have their listeners: from its first event on, or from React. */
  isActive: boolean;
}

/**
 * Returns the nodes of a list of which `first` is a row; undefined if React must render such rows. `sample` is the content
 * of a row that React rendered, if any: where it decides, the row function is not called for a template.
 */
export function rowNodes(
  render: RenderRow,
  runtime: Runtime,
  scope: string,
  first: Row<unknown>,
  sample: ReactNode,
): RowNodes | undefined {
  if (sample !== undefined && !isPlain(sample)) return undefined;
  const template = rowTemplate(render, runtime, scope, first);
  return template && new RowNodes(template, render);
}

/**
 * The rows of a list as nodes after an anchor, which React renders in their place.
 *
 * A row is cloned from a template and bound by one effect. It keeps its node as long as its key is in the list; another
 * order moves as few nodes as possible, and never the one with the focus. Handlers of events need the row function to be
 * called for their row, which the first event of a row does.
 *
 * Rows that React rendered before stay its own, and are only moved. React finds each of them in the same parent when it
 * removes it.
 */
export class RowNodes {
  private shown: readonly ShownRow[] = [];
  /** Rows that React rendered. It removes their nodes soon after they leave the list. */
  private ofReact: readonly ShownRow[] = [];
  private readonly template: RowTemplate;
  private readonly render: RenderRow;
  private holder: Element | undefined;

  constructor(template: RowTemplate, render: RenderRow) {
    this.template = template;
    this.render = render;
  }

  /**
   * Show these rows. React renders `reactRows` of them; when this is first called, they follow the anchor. Returns
   * whether the rows are shown; if not, React must render all of them.
   */
  show(anchor: Element, rows: readonly Row<unknown>[], reactRows: readonly Row<unknown>[]): boolean {
    // Columns count their children.
    if (anchor.parentElement?.matches(".trama-columns")) return false;
    this.listen(anchor.parentElement ?? undefined);
    if (this.shown.length === 0 && reactRows.length > 0) {
      this.ofReact = nodesOfReact(anchor, reactRows);
      this.shown = this.ofReact;
    }
    const before = this.shown;
    const { start, endBefore, endAfter } = changedPart(before, rows);
    const changed = before.slice(start, endBefore);
    const places = new Map(changed.map(({ row }, place) => [row, place]));
    const after = rows.slice(start, endAfter).map((row) => changed[places.get(row) ?? -1] ?? this.make(row));
    const kept = new Set(after);
    this.remove(
      anchor,
      changed.filter((one) => !kept.has(one)),
    );
    this.shown = [...before.slice(0, start), ...after, ...before.slice(endBefore)];
    this.place(
      before[start - 1]?.node ?? anchor,
      after,
      after.map(({ row }) => places.get(row) ?? -1),
    );
    return true;
  }

  /** Remove all rows but React's, and stop listening. */
  end(anchor: Element): void {
    this.remove(anchor, this.shown);
    this.shown = this.shown.filter(({ stop }) => stop === undefined);
    this.listen(undefined);
  }

  /** Remove rows, except those that React removes. */
  private remove(anchor: Element, rows: readonly ShownRow[]): void {
    const last = rows.at(-1);
    if (last === undefined) return;
    this.ofReact = this.ofReact.filter(({ node }) => node.parentNode === anchor.parentNode);
    const isAll = rows.length === this.shown.length && this.ofReact.length === 0;
    for (const { stop, node } of rows) {
      stop?.();
      if (stop && !isAll) node.remove();
    }
    if (!isAll) return;
    const range = document.createRange();
    range.setStartAfter(anchor);
    range.setEndAfter(last.node);
    range.deleteContents();
  }

  /** Put the nodes after another one in their order. `places` are their former positions, -1 for new ones. */
  private place(anchor: ChildNode, rows: readonly ShownRow[], places: readonly number[]): void {
    let staying = longestIncreasing(places);
    const knownCount = places.reduce((count, place) => (place < 0 ? count : count + 1), 0);
    if (staying.length < knownCount) staying = longestIncreasing(around(places, this.positionInUse(rows)));
    let stayCount = 0;
    let last = anchor;
    rows.forEach(({ node }, position) => {
      if (staying[stayCount] === position) stayCount += 1;
      else last.parentNode?.insertBefore(node, last.nextSibling);
      last = node;
    });
  }

  private make(row: Row<unknown>): ShownRow {
    const { template } = this;
    // A clone is of the same type.
    const node = template.node.cloneNode(true) as RowTemplate["node"];
    const stop = bindRow(template, row, node);
    if (template.lasting.length === 0) return { row, node, stop, isActive: false };
    const unmount = mountRow(template, this.render(row));
    const end = () => {
      stop();
      unmount();
    };
    return { row, node, stop: end, isActive: false };
  }

  private listen(holder: Element | undefined): void {
    if (holder === this.holder) return;
    for (const event of this.template.events) {
      this.holder?.removeEventListener(event, this.activate, true);
      holder?.addEventListener(event, this.activate, true);
    }
    this.holder = holder;
  }

  /** Add the listeners of the row around the target, before the event reaches it. */
  private readonly activate = ({ target }: Event): void => {
    const shown = this.rowAround(target);
    if (shown === undefined || shown.isActive) return;
    shown.isActive = true;
    listenInRow(this.template, this.render(shown.row), shown.node);
  };

  /** Returns the position of the row with the focus, else of the one in which the selected text begins. */
  private positionInUse(rows: readonly ShownRow[]): number {
    const selection = getSelection();
    const row =
      this.rowAround(document.activeElement) ??
      (selection?.isCollapsed === false ? this.rowAround(selection.anchorNode) : undefined);
    return row === undefined ? -1 : rows.indexOf(row);
  }

  private rowAround(target: EventTarget | null): ShownRow | undefined {
    let node = target instanceof Node ? target : null;
    while (node !== null && node.parentNode !== this.holder) node = node.parentNode;
    return node === null ? undefined : this.shown.find((one) => one.node === node);
  }
}

/** Returns the rows that React rendered, one element each. */
function nodesOfReact(anchor: Element, rows: readonly Row<unknown>[]): ShownRow[] {
  let last = anchor;
  return rows.map((row) => {
    // React renders them behind the anchor in this order.
    const node = last.nextElementSibling as RowTemplate["node"];
    last = node;
    return { row, node, stop: undefined, isActive: true };
  });
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

/**
 * Returns the numbers with -1 for each that is on the wrong side of the one at a position, so that this one is in every
 * longest increasing run. Returns them unchanged if the position is -1 or has no number.
 *
 *     before  a b c d   ->   after  d c a b, c has the focus      numbers  3 2 0 1  ->  -1 2 -1 -1
 */
function around(numbers: readonly number[], position: number): readonly number[] {
  const fixed = numbers[position] ?? -1;
  if (fixed < 0) return numbers;
  return numbers.map((number, other) => (Math.sign(number - fixed) === Math.sign(other - position) ? number : -1));
}
