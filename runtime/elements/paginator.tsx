import { type ReactNode, useLayoutEffect } from "react";
import type { PagedCollection } from "../data/collections.ts";
import { useElement } from "../react/element.tsx";
import { elementSpec } from "../react/element-handle.ts";
import { chevronLeft, chevronRight } from "./parts/look/glyphs.ts";
import { Glyph } from "./parts/look/svg.tsx";
import { pageList } from "./parts/shared/pages.ts";
import { useTexts } from "./parts/shared/texts.ts";
import type { PaginatorProps, PaginatorVariables } from "./props.ts";

interface Resolved {
  readonly total: number;
  readonly limit: number;
  readonly offset: number;
  readonly ariaLabel: string;
  readonly previousLabel: string;
  readonly nextLabel: string;
  readonly pageLabel: string;
  readonly siblings: number;
  readonly compact: boolean;
  readonly disabled: boolean;
}

const defaults: Resolved = {
  total: 10,
  limit: 5,
  offset: 0,
  ariaLabel: "",
  previousLabel: "",
  nextLabel: "",
  pageLabel: "",
  siblings: 1,
  compact: false,
  disabled: false,
};

const texts = {
  en: { previousLabel: "Previous page", nextLabel: "Next page", pageLabel: "Page {page}" },
  pt: { previousLabel: "Página anterior", nextLabel: "Próxima página", pageLabel: "Página {page}" },
};

/** The number of pages assumed when the number of rows is unknown. */
const unknownPageCount = 10;

/** Page numbers. It turns the pages of its collection; without one, `change` only reports the visitor's choice. */
export function Paginator(props: PaginatorProps): ReactNode {
  const root = useElement<HTMLElement>(props, "paginator");
  const { attributes, emit } = root;
  const { collection } = props;
  const state = root.values<Resolved>(collection ? { ...props, ...rangeOf(collection) } : props, defaults);
  const { previousLabel, nextLabel, pageLabel } = useTexts(state, texts);
  const { total, offset } = state;
  const limit = Math.max(0, Math.trunc(state.limit));
  const pageCount = limit === 0 ? (collection ? 1 : unknownPageCount) : Math.max(1, Math.ceil(total / limit));
  const wanted = limit === 0 ? 1 : Math.floor(Math.max(0, offset) / limit) + 1;
  const page = Math.min(pageCount, wanted);
  const variables = root.connect(Paginator.spec, props.handle, {});
  useLayoutEffect(() => {
    variables.page.value = page;
    variables.pageCount.value = pageCount;
  }, [variables, page, pageCount]);

  const go = (next: number) => {
    if (next === wanted || next < 1 || next > pageCount || state.disabled) return;
    if (collection) emit((run) => collection.fetchPage(run, (next - 1) * limit), "collection", undefined);
    emit(props.onChange, "change", { page: next, offset: (next - 1) * limit, limit, total });
  };
  const step = (next: number, name: string, content: ReactNode) => {
    const isOff = state.disabled || next < 1 || next > pageCount;
    // Not `disabled`, as the focus would be lost on the last page.
    return (
      <button
        type="button"
        className="trama-page"
        aria-label={name}
        aria-disabled={isOff || undefined}
        onClick={() => go(next)}
      >
        {content}
      </button>
    );
  };
  return (
    <nav {...attributes} aria-label={state.ariaLabel || undefined} data-disabled={state.disabled || undefined}>
      {step(wanted > pageCount ? pageCount : page - 1, previousLabel, props.previous ?? <Glyph icon={chevronLeft} />)}
      {state.compact ? (
        <span className="trama-page-compact" aria-live="polite">
          {page} / {pageCount}
        </span>
      ) : (
        pageList(page, pageCount, state.siblings).map((shown, position) =>
          shown === "gap" ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: at most two gaps, identified by their position
            <span key={`gap-${position}`} className="trama-page-gap" aria-hidden="true">
              …
            </span>
          ) : (
            <button
              key={shown}
              type="button"
              className="trama-page"
              aria-label={pageLabel.replace("{page}", String(shown))}
              aria-current={shown === wanted ? "page" : undefined}
              disabled={state.disabled}
              onClick={() => go(shown)}
            >
              {shown}
            </button>
          ),
        )
      )}
      {step(page + 1, nextLabel, props.next ?? <Glyph icon={chevronRight} />)}
    </nav>
  );
}

const rangeOf = ({ total, limit, offset }: PagedCollection) => ({
  total: () => total.value,
  limit: () => limit.value,
  offset: () => offset.value,
});

Paginator.spec = elementSpec<PaginatorVariables>({
  type: "paginator",
  variables: { page: 1, pageCount: 1 },
  actions: [],
});
