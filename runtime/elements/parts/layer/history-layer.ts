import { useEffect } from "react";
import { useRuntime } from "../../../app/runtime-context.ts";
import { useLatest } from "../../../react/use-latest.ts";
import { newListLayer } from "../../../routing/layers.ts";
import { routingOf } from "../../../routing/routing.ts";

/** Adds a history entry for an open list or menu with `history: "push"`, so that Back closes it before it leaves the page. */
export function useHistoryLayer(history: "push" | undefined, isOpen: boolean, close: () => void): void {
  const { layers } = routingOf(useRuntime());
  const latest = useLatest(close);
  const hasEntry = history === "push" && isOpen;
  useEffect(() => {
    if (!hasEntry) return;
    const key = newListLayer();
    const forget = layers.add(key, { isOpen: () => true, close: () => latest.current() });
    layers.push(key);
    return () => {
      forget();
      layers.settle();
    };
  }, [hasEntry, layers, latest]);
}

/** The history entry of an open list, as a component: a closed list then needs no hooks for it. */
export function HistoryLayer({ close }: { readonly close: () => void }): null {
  useHistoryLayer("push", true, close);
  return null;
}
