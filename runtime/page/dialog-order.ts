import { type RefObject, useLayoutEffect, useState } from "react";
import type { Runtime } from "../app/runtime.ts";
import { useRuntime } from "../app/runtime-context.ts";
import { useSignalValue } from "../react/bound-value.ts";
import { signal } from "../react/signals.ts";
import type { OpenPopup } from "./open-popup.ts";
import { openPopups } from "./popups.tsx";

/** What the dialog of a popup does to the others. */
interface DialogLook {
  readonly backdrop: boolean;
  readonly replacesBelow: boolean;
}

interface OpenDialog extends DialogLook {
  readonly node: RefObject<HTMLElement | null>;
}

class Dialogs {
  readonly open = signal<ReadonlyMap<OpenPopup, OpenDialog>>(new Map());
  /** The last click or key that closed a dialog, or tried to. */
  dismissing: Event | undefined;
}

/** Whether a click or a key is for this dialog: it closes one layer, and the ones below see it too. */
export function isFirstOf(runtime: Runtime, event: Event): boolean {
  const dialogs = runtime.part(Dialogs);
  const isFirst = dialogs.dismissing !== event;
  dialogs.dismissing = event;
  return isFirst;
}

/** Whether a popup is above the one around this component. */
export function useIsBelow(own: OpenPopup | undefined): boolean {
  const order = useSignalValue(openPopups(useRuntime()));
  return own !== undefined && order.includes(own) && order.at(-1) !== own;
}

/**
 * Returns what the focus returns to after a popup, for one that was opened outside the dialog that remains, as when a
 * workflow opens two: the focus was behind both. Undefined for the element that had the focus.
 */
export function useReturn(own: OpenPopup | undefined): (() => HTMLElement | true) | undefined {
  const runtime = useRuntime();
  const [isFromPage] = useState(() => document.activeElement?.closest("[role=dialog]") == null);
  if (!own || !isFromPage || openPopups(runtime).peek()[0] === own) return undefined;
  return () => {
    const remaining = openPopups(runtime).peek().at(-1);
    return (remaining && runtime.part(Dialogs).open.peek().get(remaining)?.node.current) || true;
  };
}

/**
 * Announce the dialog of a popup while it is shown. Returns whether a dialog above has taken its place, and whether it
 * has taken the place of one.
 */
export function useDialogOrder(
  own: OpenPopup | undefined,
  node: RefObject<HTMLElement | null>,
  { backdrop, replacesBelow }: DialogLook,
) {
  const runtime = useRuntime();
  const { open } = runtime.part(Dialogs);
  const order = useSignalValue(openPopups(runtime));
  const known = useSignalValue(open);
  useLayoutEffect(() => {
    if (!own) return undefined;
    open.value = new Map(open.peek()).set(own, { backdrop, replacesBelow, node });
    return () => {
      const others = new Map(open.peek());
      others.delete(own);
      open.value = others;
    };
  }, [open, own, node, backdrop, replacesBelow]);
  const position = own ? order.indexOf(own) : -1;
  if (position < 0) return { isCovered: false, isCovering: false };
  return {
    isCovered: backdrop && order.slice(position + 1).some((above) => known.get(above)?.replacesBelow),
    isCovering: replacesBelow && order.slice(0, position).some((below) => known.get(below)?.backdrop),
  };
}
