import {
  Children,
  createElement,
  isValidElement,
  type ReactNode,
  useContext,
  useEffect,
  useLayoutEffect,
  useState,
} from "react";
import { type AppDefinition, useApp } from "../app/app-context.ts";
import { isFirstRender } from "../app/first-render.ts";
import { useRuntime } from "../app/runtime-context.ts";
import { type CollectionFailure, type CollectionGroups, onCollectionError } from "../data/collections.ts";
import { logError } from "../errors/error-log.ts";
import { LateSection } from "../late/late-section.tsx";
import { ScopeContext, useElement } from "../react/element.tsx";
import type { CommonProps } from "../react/element-props.ts";
import { type Bind, readBind } from "../react/signals.ts";
import { useSignals } from "../react/use-signal.ts";
import { slug } from "../routing/slug.ts";
import type { Handler } from "../workflow/workflow.ts";
import { type PageMeta, useHead } from "./head.ts";
import { loadPage } from "./page-load.ts";
import { type PageState, ShownPage } from "./page-state.ts";
import { useUnsaved } from "./use-unsaved.ts";
import { useWindowEvents, type WindowEvents } from "./window-events.ts";

export interface PageElementProps extends WindowEvents, PageMeta {
  readonly id: string;
  readonly page: PageState<never>;
  /** The collections the page fetches as it loads, in groups that wait for each other. */
  readonly collections?: CollectionGroups | undefined;
  /** Whether leaving the page would lose input. */
  readonly unsaved?: Bind<boolean>;
  readonly onBeforeFetch?: Handler | undefined;
  readonly onLoad?: Handler | undefined;
  readonly onUnload?: Handler | undefined;
  readonly onCollectionFetchError?: Handler<CollectionFailure> | undefined;
  readonly children?: ReactNode;
}

/** The root of a page: its head, its workflows, and the order in which it loads. */
export function Page(props: PageElementProps): ReactNode {
  const { id, page, children } = props;
  const app = useApp();
  const runtime = useRuntime();
  useHead(app, props, page);
  useLoad(app, props);
  useWindowEvents(props, id);
  useUnsaved(props.unsaved, id);
  const { onCollectionFetchError } = props;
  useEffect(() => {
    if (onCollectionFetchError === undefined) return;
    return onCollectionError(runtime, onCollectionFetchError, `${id}.collectionFetchError`);
  }, [onCollectionFetchError, id, runtime]);
  const [content] = useState(() => (isFirstRender() ? withLateSections(children) : children));
  return <ScopeContext value={id}>{content}</ScopeContext>;
}

/** How many sections of a prerendered page are hydrated at once; the others wait until they are near the viewport. */
const promptSections = 2;

const withLateSections = (children: ReactNode): ReactNode =>
  Children.map(children, (section, position) =>
    position < promptSections ? section : <LateSection>{section}</LateSection>,
  );

function useLoad(app: AppDefinition | undefined, props: PageElementProps): void {
  const { page, onUnload } = props;
  const runtime = useRuntime();
  useLayoutEffect(() => {
    if (page instanceof ShownPage) page.hooks = { onUnload };
  }, [page, onUnload]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page loads once; its workflows are part of its code.
  useEffect(() => {
    if (app !== undefined && page instanceof ShownPage) void loadPage(runtime, app, page, props);
  }, [app, runtime, page]);
}

/** The props of a section component with a file of its own. */
export interface SectionProps {
  readonly page: PageState;
}

export interface SectionElementProps extends CommonProps {
  /** The source of its anchor. */
  readonly title?: Bind<string>;
  readonly tag?: "main" | "header" | "footer" | "nav" | "section" | "aside" | "div" | undefined;
  /** `content` centres the children in a column. */
  readonly width?: "content" | undefined;
  /** The id of a section with a file of its own; the CSS classes of its elements use it. */
  readonly scope?: string | undefined;
  readonly children?: ReactNode;
}

/** A section of a page. Links address it by its title, or by its id without one. */
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
  const { id, title, tag = "section", width, children } = props;
  const { attributes } = useElement<HTMLElement>(props, "section");
  const [readAnchor] = useState(() => () => slug(readBind(title) ?? "") || id);
  return createElement(
    tag,
    { ...attributes, id: useSignals(readAnchor), "data-section": id, "data-width": width },
    children,
  );
}

export interface IfProps {
  readonly when: () => unknown;
  readonly children?: ReactNode;
}

/** Renders its children only while a condition holds. A condition that throws does not hold. */
export function If({ when, children }: IfProps): ReactNode {
  const scope = useContext(ScopeContext);
  const [holds] = useState(() => () => {
    try {
      return Boolean(when());
    } catch (error) {
      logError(`${scope}${idIn(children, scope)}.if`, error);
      return false;
    }
  });
  return useSignals(holds) ? children : null;
}

/** Returns `#id` of the element that a condition decides on; a plain tag has its id in a class. */
function idIn(element: ReactNode, scope: string): string {
  if (!isValidElement<{ readonly id?: string; readonly className?: string }>(element)) return "";
  const { id, className = "" } = element.props;
  const own =
    id ??
    className
      .split(" ")
      .find((name) => name.startsWith(`${scope}-`))
      ?.slice(scope.length + 1);
  return own === undefined ? "" : `#${own}`;
}
