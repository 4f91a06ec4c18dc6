import { memo, type ReactNode, useContext, useState, useSyncExternalStore } from "react";
import { isFirstRender } from "../app/first-render.ts";
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
 * images and icons are cloned from a template, and React renders nothing for them, unless they come before the code
 * that does it. With other rows, a change of the keys or their order rerenders, and only this list.
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
  const shown = useSyncExternalStore(list.subscribe, list.get, list.get);
  if (shown === undefined) return <template ref={list.attach} />;
  return shown.map((row) => <RepeatRow key={row.key} row={row} render={list.render} />);
}

/** Makes rows of nodes; undefined until its code is loaded, which no page needs for its first paint. */
let makeNodes: typeof rowNodes | undefined;
let isLoading = false;

function loadNodes(): void {
  if (isLoading || isFirstRender()) return;
  isLoading = true;
  import("./row-nodes.ts").then(
    (loaded) => {
      makeNodes = loaded.rowNodes;
    },
    () => {
      // React renders the rows.
      isLoading = false;
    },
  );
}

/** The rows of a list, shown by React or as nodes of its own. Its first rows decide which. */
class RowList {
  readonly render: RenderRow;
  private readonly rows: RowStore<unknown>;
  private readonly runtime: Runtime;
  private readonly scope: string;
  private isReact = false;
  private nodes: RowNodes | undefined;
  private anchor: Element | undefined;

  constructor(rows: RowStore<unknown>, render: RenderRow, runtime: Runtime, scope: string) {
    this.rows = rows;
    this.render = render;
    this.runtime = runtime;
    this.scope = scope;
    this.decide();
  }

  /** Returns the rows that React renders; undefined if they are nodes. */
  readonly get = (): readonly Row<unknown>[] | undefined => (this.isReact ? this.rows.get() : undefined);

  readonly subscribe = (onChange: () => void): (() => void) =>
    this.rows.subscribe(() => {
      this.decide();
      if (this.isReact || !this.showNodes()) onChange();
    });

  readonly attach = (anchor: Element | null): (() => void) | undefined => {
    if (anchor === null) return undefined;
    this.anchor = anchor;
    loadNodes();
    this.showNodes();
    return () => {
      this.anchor = undefined;
      this.nodes?.end(anchor);
    };
  };

  private decide(): void {
    const [first] = this.rows.get();
    if (this.isReact || this.nodes !== undefined || first === undefined) return;
    // The build renders rows as markup, which React takes over.
    this.nodes = isFirstRender() ? undefined : makeNodes?.(this.render, this.runtime, this.scope, first);
    this.isReact = this.nodes === undefined;
  }

  /** Returns whether the rows are shown; if not, React must show them. */
  private showNodes(): boolean {
    const { anchor, nodes } = this;
    if (anchor === undefined || nodes === undefined) return true;
    // Columns count their children.
    if (!anchor.parentElement?.matches(".trama-columns")) {
      nodes.show(anchor, this.rows.get());
      return true;
    }
    nodes.end(anchor);
    this.nodes = undefined;
    this.isReact = true;
    return false;
  }
}

const RepeatRow = memo(({ row, render }: { readonly row: Row<unknown>; readonly render: RenderRow }): ReactNode => {
  const [content] = useState(() => render(row));
  return content;
});
RepeatRow.displayName = "RepeatRow";
