import { type RefObject, useLayoutEffect, useRef } from "react";

/** What a copy must not do again: load, play, or belong to the fields of the page. */
const attributes = ["autofocus", "autoplay", "name", "src", "srcdoc"];
const strippedTags = "audio, embed, iframe, object, source, track, video, input, select, textarea, button";

/**
 * Let a layer disappear by its animation, backwards, once it is removed: the parent of this node, and its backdrop.
 *
 * The layer itself is gone at once, so that focus and history need not wait: an inert copy is animated in its place.
 */
export function useLeaving(node: RefObject<HTMLElement | null>, isAnimated: boolean): void {
  const isWanted = useRef(isAnimated);
  useLayoutEffect(() => {
    isWanted.current = isAnimated;
  });
  useLayoutEffect(
    () => () => {
      const layer = node.current;
      if (!layer || !isWanted.current || isStill()) return;
      const copy = copyOf(layer);
      // React repeats effects in its strict mode, where the layer stays.
      queueMicrotask(() => {
        if (!layer.isConnected) play(copy);
      });
    },
    [node],
  );
}

/** Whether the visitor wants no motion. */
export const isStill = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Resolves when the animations of these elements have ended. */
export const animationsOf = (elements: readonly Element[]): Promise<unknown> =>
  Promise.allSettled(elements.flatMap((one) => one.getAnimations()).map(({ finished }) => finished));

interface Copy {
  readonly holder: HTMLElement;
  readonly layer: HTMLElement | undefined;
  /** Where the layer and its place were scrolled to. */
  readonly tops: readonly number[];
}

function copyOf(layer: HTMLElement): Copy {
  const holder = document.createElement("div");
  holder.className = "trama-leaving";
  holder.inert = true;
  holder.ariaHidden = "true";
  const place = layer.parentElement;
  const parts = [...(place?.parentElement?.children ?? [])].filter(
    (part) => part === place || part.matches(".trama-backdrop"),
  );
  holder.append(...parts.map((part) => part.cloneNode(true)));
  const copy = place && holder.children[parts.indexOf(place)]?.children[[...place.children].indexOf(layer)];
  for (const part of holder.querySelectorAll(strippedTags)) for (const name of attributes) part.removeAttribute(name);
  // Drawings refer to their own parts by id.
  for (const part of holder.querySelectorAll("[id]:not(svg *)")) part.removeAttribute("id");
  if (!(copy instanceof HTMLElement)) return { holder, layer: undefined, tops: [] };
  copy.dataset.leaving = "";
  return { holder, layer: copy, tops: [layer.scrollTop, place?.scrollTop ?? 0] };
}

function play({ holder, layer, tops: [own = 0, around = 0] }: Copy): void {
  if (!layer) return;
  document.body.append(holder);
  layer.scrollTop = own;
  if (layer.parentElement) layer.parentElement.scrollTop = around;
  void animationsOf([...holder.querySelectorAll(".trama-backdrop"), layer]).then(() => holder.remove());
}
