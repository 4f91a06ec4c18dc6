import { expect, test } from "vitest";
import { openScene } from "./open-scene.ts";

/** The texts of the number displays of a scene, with plain spaces for non-breaking ones. */
async function shown(scene: "defaults" | "styles" | "unknownSettings" | "noNumbers"): Promise<readonly string[]> {
  const app = await openScene("number-display", scene);
  const texts = await app.page.locator(".trama-number-display").allTextContents();
  expect(app.errors).toEqual([]);
  return texts.map((text) => text.replace(/[\u00a0\u202f]/g, " "));
}

test("without settings it is 3.14159 as dollars with two decimals, in the language of the page", async () => {
  expect(await shown("defaults")).toEqual(["$ 3,14", "$3.14"]);
});

test("a number is plain, money, a percentage or has a unit", async () => {
  expect(await shown("styles")).toEqual([
    "1.234.567,89",
    "1234568",
    "007",
    "-R$ 1.234,50",
    "BRL 497,90",
    "2,00 Reais brasileiros",
    "25,4%",
    "1,50 kg",
    "1,50 quilograma",
    "12,3 mil",
    "1,2E4",
  ]);
});

test("an unknown currency is shown as USD, an unknown unit as celsius, an unknown language as the browser's", async () => {
  expect(await shown("unknownSettings")).toEqual([
    "$ 5,00",
    "5,00 °C",
    expect.stringMatching(/USD\s*5[.,]00/),
    "0,50000000000000000000",
  ]);
});

test("a value that is not a number shows the empty text; zero is a number", async () => {
  expect(await shown("noNumbers")).toEqual(["—", "—", "—", "R$ 0,00"]);
});

test("a bound number follows, with the exact one for machines", async () => {
  const app = await openScene("number-display", "boundNumber");
  const number = app.page.locator("data.p-n");
  expect(await number.getAttribute("value")).toBe("1.005");
  await app.set({ n: 2500 });
  expect((await number.textContent())?.replace("\u00a0", " ")).toBe("R$ 2.500,00");
  expect(await number.getAttribute("value")).toBe("2500");
  expect(await app.page.locator("strong.p-forte").getAttribute("value")).toBe(null);
});
