import type { KeyboardEvent } from "react";

/** Escape in the control closes a calendar without the focus: one that opened on hover, or is still loading. */
export function closeByEscape(
  event: KeyboardEvent,
  { isOpen, onClose }: { readonly isOpen: boolean; readonly onClose: () => void },
): void {
  if (event.key !== "Escape" || !isOpen) return;
  event.stopPropagation();
  onClose();
}
