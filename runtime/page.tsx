import {
  Children,
  createElement,
  memo,
  type ReactNode,
  useContext,
  useEffect,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
} from "react";
import { type AppDefinition, useApp } from "./app-context.ts";
import { type CollectionFailure, type CollectionGroups, onCollectionError } from "./collections.ts";
import { type CommonProps, ScopeContext, useElement } from "./element.tsx";
import { logError } from "./error-log.ts";
import { isFirstRender } from "./first-render.ts";
import { type PageMeta, useHead } from "./head.ts";
import { LateSection } from "./late-section.tsx";
import { loadPage } from "./page-load.ts";
import { type PageState, ShownPage } from "./page-state.ts";
import { type Row, RowStore } from "./rows.ts";
import { type Bind, type ReadonlySignal, readBind } from "./signals.ts";
import { slug } from "./slug.ts";
import { useSignals } from "./use-signal.ts";
import { useWindowEvents, type WindowEvents } from "./window-events.ts";
import type { Handler } from "./workflow.ts";

export interface PageElementProps extends WindowEvents, PageMeta {
  readonly id: string;
  readonly page: PageState<never>;
  /** What the page fetches as it loads, in groups that wait for each other. */
  readonly collections?: CollectionGroups | undefined;
  readonly onBeforeFetch?: Handler | undefined;
  readonly onLoad?: Handler | undefined;
  readonly onUnload?: Handler | undefined;
  readonly onCollectionFetchError?: Handler<CollectionFailure> | undefined;
  readonly children?: ReactNode;
}

/** The outermost part of a page: its head, its workflows, and the order in which it loads. */
export function Page(props: PageElementProps): ReactNode {
  const { id, page, children } = props;
  const app = useApp();
  useHead(app, props, page);
  useLoad(app, props);
  useWindowEvents(props, id);
  const { onCollectionFetchError } = props;
  useEffect(() => {
    if (onCollectionFetchError === undefined) return;
    return onCollectionError(onCollectionFetchError, `${id}.collectionFetchError`);
  }, [onCollectionFetchError, id]);
  const [content] = useState(() => (isFirstRender() ? withLateSections(children) : children));
  return <ScopeContext value={id}>{content}</ScopeContext>;
}

/** How many sections of a page from the build come to life at once; the others wait until they are near. */
const promptSections = 2;

const withLateSections = (children: ReactNode): ReactNode =>
  Children.map(children, (section, position) =>
    position < promptSections ? section : <LateSection>{section}</LateSection>,
  );

function useLoad(app: AppDefinition | undefined, props: PageElementProps): void {
  const { page, onUnload } = props;
  useLayoutEffect(() => {
    if (page instanceof ShownPage) page.hooks = { onUnload };
  }, [page, onUnload]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page loads once; its workflows are part of its code.
  useEffect(() => {
    if (app !== undefined && page instanceof ShownPage) void loadPage(app, page, props);
  }, [app, page]);
}

/** What the component of a section with a file of its own takes. */
export interface SectionProps {
  readonly page: PageState;
}

export interface SectionElementProps extends CommonProps {
  /** Its anchor comes from it. */
  readonly title?: Bind<string>;
  readonly tag?: "main" | "header" | "footer" | "nav" | "section" | "aside" | "div" | undefined;
  /** The id of a section with a file of its own; its elements take their classes from it. */
  readonly scope?: string | undefined;
  readonly children?: ReactNode;
}

/** A section of a page. Links find it by its title, or by its id when it has none. */
export function Section(props: SectionElementProps): ReactNode {
  const { scope } = props;
  if (scope === undefined) return <SectionBox {...props} />;
  return (
    <ScopeContext value={scope}>
      <SectionBox {...props} />
    </ScopeContext>
  );
}

function SectionBox(props: SectionElementProps): ReactNode {
  const { id, title, tag = "section", children } = props;
  const { attributes } = useElement<HTMLElement>(props, "section");
  const [readAnchor] = useState(() => () => slug(readBind(title) ?? "") || id);
  return createElement(tag, { ...attributes, id: useSignals(readAnchor), "data-section": id }, children);
}

export interface IfProps {
  readonly when: () => unknown;
  readonly children?: ReactNode;
}

/** Has its children on the page only while a condition holds. A condition that fails does not hold. */
export function If({ when, children }: IfProps): ReactNode {
  const scope = useContext(ScopeContext);
  const [holds] = useState(() => () => {
    try {
      return Boolean(when());
    } catch (error) {
      logError(`${scope}.if`, error);
      return false;
    }
  });
  return useSignals(holds) ? children : null;
}

export interface RepeatProps<T> {
  readonly items: Bind<readonly T[]>;
  /** What tells an item from the others. Items without it are told apart by their position. */
  readonly by?: ((item: T, index: number) => unknown) | undefined;
  /** One row; called once per key. Later values of the item and its position arrive through the signals. */
  readonly children: (item: ReadonlySignal<T>, index: ReadonlySignal<number>) => ReactNode;
}

/**
 * Shows its row for each item of a list.
 *
 * Rows are kept by key: an item that moves takes its row along, one that changes updates only what reads it. Nothing but
 * a change of the keys or their order renders anything, and then only this list.
 */
export function Repeat<T>({ items, by, children }: RepeatProps<T>): ReactNode {
  const scope = useContext(ScopeContext);
  const [rows] = useState(
    () =>
      new RowStore<T>(
        () => readBind(items) ?? [],
        (item, index) => by?.(item, index),
        `${scope}.repeat`,
      ),
  );
  const shown = useSyncExternalStore(rows.subscribe, rows.get, rows.get);
  // The rows of this list are made by it, so they hold its items.
  return shown.map((row) => <RepeatRow key={row.key} row={row} render={children as RenderRow} />);
}

type RenderRow = (item: ReadonlySignal<never>, index: ReadonlySignal<number>) => ReactNode;

/** Remembers what the row function gave, so that it is called once per key. */
const RepeatRow = memo(({ row, render }: { readonly row: Row<unknown>; readonly render: RenderRow }): ReactNode => {
  const [content] = useState(() => render(row.item as ReadonlySignal<never>, row.index));
  return content;
});
RepeatRow.displayName = "RepeatRow";
