import { afterAll, expect, test } from "vitest";
import { closeBrowser } from "../browser/harness.ts";
import { mount } from "./mount.ts";

afterAll(closeBrowser);

const setup = `
app.a = handle(Accordion);
const items = [{ id: "tags", label: "Tags" }, { id: "abertas", label: "Abertas" }, { id: "acessos", label: "Acessos" }];
const panels = { tags: <Text id="t1" text="As tags" />, abertas: <FormInput id="t2" label="Nota" />, acessos: <Text id="t3" text="Os acessos" /> };
`;

test("a single one has at most one panel open, and tells", async () => {
  const app = await mount(
    ["Accordion", "Text", "FormInput"],
    setup,
    '<Accordion id="a" items={items} panels={panels} value={["tags"]} handle={app.a} onChange={log("muda")} />',
  );
  const { page } = app;
  const expanded = () =>
    page.getByRole("button").evaluateAll((nodes) => nodes.map((node) => node.getAttribute("aria-expanded")));
  await expect.poll(() => expanded()).toEqual(["true", "false", "false"]);
  await expect
    .poll(() => page.getByRole("heading", { level: 2 }).allTextContents())
    .toEqual(["Tags", "Abertas", "Acessos"]);
  await expect.poll(() => page.getByRole("region", { name: "Tags" }).textContent()).toBe("As tags");
  await page.getByRole("button", { name: "Abertas" }).click();
  await expect.poll(() => expanded()).toEqual(["false", "true", "false"]);
  await page.getByText("As tags").waitFor({ state: "hidden" });
  await page.getByLabel("Nota").fill("algo");
  await page.getByRole("button", { name: "Abertas" }).click();
  await expect.poll(() => expanded()).toEqual(["false", "false", "false"]);
  expect(await app.log()).toEqual([
    'muda {"value":["abertas"],"id":"abertas","isOpen":true}',
    'muda {"value":[],"id":"abertas","isOpen":false}',
  ]);
  await app.evaluate("app.a.actions.openAccordion({ id: 'abertas' })");
  await expect.poll(() => page.getByLabel("Nota").inputValue()).toBe("algo");
  expect(app.errors).toEqual([]);
  await app.close();
});

test("a multiple one has any number open, in the order of the panels; actions and a bound value too", async () => {
  const app = await mount(
    ["Accordion", "Text", "FormInput"],
    `${setup} app.v = signal(["acessos"]);`,
    '<Accordion id="a" type="multiple" items={items} panels={panels} value={() => app.v.value} handle={app.a} onChange={log("muda")} onInitValueChange={log("novo")} />',
  );
  const { page } = app;
  const open = () => app.evaluate("app.a.value.value.join()");
  await page.getByRole("button", { name: "Tags" }).click();
  await expect.poll(open).toBe("tags,acessos");
  await app.evaluate("app.a.actions.toggleAccordion({ id: 'tags' })");
  await app.evaluate("app.a.actions.openAccordion({ id: 'abertas' })");
  await app.evaluate("app.a.actions.openAccordion({ id: 'nenhum' })");
  await expect.poll(open).toBe("abertas,acessos");
  await app.evaluate("app.a.actions.closeAccordion({ id: 'acessos' })");
  await expect.poll(open).toBe("abertas");
  await app.log();
  await app.evaluate("app.v.value = ['acessos', 'tags', 'nenhum']");
  await expect.poll(open).toBe("tags,acessos");
  expect(await app.log()).toEqual(['novo {"value":["tags","acessos"]}']);
  await app.close();
});

test("arrows, Home and End go round the buttons, not inside of panels", async () => {
  const app = await mount(
    ["Accordion", "Text", "FormInput"],
    setup,
    '<Accordion id="a" items={items} panels={panels} heading="none" value={["abertas"]} onKeyDown={log("tecla")} />',
  );
  const { page } = app;
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  await page.getByRole("button", { name: "Tags" }).focus();
  for (const [key, text] of [
    ["ArrowDown", "Abertas"],
    ["End", "Acessos"],
    ["ArrowDown", "Tags"],
    ["ArrowUp", "Acessos"],
    ["Home", "Tags"],
  ] as const) {
    await page.keyboard.press(key);
    await expect.poll(() => focused()).toBe(text);
  }
  expect(await app.log()).toHaveLength(5);
  await page.getByLabel("Nota").press("ArrowDown");
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe("INPUT");
  await expect.poll(() => page.getByRole("heading").count()).toBe(0);
  await app.close();
});

test("panels that are not shown or cannot be opened, and one that must stay open", async () => {
  const app = await mount(
    ["Accordion", "Text", "FormInput"],
    `${setup} app.on = signal(false);
     const some = [{ ...items[0], display: () => app.on.value }, { ...items[1], disabled: true }, { ...items[2], label: () => "Acessos " + app.on.value }];`,
    '<Accordion id="a" items={some} panels={panels} collapsible={false} keepMounted={false} value={["acessos"]} onChange={log("muda")} />',
  );
  const { page } = app;
  await expect.poll(() => page.getByRole("button").allTextContents()).toEqual(["Abertas", "Acessos false"]);
  await page.getByRole("button", { name: "Abertas" }).click({ force: true });
  await page.getByRole("button", { name: "Acessos" }).click({ force: true });
  expect(await app.log()).toEqual([]);
  await expect.poll(() => page.locator("input").count()).toBe(0);
  await app.evaluate("app.on.value = true");
  await page.getByRole("button", { name: "Tags" }).click();
  await expect.poll(() => page.getByText("Os acessos").count()).toBe(0);
  await expect.poll(() => page.getByRole("button").allTextContents()).toEqual(["Tags", "Abertas", "Acessos true"]);
  await app.close();
});
