import { type ReactNode, type UIEvent, useCallback } from "react";
import { useLatest } from "../../element.tsx";
import type { SelectViewProps } from "../select.tsx";
import { cross, Glyph } from "./svg.tsx";

/** How near the end of the list, in pixels, counts as the end. */
const endMargin = 48;

/** A scroll handler that tells when the end of a list comes into reach. */
export function useEndOfList(onEnd: () => void): (event: UIEvent<HTMLElement>) => void {
  const latest = useLatest(onEnd);
  return useCallback(
    ({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
      if (scrollHeight - scrollTop - clientHeight < endMargin) latest.current();
    },
    [latest],
  );
}

/** The button that clears the choice, beside the trigger and not in it: a button inside a button is none. */
export function ClearButton({ view }: { readonly view: SelectViewProps }): ReactNode {
  const { state, chosen } = view;
  if (!state.clearIcon || !chosen || state.disabled || state.readonly) return null;
  return (
    <button
      type="button"
      className="trama-icon-button"
      aria-label={state.clearLabel || "×"}
      onClick={() => view.onChoose(undefined)}
    >
      <Glyph icon={cross} />
    </button>
  );
}

/** What stands under the options: the ring of a list that goes on, or a word about an empty one. */
export function ListEnd({
  isFetching,
  emptyText,
}: {
  readonly isFetching: boolean;
  readonly emptyText: string;
}): ReactNode {
  if (isFetching) return <span className="trama-spinner trama-list-ring" aria-hidden="true" />;
  return emptyText === "" ? null : <span className="trama-list-empty">{emptyText}</span>;
}
