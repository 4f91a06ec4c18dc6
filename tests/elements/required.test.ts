import { readdirSync, readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { afterAll, expect, test } from "vitest";
import { violations } from "../browser/axe.ts";
import { closeBrowser } from "../browser/harness.ts";
import { type Mounted, mount } from "./mount.ts";

afterAll(closeBrowser);

interface Case {
  readonly type: string;
  readonly name: string;
  /** Further properties, as markup. */
  readonly props: string;
  /** A field of our own says itself what is wrong; the browser does it for one of its own. */
  readonly isOwn?: boolean;
  /** What a visitor does to fill it. */
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
const list = `options={["Ana", "Bia"]}`;
const days = `dateMode="date" autoApply startDate="2025-06-01"`;
const file = { name: "a.txt", mimeType: "text/plain", buffer: Buffer.from("a") };

const cases: readonly Case[] = [
  { type: "checkbox", name: "Checkbox", props: "", fill: (page) => page.getByLabel("Campo").check() },
  { type: "date-picker", name: "DatePicker", props: days, isOwn: true, fill: pickDay },
  {
    type: "file-picker",
    name: "FilePicker",
    props: "",
    fill: (page) => page.locator("input[type=file]").setInputFiles(file),
  },
  { type: "form-input", name: "FormInput", props: "", fill: (page) => page.getByLabel("Campo").fill("x") },
  { type: "multiselect", name: "Multiselect", props: list, isOwn: true, fill: pick },
  { type: "multiselect", name: "Multiselect", props: `${list} searchable={false}`, isOwn: true, fill: pick },
  { type: "select", name: "Select", props: list, isOwn: true, fill: pick },
  { type: "select", name: "Select", props: `${list} searchable={false}`, isOwn: true, fill: pick },
  {
    type: "text-input",
    name: "TextInput",
    props: `ariaLabel="Campo"`,
    fill: (page) => page.getByLabel("Campo").fill("x"),
  },
];

/** A form with a required field before one of the browser's own that is required too. */
const form = ({ name, props }: Case, more = ""): Promise<Mounted> =>
  mount(
    [...new Set(["FormContainer", "FormInput", "Button", name])],
    "app.form = handle(FormContainer); app.campo = handle(" +
      name +
      "); app.fixo = signal(false); app.exige = signal(true);",
    `<FormContainer id="f" handle={app.form} onSubmit={log("envia")} onInvalid={log("falta")}>
       <${name} id="campo" label="Campo" required={() => app.exige.value} ${props} ${more} handle={app.campo} />
       <FormInput id="outro" label="Outro" />
       <Button id="enviar" buttonType="submit" text="Enviar" />
     </FormContainer>`,
  );

test("every type that can be required is looked at", () => {
  const folder = new URL("../../schema/elements/", import.meta.url);
  const types = readdirSync(folder).filter((name) => {
    const schema: { readonly properties: object } = JSON.parse(readFileSync(new URL(name, folder), "utf8"));
    return "required" in schema.properties;
  });
  expect([...new Set(cases.map(({ type }) => `${type}.schema.json`))]).toEqual(types);
});

test.each(cases)("a form is not sent without its $type $props", async (one) => {
  const app = await form(one);
  const { page } = app;
  const send = () => page.getByRole("button", { name: "Enviar" }).click();
  const where = () => page.evaluate(() => document.activeElement?.closest("[class*=p-]")?.className);
  const invalid = page.locator(".p-campo[aria-invalid=true], .p-campo [aria-invalid=true]");
  await expect.poll(() => app.evaluate("app.form.isValid.value")).toBe(false);
  await send();
  expect(await app.log()).toEqual(["falta"]);
  await expect.poll(where).toContain("p-campo");
  expect(await page.evaluate(() => document.activeElement?.getAttribute("aria-hidden"))).toBe(null);
  if (one.isOwn) {
    await expect.poll(() => invalid.count()).toBe(1);
    expect(await page.locator(".p-campo[data-invalid=true]").count()).toBe(1);
    expect(await page.locator(".p-campo").getByRole("alert").textContent()).toMatch(/\S/);
    const said = await invalid.getAttribute("aria-describedby");
    expect(await page.getByRole("alert").getAttribute("id")).toBe(said);
    // Colours are measured where they rest.
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
  await app.close();
});

test.each(cases)("a $type $props blocks nothing once it is readonly or not required", async (one) => {
  const hasReadonly = one.type !== "file-picker";
  const app = await form(one, hasReadonly ? "readonly={() => app.fixo.value}" : "disabled={() => app.fixo.value}");
  const { page } = app;
  const send = () => page.getByRole("button", { name: "Enviar" }).click();
  await page.getByLabel("Outro").fill("y");
  await send();
  await expect.poll(() => app.log()).toEqual(["falta"]);
  await app.evaluate("app.fixo.value = true");
  await expect.poll(() => app.evaluate("app.form.isValid.value")).toBe(true);
  await send();
  expect(await app.log()).toEqual([expect.stringMatching(/^envia /)]);
  await app.evaluate("app.fixo.value = false");
  await expect.poll(() => app.evaluate("app.form.isValid.value")).toBe(false);
  expect(await page.getByRole("alert").count(), "nobody has tried again yet").toBe(0);
  await app.evaluate("app.exige.value = false");
  await expect.poll(() => app.evaluate("app.form.isValid.value")).toBe(true);
  await app.close();
});

test("what a form says of an empty list goes when the form is reset", async () => {
  for (const one of cases.filter(({ isOwn }) => isOwn)) {
    const app = await form(one);
    await app.page.getByRole("button", { name: "Enviar" }).click();
    await app.page.getByRole("alert").waitFor();
    await app.evaluate("app.form.actions.resetForm()");
    await expect.poll(() => app.page.getByRole("alert").count()).toBe(0);
    await app.close();
  }
});

test("a range needs both its days unless a part of it will do", async () => {
  const range = `${days} selectionMode="range" initValueRangeStart="2025-06-10" enablePartialRange={app.parte}`;
  for (const isPart of [false, true]) {
    const app = await mount(
      ["FormContainer", "DatePicker"],
      `app.form = handle(FormContainer); app.parte = ${isPart};`,
      `<FormContainer id="f" handle={app.form}><DatePicker id="campo" label="Campo" required ${range} /></FormContainer>`,
    );
    await app.page.locator(".p-campo").getByText("10/06/2025").waitFor();
    await expect.poll(() => app.evaluate("app.form.isValid.value")).toBe(isPart);
    await app.close();
  }
});
