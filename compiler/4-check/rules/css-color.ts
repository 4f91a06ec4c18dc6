// Registers the notations that `parse` knows.
import "culori/css";
import { blend, clampRgb, converter, parse, type Rgb, wcagContrast } from "culori/fn";

export type { Rgb };

const toRgb = converter("rgb");

/**
 * Returns a colour of CSS Color 4 in sRGB, clipped to its gamut as browsers do.
 *
 * The notation is known to be right. Returns undefined for a colour that only the browser can compute: `color-mix()`,
 * `contrast-color()`, relative and system colours, `currentColor`, and channels with `calc()` or `var()`.
 */
export function parseColor(css: string): Rgb | undefined {
  // The parser treats a missing alpha as none at all, which is opaque.
  const color = parse(
    css
      .trim()
      .toLowerCase()
      .replace(/\/\s*none\b/, "/ 0"),
  );
  return color && clampRgb(toRgb(color));
}

/** Returns the contrast of a text as defined by WCAG 2.2; undefined for a translucent background. */
export function contrastOf(text: Rgb, background: Rgb): number | undefined {
  if ((background.alpha ?? 1) < 1) return undefined;
  return wcagContrast(blend([background, text], "normal", "rgb"), background);
}
