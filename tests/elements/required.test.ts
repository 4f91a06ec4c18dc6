import { readdirSync, readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { violations } from "../browser/axe.ts";
import { expectVisible } from "./expect-locator.ts";
import { openScene, type SceneName } from "./open-scene.ts";

interface Case {
  readonly type: string;
  readonly name: Exclude<SceneName<"required">, "wholeRange" | "partialRange">;
  /** What the field says while it is empty, in the language of the page. The browser says it where this is absent. */
  readonly says?: string;
  /** Fills the field as a visitor would. */
  readonly fill: (page: Page) => Promise<void>;
}

const pick = async (page: Page): Promise<void> => {
  await page.locator(".p-campo").getByRole("combobox").click();
  await page.getByRole("option", { name: "Bia" }).click();
  await page.keyboard.press("Escape");
};
const pickDay = async (page: Page): Promise<void> => {
  await page.locator(".p-campo button").click();
  await page.getByRole("button", { name: /14/ }).click();
};
const type = (page: Page): Promise<void> => page.getByLabel("Campo").fill("x");
const write = (page: Page): Promise<void> => page.getByRole("textbox", { name: "Campo" }).fill("x");
const file = { name: "a.txt", mimeType: "text/plain", buffer: Buffer.from("a") };

const fillIn = "Preencha este campo.";

const cases: readonly Case[] = [
  { type: "checkbox", name: "checkbox", says: "Marque esta caixa.", fill: (page) => page.getByLabel("Campo").check() },
  { type: "date-picker", name: "datePicker", says: fillIn, fill: pickDay },
  {
    type: "file-picker",
    name: "filePicker",
    says: fillIn,
    fill: (page) => page.locator("input[type=file]").setInputFiles(file),
  },
  { type: "form-input", name: "formInput", says: fillIn, fill: type },
  { type: "multiselect", name: "multiselect", says: fillIn, fill: pick },
  { type: "multiselect", name: "plainMultiselect", says: fillIn, fill: pick },
  {
    type: "radio-group",
    name: "radioGroup",
    says: "Escolha uma opção.",
    fill: (page) => page.getByLabel("Bia").check(),
  },
  { type: "rich-text", name: "richText", says: fillIn, fill: write },
  { type: "select", name: "select", says: fillIn, fill: pick },
  { type: "select", name: "plainSelect", says: fillIn, fill: pick },
  { type: "text-input", name: "textInput", fill: type },
];

test("every type that can be required is looked at", () => {
  const folder = new URL("../../schema/elements/", import.meta.url);
  const types = readdirSync(folder).filter((name) => {
    const schema: { readonly properties: object } = JSON.parse(readFileSync(new URL(name, folder), "utf8"));
    return "required" in schema.properties;
  });
  expect([...new Set(cases.map(({ type }) => `${type}.schema.json`))]).toEqual(types);
});

test.each(cases)("a form is not sent without its $name", async (one) => {
  const app = await openScene("required", one.name);
  const { page } = app;
  const send = () => page.getByRole("button", { name: "Enviar" }).click();
  const where = () => page.evaluate(() => document.activeElement?.closest("[class*=p-]")?.className);
  const invalid = page.locator(".p-campo[aria-invalid=true], .p-campo [aria-invalid=true]");
  await expect.poll(() => app.read("form.isValid")).toBe(false);
  await send();
  expect(await app.log()).toEqual(["falta"]);
  await expect.poll(where).toContain("p-campo");
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("aria-hidden"))).toBe(null);
  if (one.says !== undefined) {
    await expect.poll(() => invalid.count()).toBe(1);
    expect(await page.locator(".p-campo[data-invalid=true]").count()).toBe(1);
    const alert = page.locator(".p-campo").getByRole("alert");
    expect(await alert.textContent()).toBe(one.says);
    expect((await invalid.getAttribute("aria-describedby"))?.split(" ")).toContain(await alert.getAttribute("id"));
    await expectVisible(page.locator(".p-outro").getByRole("alert"));
    // Colours are measured after transitions.
    await page.addStyleTag({ content: "*,::before,::after{transition:none!important}" });
    expect(await violations(page, { tags: ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"] })).toEqual([]);
  } else expect(await page.evaluate(() => document.activeElement?.matches(":invalid"))).toBe(true);
  await one.fill(page);
  await expect.poll(() => invalid.count()).toBe(0);
  await page.getByLabel("Outro").fill("y");
  await app.log();
  await send();
  expect(await app.log()).toEqual([expect.stringMatching(/^envia .*"campo":(?!null|"",|\[\])/)]);
  expect(app.errors).toEqual([]);
});

test.each(cases)("a $name blocks nothing once it is readonly or not required", async (one) => {
  const app = await openScene("required", one.name);
  const { page } = app;
  const send = () => page.getByRole("button", { name: "Enviar" }).click();
  await page.getByLabel("Outro").fill("y");
  await send();
  await expect.poll(() => app.log()).toEqual(["falta"]);
  await app.set({ locked: true });
  await expect.poll(() => app.read("form.isValid")).toBe(true);
  await send();
  expect(await app.log()).toEqual([expect.stringMatching(/^envia /)]);
  await app.set({ locked: false });
  await expect.poll(() => app.read("form.isValid")).toBe(false);
  expect(await page.getByRole("alert").count(), "nobody has tried again yet").toBe(0);
  await app.set({ required: false });
  await expect.poll(() => app.read("form.isValid")).toBe(true);
});

test("a form's message about an empty field disappears when the form is reset", async () => {
  for (const one of cases.filter(({ says }) => says !== undefined)) {
    const app = await openScene("required", one.name);
    await app.page.getByRole("button", { name: "Enviar" }).click();
    await expectVisible(app.page.locator(".p-campo").getByRole("alert"));
    await app.call("form.resetForm", {});
    await expect.poll(() => app.page.getByRole("alert").count()).toBe(0);
  }
});

test("a range needs both its days unless a part of it will do", async () => {
  for (const [name, isValid] of [
    ["wholeRange", false],
    ["partialRange", true],
  ] as const) {
    const app = await openScene("required", name);
    await expectVisible(app.page.locator(".p-campo").getByText("10/06/2025"));
    await expect.poll(() => app.read("form.isValid")).toBe(isValid);
  }
});
