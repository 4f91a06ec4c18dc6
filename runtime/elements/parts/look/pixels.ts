import { type RefObject, useLayoutEffect, useState } from "react";
import { css } from "./css.ts";

/** Returns a length in pixels, which the positions of layers are computed in. Other units are measured at the anchor. */
export function usePixels(length: string, anchor: RefObject<Element | null>): number {
  const [pixels, setPixels] = useState(() => Number.parseFloat(length) || 0);
  useLayoutEffect(() => setPixels(pixelsAt(length, anchor.current)), [length, anchor]);
  return pixels;
}

function pixelsAt(length: string, anchor: Element | null): number {
  if (anchor === null || /^\s*-?[\d.]+(?:px)?\s*$/.test(length)) return Number.parseFloat(length) || 0;
  const probe = document.createElement("span");
  probe.style.position = "absolute";
  // A margin may be negative.
  probe.style.marginLeft = css(length) ?? "";
  anchor.append(probe);
  const pixels = Number.parseFloat(getComputedStyle(probe).marginLeft) || 0;
  probe.remove();
  return pixels;
}
