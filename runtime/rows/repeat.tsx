import { memo, type ReactNode, useContext, useState, useSyncExternalStore } from "react";
import { isFirstRender } from "../app/first-render.ts";
import { loadCode } from "../app/reload.ts";
import type { Runtime } from "../app/runtime.ts";
import { useRuntime } from "../app/runtime-context.ts";
import { ScopeContext } from "../react/element.tsx";
import { type Bind, type ReadonlySignal, readBind, type Signal } from "../react/signals.ts";
import type { RowNodes, rowNodes } from "./row-nodes.ts";
import type { RenderRow } from "./row-template.ts";
import { type Row, RowStore } from "./rows.ts";

export interface RepeatProps<T> {
  readonly items: Bind<readonly T[]>;
  /** Returns the key of an item. Items without one are identified by their position. */
  readonly by?: ((item: T, index: number) => unknown) | undefined;
  /** Renders one row, in the same form for each item. Changed items and positions arrive through the signals. */
  readonly children: (item: ReadonlySignal<T>, index: ReadonlySignal<number>) => ReactNode;
}

/**
 * Renders a row for each item of a list.
 *
 * Rows are kept by key: a moved item keeps its row, and a changed item updates only its readers. Rows of boxes, texts,
 * images and icons are cloned from a template, and React renders nothing for them. Rows that come before the code that
 * does it, or with the HTML of a prerendered page, stay React's; once that code is there, those that come later are
 * cloned. With other rows, a change of the keys or their order rerenders, and only this list.
 */
export function Repeat<T>({ items, by, children }: RepeatProps<T>): ReactNode {
  const scope = useContext(ScopeContext);
  const runtime = useRuntime();
  const [list] = useState(() => {
    const rows = new RowStore<T>(
      () => readBind(items) ?? [],
      (item, index) => by?.(item, index),
      `${scope}.repeat`,
    );
    // This list created the rows, so they hold its items.
    const render: RenderRow = ({ item, index }) => children(item as Signal<T>, index);
    return new RowList(rows as RowStore<unknown>, render, runtime, scope);
  });
  return useSyncExternalStore(list.subscribe, list.get, list.get);
}

/** Makes rows of nodes; undefined until its code is loaded, which no page needs for its first paint. */
let makeNodes: typeof rowNodes | undefined;
let isLoading = false;

function loadNodes(): void {
  if (isLoading) return;
  isLoading = true;
  loadCode("row-nodes", () => import("./row-nodes.ts")).then(
    (loaded) => {
      makeNodes = loaded.rowNodes;
    },
    () => {
      // React renders the rows, and the next change of a list tries again.
      isLoading = false;
    },
  );
}

/**
 * The rows of a list: nodes of its own behind an anchor, React's, or both.
 *
 *     React renders       [a] [b] [c]             the code for nodes is not there yet
 *     the keys change     |  [a] [x] [c] [y]      React renders the anchor | and its rows that stay: [a] and [c]
 *
 * React never gets another row then, and never moves one: the anchor's nodes come between them, in any order.
 */
class RowList {
  private readonly rows: RowStore<unknown>;
  private readonly render: RenderRow;
  private readonly runtime: Runtime;
  private readonly scope: string;
  /** Whether its rows may be nodes. */
  private canClone = true;
  private nodes: RowNodes | undefined;
  /** The rows that React renders. */
  private reactRows: readonly Row<unknown>[] = [];
  /** What one of them is; undefined before the first one. */
  private sample: ReactNode;
  private content: ReactNode;
  private hasAnchor = false;
  /** The anchor in the document. */
  private anchor: Element | undefined;

  constructor(rows: RowStore<unknown>, render: RenderRow, runtime: Runtime, scope: string) {
    this.rows = rows;
    this.render = render;
    this.runtime = runtime;
    this.scope = scope;
    this.update();
  }

  /** Returns what React renders. */
  readonly get = (): ReactNode => this.content;

  readonly subscribe = (onChange: () => void): (() => void) => {
    loadNodes();
    return this.rows.subscribe(() => {
      loadNodes();
      const { content } = this;
      this.update();
      this.showNodes();
      if (this.content !== content) onChange();
    });
  };

  private readonly attach = (anchor: Element | null): (() => void) | undefined => {
    if (anchor === null) return undefined;
    this.anchor = anchor;
    this.showNodes();
    return () => {
      this.anchor = undefined;
      this.nodes?.end(anchor);
    };
  };

  private readonly renderReactRow: RenderRow = (row) => {
    this.sample = this.render(row);
    return this.sample;
  };

  /** Decide what React renders. */
  private update(): void {
    const rows = this.rows.get();
    const [first] = rows;
    // The build renders rows as markup, which React takes over.
    if (this.nodes === undefined && this.canClone && first !== undefined && makeNodes && !isFirstRender()) {
      this.nodes = makeNodes(this.render, this.runtime, this.scope, first, this.sample);
      this.canClone = this.nodes !== undefined;
      // React shows no rows behind an anchor that had no nodes.
      if (this.anchor) this.reactRows = [];
    }
    const reactRows = this.nodes ? this.reactRows.filter((row) => this.rows.has(row)) : rows;
    const hasAnchor = this.nodes !== undefined || (this.canClone && first === undefined);
    if (this.nodes && hasAnchor === this.hasAnchor && reactRows.length === this.reactRows.length) return;
    this.reactRows = reactRows;
    this.hasAnchor = hasAnchor;
    this.content = (
      <>
        {hasAnchor && <template ref={this.attach} />}
        {reactRows.map((row) => (
          <RepeatRow key={row.key} row={row} render={this.renderReactRow} />
        ))}
      </>
    );
  }

  /** Show the rows that are nodes, if the anchor is in the document. */
  private showNodes(): void {
    const { anchor, nodes } = this;
    if (!anchor || !nodes || nodes.show(anchor, this.rows.get(), this.reactRows)) return;
    // React asks for the content again after it has attached the anchor.
    this.canClone = false;
    this.nodes = undefined;
    this.update();
  }
}

const RepeatRow = memo(({ row, render }: { readonly row: Row<unknown>; readonly render: RenderRow }): ReactNode => {
  const [content] = useState(() => render(row));
  return content;
});
RepeatRow.displayName = "RepeatRow";
