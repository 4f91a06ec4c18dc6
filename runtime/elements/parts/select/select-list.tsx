import { type ReactNode, type UIEvent, useCallback } from "react";
import { useLatest } from "../../../react/element.tsx";
import { cross } from "../shared/glyphs.ts";
import { Glyph } from "../shared/svg.tsx";

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

/** The button that clears the choice. */
export function ClearButton({ label, onClear }: { readonly label: string; readonly onClear: () => void }): ReactNode {
  return (
    <button type="button" className="trama-icon-button" aria-label={label || "×"} onClick={onClear}>
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
