import { expect, test } from "vitest";
import { parseColor } from "../../compiler/4-check/rules/css-color.ts";
import { openContext } from "./harness.ts";

/** Colours in every notation, inside and outside sRGB, opaque and translucent. */
const colors = [
  ...["rebeccapurple", "DarkSlateGrey", "transparent", "#1af", "#1AF8", "#1d5bd6", "#1D5BD6CC"],
  ...["rgb(10 140 200)", "rgb(10.5 140.2 300)", "rgb(10% 50% 90% / 50%)", "rgba(10, 140, 200, 0.8)", "rgb(none 90 -4)"],
  ...[
    "rgb(10%, 50%, 90%)",
    "hsl(210 50% 40%)",
    "hsl(210deg, 50%, 40%)",
    "hsla(.6turn 80 70 / 90%)",
    "hsl(-2rad 40% 30%)",
  ],
  ...["hwb(300grad 20% 10%)", "hwb(120 80% 60%)", "lab(50% 40 -20)", "lab(60 -80% 40% / .9)", "lab(130 none 0)"],
  ...["lch(50 40% 1rad)", "lch(80% 140 140)", "oklab(60% 0.1 -0.1)", "oklab(0.9 -50% 100%)", "oklch(60% 0.2 250)"],
  ...["oklch(70% 0.4 150deg)", "oklch(0.6 50% none)", "oklch(0% 0.3 30)", "oklch(100% 0.3 30)"],
  ...[
    "color(srgb 50% none 0.3)",
    "color(srgb-linear 0.5 0.5 0)",
    "color(display-p3 1 0.2 0)",
    "color(a98-rgb 0.5 1 0)",
  ],
  ...["color(prophoto-rgb 0.3 0.5 0.2)", "color(rec2020 0.3 .5 .2)", "color(xyz .3 .2 .1)", "color(xyz-d50 .3 .2 .1)"],
  ...["color(xyz-d65 .3 .2 .1 / 95%)", "rgb(9 9 9 / none)", "OKLCH(60% 0.2 250DEG)"],
  ...["rgb(calc(100 + 20 * 2) 40 calc(255 / 3))", "hsl(calc(0.5turn + 10deg) 60% calc(10% * 4))", "currentColor"],
  ...["rgb(max(10, 90), min(40, 90), clamp(0, 300, 200), calc(1 / 2))", "lab(calc(60%) calc(-1 * 20) abs(-30))"],
  ...["oklch(calc(0.5 + 0.1) 0.1 calc(pi * 1rad))", "color(srgb calc(1 / 3) 0.5 0.2 / calc(50% + 25%))"],
  ...["color-mix(in srgb, red, blue)", "color-mix(in srgb, white 20%, #1d5bd6)", "color-mix(in srgb, red, lime 90%)"],
  ...["color-mix(in oklab, #1d5bd6 30%, white)", "color-mix(in lab, rebeccapurple, orange 25%)"],
  ...[
    "color-mix(in srgb-linear, teal, gold)",
    "color-mix(in xyz, teal, gold)",
    "color-mix(in xyz-d50, teal, gold 10%)",
  ],
  ...["color-mix(in hsl, hsl(350 80% 50%), hsl(30 60% 40%))", "color-mix(in hsl longer hue, red, blue)"],
  ...["color-mix(in oklch, #1d5bd6, orange 40%)", "color-mix(in lch increasing hue, lch(50 30 300), lch(60 40 20))"],
  ...["color-mix(in oklch decreasing hue, oklch(60% 0.1 20), oklch(50% 0.1 300))", "color-mix(in hwb, teal, gold)"],
  ...["color-mix(in oklch, white, #1d5bd6)", "color-mix(in hsl, grey, red)", "color-mix(in srgb, red 20%, blue 30%)"],
  ...["color-mix(in srgb, transparent, blue)", "color-mix(in srgb, rgb(255 0 0 / 40%) 60%, blue)"],
  ...["color-mix(in srgb, currentColor 10%, white)", "color-mix(in srgb, color-mix(in srgb, red, blue), lime)"],
  ...["rgb(from #1d5bd6 r g b)", "rgb(from #1d5bd6 calc(r + 20) g calc(b / 2) / 80%)", "rgb(from red b r g / alpha)"],
  ...["hsl(from #1d5bd6 h s calc(l * 1.2))", "hsl(from teal calc(h + 180) s l)", "hwb(from gold h calc(w + 10) b)"],
  ...["oklch(from #1d5bd6 calc(l + 0.1) c h)", "oklch(from red l calc(c * 0.5) h / 0.5)", "oklab(from teal l b a)"],
  ...["lab(from gold calc(l - 20) a b)", "lch(from #1d5bd6 50 c calc(h + 30))", "rgb(from rgb(9 200 30 / 50%) r g b)"],
  ...["color(from teal srgb r g calc(b + 0.2))", "color(from gold xyz x y z)", "color(from teal display-p3 g r b)"],
  ...["rgb(from currentColor 200 g b)", "rgb(from color-mix(in srgb, red, blue) r 100 b)", "hsl(from red none s l)"],
];

const black = { mode: "rgb", r: 0, g: 0, b: 0 } as const;

test("the compiler computes the colours that Chromium paints", async () => {
  const page = await (await openContext()).newPage();
  const painted = await page.evaluate((all) => {
    const canvas = new OffscreenCanvas(1, 1).getContext("2d");
    if (!canvas) throw new Error("no canvas");
    return all.map((color) => {
      // A wrong colour would leave the one before.
      if (!CSS.supports("color", color)) throw new Error(`Chromium does not know ${color}`);
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = color;
      canvas.fillRect(0, 0, 1, 1);
      return [...canvas.getImageData(0, 0, 1, 1).data];
    });
  }, colors);
  const different = colors.flatMap((color, index) => {
    const [red = 0, green = 0, blue = 0, opacity = 0] = painted[index] ?? [];
    const { r = 0, g = 0, b = 0, alpha = 1 } = parseColor(color, { current: black }) ?? { alpha: Number.NaN };
    // A canvas multiplies by the alpha and rounds.
    const tolerance = opacity === 0 ? 255 : 1 + 255 / opacity;
    const isSame =
      Math.abs(alpha * 255 - opacity) <= 1 &&
      [red - r * 255, green - g * 255, blue - b * 255].every((difference) => Math.abs(difference) <= tolerance);
    return isSame
      ? []
      : [`${color}: ${[r, g, b, alpha].map((part) => part * 255).join(" ")}, painted ${painted[index]}`];
  });
  expect(different).toEqual([]);
});
