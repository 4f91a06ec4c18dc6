import { useLayoutEffect } from "react";
import { useRuntime } from "../app/runtime-context.ts";
import { useSignalValue } from "../react/bound-value.ts";
import { signal } from "../react/signals.ts";
import type { OpenPopup } from "./open-popup.ts";
import { openPopups } from "./popups.tsx";

/** What the dialog of a popup does to the others. */
interface OpenDialog {
  readonly backdrop: boolean;
  readonly replacesBelow: boolean;
}

class Dialogs {
  readonly open = signal<ReadonlyMap<OpenPopup, OpenDialog>>(new Map());
}

/**
 * Announce the dialog of a popup while it is shown. Returns whether a dialog above has taken its place, and whether it
 * has taken the place of one.
 */
export function useDialogOrder(own: OpenPopup | undefined, { backdrop, replacesBelow }: OpenDialog) {
  const runtime = useRuntime();
  const { open } = runtime.part(Dialogs);
  const order = useSignalValue(openPopups(runtime));
  const known = useSignalValue(open);
  useLayoutEffect(() => {
    if (!own) return undefined;
    open.value = new Map(open.peek()).set(own, { backdrop, replacesBelow });
    return () => {
      const others = new Map(open.peek());
      others.delete(own);
      open.value = others;
    };
  }, [open, own, backdrop, replacesBelow]);
  const position = own ? order.indexOf(own) : -1;
  if (position < 0) return { isCovered: false, isCovering: false };
  return {
    isCovered: backdrop && order.slice(position + 1).some((above) => known.get(above)?.replacesBelow),
    isCovering: replacesBelow && order.slice(0, position).some((below) => known.get(below)?.backdrop),
  };
}
