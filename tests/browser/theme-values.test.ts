import { expect, test } from "vitest";
import { colorNames } from "../../compiler/2-validate/color-names.ts";
import { fileOf } from "../all-designs.ts";
import { compileFiles } from "../designs.ts";
import { openContext } from "./harness.ts";

/** Where tokens of a group are used: a valid value fits one of them. */
const properties: Readonly<Record<string, readonly string[]>> = {
  colors: ["color"],
  spacing: ["padding", "margin"],
  sizes: ["width", "max-width"],
  type: ["font-size", "line-height", "font-weight"],
  fonts: ["font-family"],
  radius: ["border-radius"],
  shadow: ["box-shadow"],
  borders: ["border"],
  motion: ["transition"],
  layers: ["z-index"],
};

const right: Readonly<Record<string, readonly string[]>> = {
  colors: [
    ...["#fff", "#FFF8", "#1d5bd6", "#1D5BD6cc", "RebeccaPurple", "transparent", "currentColor", "CanvasText"],
    ...["rgb(10 14 20)", "rgb(10 14 20 / 55%)", "rgba(10, 14, 20, 0.55)", "rgb(10% 20% 30%)", "rgb(none 0 0)"],
    ...["hsl(210deg 50% 40%)", "hsl(210, 50%, 40%)", "hwb(0.5turn 10% 10%)", "lab(50% 20 -30)", "lch(50 30 120)"],
    ...["oklab(0.5 0.1 -0.1 / 0.5)", "oklch(60% 0.2 250)", "color(display-p3 1 0 0)", "color(srgb 1 0 0 / .5)"],
    ...[
      "rgb(from red r g b / 50%)",
      "rgb(calc(1 + 2) 0 0)",
      "color-mix(in srgb, red 80%, white)",
      "color-mix(red, blue)",
    ],
    ...["color-mix(in oklch longer hue, red, rgb(0 0 0) 10%)", "light-dark(white, #000)", "var(--x)", "rgb(var(--x))"],
  ],
  spacing: [
    "0",
    "8px",
    "-8px",
    ".5rem",
    "1.5E1px",
    "10%",
    "4px 8px",
    "0 1px 2px 3px",
    "calc(1px * 2)",
    "min(1px, 2vw)",
  ],
  sizes: ["240px", "100dvh", "auto", "none", "min-content", "clamp(1px, 50cqw, 3ch)", "0.0"],
  type: ["14px", "1.5", "600", "bold", "small", "120%", "calc(1 * 2)", "1.2em"],
  fonts: ['system-ui, -apple-system, "Segoe UI"', "Helvetica Neue, sans-serif", "'Açaí'", "Açaí"],
  radius: ["6px", "50%", "8px 8px 0 0", "10px / 20px 5px"],
  shadow: ["none", "0 1px red", "inset 0 1px 2px 3px rgb(0 0 0 / 20%)", "red 0 0 4px, 0 0 8px blue", "0 0 4px"],
  borders: ["1px solid red", "none", "thick dotted", "red double calc(1px + 1px)", "solid"],
  motion: ["150ms", "0.2s ease-out", "150ms cubic-bezier(0.2, 0, 0, 1) 1s", "1s steps(4, end), 2s linear"],
  layers: ["10", "-1", "auto", "calc(1 + 2)"],
};

const wrong: Readonly<Record<string, readonly string[]>> = {
  colors: [
    ...["", "#12345", "#ggg", "bleu", "rgb(1, 2)", "rgb(1 2)", "rgb(1 2 3 4)", "rgb(1, 2, 3, 4, 5)", "rgb(a b c)"],
    ...[
      "lab(1, 2, 3)",
      "color(1 0 0)",
      "color-mix(in red, red)",
      "color-mix(in srgb, red)",
      "red blue",
      "16px",
      "url(a.png)",
    ],
    ...[
      "calc(1px)",
      "linear-gradient(red, blue)",
      "rgb(from red r g)",
      "light-dark(red)",
      "color-mix(in srgb, 10%, 20%)",
      "rgb()",
    ],
  ],
  spacing: ["8", "4 px", "8pxx", "1px 2px 3px 4px 5px", "1px, 2px", "solid", "px", "--1px", "calc()"],
  sizes: ["56", "wide", "10px 20px", "1fr"],
  type: ["grande", "14px 16px", "14 px", "600px600"],
  fonts: ["12", "Arial,", ", serif", "Font 2", '"Segoe UI" bold'],
  radius: ["6", "redondo", "1px / 2px / 3px", "1px /"],
  shadow: ["0", "0 azul", "1px 2px 3px 4px 5px", "0 1px red blue", "inset inset 0 1px", "none, 0 1px red"],
  borders: ["1px reto red", "1px 2px solid", "solid solid", "red blue", ""],
  motion: ["150", "150ms 10px", "ease(1)", "1s 2s 3s 4s"],
  layers: ["acima", "1.5", "10px", "1 2"],
};

/** Whether a theme with the value is valid. */
function fits(group: string, value: string): boolean {
  const tokens = { valor: value };
  const theme = group === "colors" ? { colors: { light: tokens } } : { [group]: tokens };
  const { diagnostics } = compileFiles([
    fileOf(
      "design.json",
      JSON.stringify({ formatVersion: 1, name: "caso", title: "Caso", languages: ["pt"], pages: { home: "inicio" } }),
    ),
    fileOf("pages/inicio.json", JSON.stringify({ id: "inicio", path: "", title: "Início", sections: [] })),
    fileOf("theme.json", JSON.stringify(theme)),
  ]);
  return diagnostics.every(({ severity }) => severity !== "error");
}

test("a token's value is valid if browsers accept it where it is used", async () => {
  const samples = [right, wrong].flatMap((part) =>
    Object.entries(part).flatMap(([group, values]) =>
      values.map((value) => ({ group, value, expected: part === right })),
    ),
  );
  const names = [...colorNames].map((value) => ({ group: "colors", value, expected: true }));
  const page = await (await openContext()).newPage();
  const supported = await page.evaluate(
    (all) => all.map(({ value, uses }) => uses.some((property) => CSS.supports(property, value))),
    [...samples, ...names].map(({ group, value }) => ({ value, uses: properties[group] ?? [] })),
  );
  const told = (is: (index: number) => boolean) =>
    [...samples, ...names].map(
      ({ group, value }, index) => `${group}: ${value} ${is(index) ? "fits" : "does not fit"}`,
    );
  const expected = told((index) => [...samples, ...names][index]?.expected === true);
  expect(told((index) => supported[index] === true)).toEqual(expected);
  expect(
    [...samples, ...names].map(
      ({ group, value }) => `${group}: ${value} ${fits(group, value) ? "fits" : "does not fit"}`,
    ),
  ).toEqual(expected);
});
