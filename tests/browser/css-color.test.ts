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
];

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
    const { r = 0, g = 0, b = 0, alpha = 1 } = parseColor(color) ?? { alpha: Number.NaN };
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
