import { afterAll, expect, test } from "vitest";
import { closeBrowser } from "../browser/harness.ts";
import { mount } from "./mount.ts";

afterAll(closeBrowser);

/** The texts of number displays with these properties, spaces that do not break as plain ones. */
async function shown(...properties: readonly string[]): Promise<readonly string[]> {
  const markup = properties.map((text, position) => `<NumberDisplay id="n${position}" ${text} />`).join("");
  const app = await mount(["NumberDisplay"], "app.n = signal(1);", markup);
  const texts = await app.page.locator(".trama-number-display").allTextContents();
  await app.close();
  expect(app.errors).toEqual([]);
  return texts.map((text) => text.replace(/[\u00a0\u202f]/g, " "));
}

test("without settings it is 3.14159 as dollars with two decimals, in the language of the page", async () => {
  expect(await shown("", 'locale="en-US"')).toEqual(["$ 3,14", "$3.14"]);
});

test("a number is plain, money, a percentage or has a unit", async () => {
  expect(
    await shown(
      'numberStyle="decimal" value={1234567.891}',
      'numberStyle="decimal" value={1234567.891} thousandsSeparator={false} fractionDigits={0}',
      'numberStyle="decimal" value={7} minimumIntegerDigits={3} fractionDigits={0}',
      'currency="BRL" value={-1234.5}',
      'currency="BRL" value="497.9" currencyDisplay="code"',
      'currency="BRL" value={2} currencyDisplay="name"',
      'numberStyle="percent" value={0.254} fractionDigits={1}',
      'numberStyle="unit" unit="kilogram" value={1.5}',
      'numberStyle="unit" unit="kilogram" value={1.5} unitDisplay="long"',
      'numberStyle="decimal" notation="compact" value={12345} fractionDigits={1}',
      'numberStyle="decimal" notation="scientific" value={12345} fractionDigits={1}',
    ),
  ).toEqual([
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

test("an unknown currency is shown as USD, an unknown unit as celsius, an unknown language as that of the browser", async () => {
  expect(
    await shown(
      'currency="reais" value={5}',
      'numberStyle="unit" unit="balde" value={5}',
      'locale="não é" currency="USD" currencyDisplay="code" value={5}',
      'numberStyle="decimal" fractionDigits={99} value={0.5}',
    ),
  ).toEqual(["$ 5,00", "5,00 °C", expect.stringMatching(/USD\s*5[.,]00/), "0,50000000000000000000"]);
});

test("what is no number shows the empty text, zero is one", async () => {
  expect(
    await shown(
      'value={() => null} emptyText="—"',
      'value="" emptyText="—"',
      'value="muito" emptyText="—"',
      'value={0} currency="BRL" emptyText="—"',
    ),
  ).toEqual(["—", "—", "—", "R$ 0,00"]);
});

test("a bound number follows, with the exact one for machines", async () => {
  const app = await mount(
    ["NumberDisplay"],
    "app.n = signal(1.005);",
    '<NumberDisplay id="n" currency="BRL" value={() => app.n.value} /><NumberDisplay id="forte" tag="strong" value={1} />',
  );
  const number = app.page.locator("data.p-n");
  expect(await number.getAttribute("value")).toBe("1.005");
  await app.evaluate("app.n.value = 2500");
  expect((await number.textContent())?.replace("\u00a0", " ")).toBe("R$ 2.500,00");
  expect(await number.getAttribute("value")).toBe("2500");
  expect(await app.page.locator("strong.p-forte").getAttribute("value")).toBe(null);
  await app.close();
});
