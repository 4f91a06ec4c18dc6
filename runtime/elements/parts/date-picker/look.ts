import { type CSSProperties, type RefObject, useLayoutEffect, useState } from "react";

// A panel is not inside its element, so it does not inherit custom properties that the element's style sets.

/** Colours, by the names of the theme's tokens; `--_name` is what the style sheet reads. */
const colors = ["primary", "on-primary", "surface", "surface-2", "text", "text-2", "border", "border-strong", "danger"];

/** Sizes and fonts, which the style sheet reads by these names. */
const sizes = [
  "radius",
  "cell-size",
  "cell-padding",
  "cell-radius",
  "date-font-family",
  "date-font-size",
  "time-font-size",
  "preview-font-size",
  "menu-min-width",
  "mode-height",
  "highlight",
  "icon-color",
];

/** Returns the style of a calendar: the custom properties that differ between its control and the page. */
export function useControlLook(control: RefObject<HTMLElement | null>): CSSProperties {
  const [look, setLook] = useState<CSSProperties>({});
  useLayoutEffect(() => {
    if (control.current) setLook(lookOf(control.current));
  }, [control]);
  return look;
}

function lookOf(control: HTMLElement): CSSProperties {
  const [own, page] = [getComputedStyle(control), getComputedStyle(document.documentElement)];
  const differing = (name: string): string | undefined => {
    const value = own.getPropertyValue(`--trama-${name}`).trim();
    return value === "" || value === page.getPropertyValue(`--trama-${name}`).trim() ? undefined : value;
  };
  const entries = [
    ...colors.map((name) => [`--_${name}`, differing(name)] as const),
    ...sizes.map((name) => [`--trama-${name}`, differing(name)] as const),
  ];
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}
