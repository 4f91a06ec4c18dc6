import { expect, test } from "vitest";
import { axe } from "./drag.ts";
import { expectVisible } from "./expect-locator.ts";
import { openScene } from "./open-scene.ts";

test("a click on an option or its label chooses it, in its own group only", async () => {
  const { page, read, log, errors } = await openScene("radio-group", "plain");
  const group = page.getByRole("radiogroup", { name: "Plano" });
  expect(await read("plan.value")).toBe(null);
  await expectVisible(page.locator(".p-r[data-empty]"));
  await group.getByText("Anual").click();
  expect(await read("plan.value")).toBe(2);
  expect(await group.getByRole("radio", { name: "Anual" }).isChecked()).toBe(true);
  await group.getByRole("radio", { name: "Mensal" }).check();
  expect(await log()).toEqual(['muda {"value":2}', 'muda {"value":1}']);
  expect(await page.getByRole("radiogroup", { name: "Outro" }).getByRole("radio").nth(1).isChecked()).toBe(true);
  expect(await page.locator(".p-r[data-empty]").count()).toBe(0);
  expect(errors).toEqual([]);
});

test("the group is one stop of the keyboard, and the arrows choose", async () => {
  const { page, read, errors } = await openScene("radio-group", "plain");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  expect(await read("plan.value")).toBe(1);
  await page.keyboard.press("ArrowDown");
  await expect.poll(() => read("plan.value")).toBe(2);
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  await expect.poll(() => read("plan.value")).toBe(3);
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.closest("[role=radiogroup]")?.ariaLabel)).toBe("Outro");
  expect(errors).toEqual([]);
});

test("a form is not sent without a required choice", async () => {
  const { page, log, errors } = await openScene("radio-group", "plain");
  await page.getByRole("button", { name: "Enviar" }).click();
  expect(await log()).toEqual([]);
  await page.getByText("Vitalício").click();
  await page.getByRole("button", { name: "Enviar" }).click();
  await expect.poll(async () => (await log()).map((line) => line.split(" ")[0])).toEqual(["muda", "envia"]);
  expect(errors).toEqual([]);
});

test("another configured value is taken, a reset restores it, and a step sets another", async () => {
  const { page, read, set, call, log, errors } = await openScene("radio-group", "plain");
  await set({ given: 2 });
  await expect.poll(() => read("plan.value")).toBe(2);
  expect(await log()).toEqual(['recebe {"value":2}']);
  await page.getByText("Mensal").first().click();
  await call("plan.reset");
  await expect.poll(() => read("plan.value")).toBe(2);
  await call("plan.setValue", { value: 3 });
  await expect.poll(() => page.getByRole("radio", { name: "Vitalício" }).isChecked()).toBe(true);
  await call("plan.focus");
  expect(await page.getByRole("radio", { name: "Vitalício" }).evaluate((node) => node === document.activeElement)).toBe(
    true,
  );
  expect(errors).toEqual([]);
});

test("a read-only group keeps its choice, a disabled one takes none", async () => {
  const { page, read, set, log, errors } = await openScene("radio-group", "plain");
  await set({ given: 2, fixed: true });
  await expectVisible(page.locator(".p-r[data-readonly]"));
  await log();
  await page.getByText("Vitalício").click();
  expect(await read("plan.value")).toBe(2);
  await expect.poll(() => page.getByRole("radio", { name: "Anual" }).first().isChecked()).toBe(true);
  await set({ fixed: false, off: true });
  await expectVisible(page.locator(".p-r[data-disabled]"));
  expect(await page.getByRole("radio", { name: "Vitalício" }).isDisabled()).toBe(true);
  expect(await log()).toEqual([]);
  expect(errors).toEqual([]);
});

test("options have faces of the design's own, their arrangement and their space", async () => {
  const { page, set, errors } = await openScene("radio-group", "faces");
  await expectVisible(page.getByRole("radio", { name: "2. Anual" }));
  const options = page.locator(".p-r .trama-radio-options");
  expect(await options.evaluate((node) => getComputedStyle(node).rowGap)).toBe("20px");
  const tops = () =>
    options.locator("label").evaluateAll((all) => new Set(all.map((one) => one.getBoundingClientRect().top)).size);
  expect(await tops()).toBe(3);
  await set({ direction: "row" });
  await expect.poll(tops).toBe(1);
  expect(errors).toEqual([]);
});

test("axe finds nothing on a radio group, with an error and without", async () => {
  const { page, set } = await openScene("radio-group", "plain");
  await expectVisible(page.getByRole("radio", { name: "Vitalício" }));
  expect(await axe(page)).toEqual([]);
  await set({ error: "Escolha um plano." });
  await expectVisible(page.getByRole("alert"));
  expect(await page.getByRole("radiogroup", { name: "Plano" }).getAttribute("aria-invalid")).toBe("true");
  expect(await axe(page)).toEqual([]);
});
