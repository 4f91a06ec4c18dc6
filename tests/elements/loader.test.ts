import { expect, test } from "vitest";
import { openScene } from "./open-scene.ts";

/** The animations of each kind: how many parts by which animation; `turn` for the whole box. */
const kinds = {
  plane: { "trama-plane": 1 },
  chase: { "trama-turn": 7 },
  bounce: { "trama-grow": 2 },
  wave: { "trama-stretch": 5 },
  pulse: { "trama-swell": 1 },
  flow: { "trama-dot": 3 },
  swing: { "trama-turn": 1, "trama-grow": 2 },
  circle: { "trama-dot": 12 },
  "circle-fade": { "trama-pulse": 12 },
  grid: { "trama-shrink": 9 },
  fold: { "trama-pulse": 4 },
  wander: { "trama-wander": 3 },
};

test("every kind has its own parts, and all of them animate forever", async () => {
  const { page, errors } = await openScene("loader", "everyKind");
  const moving = await page.locator(".trama-loader").evaluateAll((loaders) =>
    loaders.map((loader) => {
      const counts: Record<string, number> = {};
      for (const animation of loader.getAnimations({ subtree: true })) {
        const name = animation instanceof CSSAnimation ? animation.animationName : "";
        const isEndless = animation.effect?.getTiming().iterations === Number.POSITIVE_INFINITY;
        counts[isEndless ? name : `${name} ends`] = (counts[name] ?? 0) + 1;
      }
      return [loader.getAttribute("data-kind"), counts];
    }),
  );
  expect(Object.fromEntries(moving)).toEqual(kinds);
  expect(errors).toEqual([]);
});

test("every part of a kind is seen: it has a size and a colour", async () => {
  const { page } = await openScene("loader", "everyKind");
  const unseen = await page.locator(".trama-loader > i").evaluateAll((parts) =>
    parts
      .filter((part) => {
        // Some kinds animate the part itself, others a dot in it.
        return [null, "::before"].every((pseudo) => {
          const { content, width, height, backgroundColor } = getComputedStyle(part, pseudo);
          if (pseudo !== null && content === "none") return true;
          return (
            Number.parseFloat(width) < 1 || Number.parseFloat(height) < 1 || backgroundColor === "rgba(0, 0, 0, 0)"
          );
        });
      })
      .map((part) => part.parentElement?.getAttribute("data-kind")),
  );
  expect(unseen).toEqual([]);
});

test("a loader is 40 pixels wide in the colour of the text, and a decoration", async () => {
  const { page } = await openScene("loader", "looks");
  const loader = page.locator(".p-padrao");
  await expect
    .poll(() =>
      loader.evaluate((node) => {
        const { width, height, color } = getComputedStyle(node);
        return [width, height, color === getComputedStyle(document.body).color, node.getAttribute("aria-hidden")];
      }),
    )
    .toEqual(["40px", "40px", true, "true"]);
});

test("a loader has the size and colour that it is given, and is read aloud by its name", async () => {
  const { page } = await openScene("loader", "looks");
  const loader = page.getByRole("status", { name: "Carregando vendas" });
  await expect
    .poll(() =>
      loader.evaluate((node) => {
        const part = node.querySelector("i") ?? node;
        const { width, height } = getComputedStyle(node);
        return [width, height, getComputedStyle(part).backgroundColor];
      }),
    )
    .toEqual(["64px", "64px", "rgb(1, 2, 3)"]);
});

test("a loader is no larger than 2000 pixels", async () => {
  const { page } = await openScene("loader", "looks");
  await expect
    .poll(() =>
      page.locator(".p-enorme").evaluate((node) => [getComputedStyle(node).width, getComputedStyle(node).height]),
    )
    .toEqual(["2000px", "2000px"]);
});
