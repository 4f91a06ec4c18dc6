import type { KeyboardEvent } from "react";

/** Escape closes a calendar that is still loading, and so cannot close itself. */
export const closeByEscape = (
  { key }: KeyboardEvent,
  { isOpen, onToggle }: { readonly isOpen: boolean; readonly onToggle: () => void },
): void => {
  if (isOpen && key === "Escape") onToggle();
};
