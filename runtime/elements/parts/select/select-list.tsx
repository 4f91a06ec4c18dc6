import { type ReactNode, type UIEvent, useCallback } from "react";
import { useLatest } from "../../../react/use-latest.ts";
import { cross } from "../look/glyphs.ts";
import { Glyph } from "../look/svg.tsx";
import { useTexts } from "../shared/texts.ts";
import type { ListViewProps } from "./select-shell.tsx";

/** How many pixels from the end of the list count as the end. */
const endMargin = 48;

/** Returns a scroll handler that calls `onEnd` near the end of a list. */
export function useEndOfList(onEnd: () => void): (event: UIEvent<HTMLElement>) => void {
  const latest = useLatest(onEnd);
  return useCallback(
    ({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
      if (scrollHeight - scrollTop - clientHeight < endMargin) latest.current();
    },
    [latest],
  );
}

const clearTexts = { en: { clear: "Clear" }, pt: { clear: "Limpar" } };

/** The button that clears the choice. */
export function ClearButton({ label, onClear }: { readonly label: string; readonly onClear: () => void }): ReactNode {
  const { clear } = useTexts({ clear: label }, clearTexts);
  return (
    <button type="button" className="trama-icon-button" aria-label={clear} onClick={onClear}>
      <Glyph icon={cross} />
    </button>
  );
}

const emptyTexts = {
  en: { none: "No options", unfound: "No results" },
  pt: { none: "Nenhuma opção", unfound: "Nenhum resultado" },
};

/** Returns what an empty list says; nothing while more is loading. */
export function useEmptyText({ state, isUnfound }: ListViewProps): string {
  const { none, unfound } = useTexts({ none: state.noOptionsText, unfound: state.noResultsText }, emptyTexts);
  if (state.isFetching) return "";
  return isUnfound ? unfound : none;
}

/** The end of the list: a spinner while more is loading, or the text for an empty list. */
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
