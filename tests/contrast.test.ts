import { expect, test } from "vitest";
import { contrastOf, parseColor } from "../compiler/4-check/rules/css-color.ts";

function contrast(text: string, background: string): string | undefined {
  const front = parseColor(text);
  const back = parseColor(background);
  return front && back && contrastOf(front, back)?.toFixed(2);
}

/** Published results of contrast checkers, which all use the formula of WCAG. */
test.each([
  ["black", "white", "21.00"],
  ["white", "black", "21.00"],
  ["white", "#fff", "1.00"],
  ["#777", "#fff", "4.48"],
  ["#767676", "#ffffff", "4.54"],
  ["#595959", "white", "7.00"],
  ["#949494", "white", "3.03"],
  ["red", "white", "4.00"],
  ["lime", "white", "1.37"],
  ["blue", "white", "8.59"],
  ["yellow", "white", "1.07"],
  ["rebeccapurple", "white", "8.41"],
  ["navy", "white", "16.01"],
])("the contrast of %s on %s is %s", (text, background, expected) => {
  expect(contrast(text, background)).toBe(expected);
});

test.each([
  ...[
    "RED",
    "#F00",
    "#f00f",
    "#ff0000ff",
    "rgb(255 0 0)",
    "RGB(255, 0, 0)",
    "rgba(100%, 0%, 0%, 1)",
    "rgb(100% 0 none)",
  ],
  ...["hsl(0 100% 50%)", "hsl(360deg, 100%, 50%)", "hsla(1turn 100 50 / 1)", "hwb(400grad 0% 0%)", "hwb(none 0 0)"],
  ...["lab(54.29% 80.8 69.89)", "lch(54.29 106.84 40.86deg)", "lch(54.29 106.84 0.7131rad)"],
  ...[
    "oklab(62.796% 0.22486 0.12585)",
    "oklch(0.62796 0.25768 29.234)",
    "color(srgb 1 0 0)",
    "color(srgb-linear 1 0 0)",
  ],
  ...[
    "color(display-p3 0.9175 0.2003 0.1386)",
    "color(a98-rgb 0.8586 0 0)",
    "color(prophoto-rgb 0.7022 0.2757 0.1035)",
  ],
  ...["color(rec2020 0.7919 0.2307 0.0738)", "color(xyz 0.4124 0.2126 0.0193)", "color(xyz-d65 0.4124 0.2126 0.0193)"],
  "color(xyz-d50 0.4361 0.2225 0.0139)",
])("%s is red", (css) => {
  const { r = 0, g = 0, b = 0 } = parseColor(css) ?? {};
  expect([r, g, b].map((part) => Math.round(part * 255))).toEqual([255, 0, 0]);
});

test("colours outside sRGB are clipped", () => {
  expect(parseColor("color(display-p3 0 1 0)")).toMatchObject({ r: 0, g: 1, b: 0 });
  expect(parseColor("rgb(300 -5 0)")).toMatchObject({ r: 1, g: 0, b: 0 });
});

test("a translucent text is mixed with its background", () => {
  expect(contrast("rgb(0 0 0 / 50%)", "white")).toBe(contrast("rgb(127.5 127.5 127.5)", "white"));
  expect(contrast("#0000", "white")).toBe("1.00");
  expect(contrast("transparent", "black")).toBe("1.00");
  expect(contrast("rgb(0 0 0 / none)", "white")).toBe("1.00");
});

test("the contrast on a translucent background is unknown", () => {
  expect(contrast("black", "rgb(255 255 255 / 99%)")).toBeUndefined();
  expect(contrast("black", "transparent")).toBeUndefined();
});

test.each(["CanvasText", "currentColor", "var(--x)", "contrast-color(red)", "rgb(from CanvasText r g b)", "$cor"])(
  "%s is unknown",
  (css) => {
    expect(parseColor(css)).toBeUndefined();
  },
);

test("a colour may depend on the text, the theme and its tokens", () => {
  const current = { mode: "rgb", r: 1, g: 0, b: 0 } as const;
  const token = (name: string) => (name === "Cor" ? "currentColor" : name === "laço" ? "$laço" : undefined);
  expect(parseColor("color-mix(in srgb, $Cor, $Cor)", { current, token })).toMatchObject({ r: 1, g: 0, b: 0 });
  expect(parseColor("light-dark(red, blue)", { theme: "dark" })).toMatchObject({ r: 0, b: 1 });
  expect(parseColor("$laço", { token })).toBeUndefined();
});
