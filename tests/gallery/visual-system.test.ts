import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { elementTags, violations } from "../browser/axe.ts";
import { openGallery } from "./shown-gallery.ts";

// The visual system of the seller app is a page of the gallery, with a second theme beside it.

const gallery = openGallery();

type Group = Readonly<Record<string, unknown>>;
type Theme = Readonly<Record<string, Group>>;
const designs = join(import.meta.dirname, "../../designs");
const themeOf = (design: string): Theme => JSON.parse(readFileSync(join(designs, design, "theme.json"), "utf8"));

/** The tokens of a theme, with the two values of a colour, but those that elements read. */
const tokensOf = ({ colors = {}, ...groups }: Theme): ReadonlyMap<string, unknown> =>
  new Map(
    [
      ...Object.entries(colors).flatMap(([mode, values]) =>
        Object.entries(values as Group).map(([name, value]): [string, unknown] => [`${name} ${mode}`, value]),
      ),
      ...["spacing", "sizes", "type", "fonts", "radius", "shadow", "motion"].flatMap((group) =>
        Object.entries(groups[group] ?? {}),
      ),
    ].filter(([name]) => !name.startsWith("trama-")),
  );

test("the gallery shows the tokens and classes of the seller app", () => {
  const [shown, own] = [themeOf("galeria"), themeOf("vendas")];
  const tokens = tokensOf(shown);
  const others = [...tokensOf(own)].filter(
    ([name, value]) => JSON.stringify(tokens.get(name)) !== JSON.stringify(value),
  );
  expect(others).toEqual([]);
  const same = Object.keys(shown.classes ?? {}).filter((name) => name in (own.classes ?? {}));
  expect(same.length).toBeGreaterThan(12);
  for (const name of same) expect(shown.classes?.[name], name).toEqual(own.classes?.[name]);
});

test("the second theme sets tokens of the system, and nothing else", () => {
  const text = readFileSync(join(designs, "galeria/assets/feira.css"), "utf8").replaceAll(/\/\*[\s\S]*?\*\//g, "");
  const properties = Array.from(text.matchAll(/([\w-]+):\s[^;]+;/g), ([, name = ""]) => name);
  expect(properties.length).toBeGreaterThan(30);
  const names = new Set([...tokensOf(themeOf("vendas")).keys()].map((name) => `--${name.split(" ")[0]}`));
  expect(properties.filter((name) => !names.has(name))).toEqual([]);
});

test("both themes, light and dark, have no problem for axe, and differ where their tokens do", async () => {
  const { app, open } = gallery();
  await app.page.setViewportSize({ width: 1366, height: 900 });
  const page = await open("sistema");
  expect(await violations(page, { tags: elementTags, inactive: "[data-disabled], :disabled" })).toEqual([]);
  const looks = await page.locator(".painel-do-sistema").evaluateAll((panels) =>
    panels.map((panel) => {
      const button = panel.querySelector(".primario");
      const { backgroundColor, borderRadius, height } = getComputedStyle(button ?? panel);
      return { backgroundColor, borderRadius, height };
    }),
  );
  expect(new Set(looks.map(({ backgroundColor }) => backgroundColor)).size).toBe(4);
  expect(looks.map(({ borderRadius }) => borderRadius)).toEqual(["6px", "6px", "2px", "2px"]);
  expect(new Set(looks.map(({ height }) => height)).size).toBe(1);
});
