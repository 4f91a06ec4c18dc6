import type { Runtime } from "../app/runtime.ts";
import { longestIncreasing } from "./list-moves.ts";
import { bindRow, listenInRow, mountRow, type RenderRow, type RowTemplate, rowTemplate } from "./row-template.ts";
import type { Row } from "./rows.ts";

/** A row in the document. */
interface ShownRow {
  readonly row: Row<unknown>;
  readonly node: RowTemplate["node"];
  readonly stop: () => void;
  /** Its elements have their listeners from its first event on. */
  isActive: boolean;
}

/** Returns the nodes of a list of which `first` is a row; undefined if React must render such rows. */
export function rowNodes(
  render: RenderRow,
  runtime: Runtime,
  scope: string,
  first: Row<unknown>,
): RowNodes | undefined {
  const template = rowTemplate(render, runtime, scope, first);
  return template && new RowNodes(template, render);
}

/**
 * The rows of a list as nodes after an anchor, which React renders in their place.
 *
 * A row is cloned from a template and bound by one effect. It keeps its node as long as its key is in the list; another
 * order moves as few nodes as possible. Handlers of events need the row function to be called for their row, which the
 * first event of a row does.
 */
export class RowNodes {
  private shown: ShownRow[] = [];
  private readonly template: RowTemplate;
  private readonly render: RenderRow;
  private holder: Element | undefined;

  constructor(template: RowTemplate, render: RenderRow) {
    this.template = template;
    this.render = render;
  }

  /** Show these rows. */
  show(anchor: Element, rows: readonly Row<unknown>[]): void {
    this.listen(anchor.parentElement ?? undefined);
    const before = this.shown;
    const { start, endBefore, endAfter } = changedPart(before, rows);
    const changed = before.slice(start, endBefore);
    const places = new Map(changed.map(({ row }, place) => [row, place]));
    const after = rows.slice(start, endAfter).map((row) => changed[places.get(row) ?? -1] ?? this.make(row));
    const kept = new Set(after);
    if (changed.length === before.length && !changed.some((one) => kept.has(one))) this.clear(anchor);
    else for (const one of changed) if (!kept.has(one)) remove(one);
    this.shown = [...before.slice(0, start), ...after, ...before.slice(endBefore)];
    place(
      before[start - 1]?.node ?? anchor,
      after,
      after.map(({ row }) => places.get(row) ?? -1),
    );
  }

  /** Remove all rows, and stop listening. */
  end(anchor: Element): void {
    this.clear(anchor);
    this.listen(undefined);
  }

  private clear(anchor: Element): void {
    const last = this.shown.at(-1);
    if (last === undefined) return;
    for (const { stop } of this.shown) stop();
    const range = document.createRange();
    range.setStartAfter(anchor);
    range.setEndAfter(last.node);
    range.deleteContents();
    this.shown = [];
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
    let node = target instanceof Node ? target : null;
    while (node !== null && node.parentNode !== this.holder) node = node.parentNode;
    const shown = this.shown.find((one) => one.node === node);
    if (shown === undefined || shown.isActive) return;
    shown.isActive = true;
    listenInRow(this.template, this.render(shown.row), shown.node);
  };
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

function remove({ node, stop }: ShownRow): void {
  stop();
  node.remove();
}
