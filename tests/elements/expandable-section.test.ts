import { expect, test } from "vitest";
import { expectHidden, expectVisible } from "./expect-locator.ts";
import { openScene } from "./open-scene.ts";

test("the button toggles it and emits its change, with pointer and keyboard", async () => {
  const app = await openScene("expandable-section", "withContent");
  const { page } = app;
  const button = page.getByRole("button", { name: "Mais filtros" });
  const content = page.getByText("Conteúdo");
  await expect.poll(() => button.getAttribute("aria-expanded")).toBe("false");
  await expect.poll(() => content.isVisible()).toBe(false);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).not.toBe("Dentro");
  await button.click();
  await expectVisible(content);
  await expect.poll(() => page.locator(".p-mais").getAttribute("data-open")).toBe("true");
  await expect.poll(() => app.read("mais.value")).toBe(true);
  await page.keyboard.press("Tab");
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("Dentro");
  await button.press("Space");
  await expectHidden(content);
  await button.press("Enter");
  expect(await app.log()).toEqual(['muda {"value":true}', 'muda {"value":false}', 'muda {"value":true}']);
  const panel = await button.getAttribute("aria-controls");
  await expect.poll(() => page.locator(`[id="${panel}"]`).textContent()).toBe("ConteúdoDentro");
  expect(app.errors).toEqual([]);
});

test("closed content takes no space, open content its full height", async () => {
  const app = await openScene("expandable-section", "tall");
  const panel = app.page.locator(".trama-disclosure-panel");
  const height = () => panel.evaluate((node) => node.getBoundingClientRect().height);
  await expect.poll(() => height()).toBe(0);
  await app.page.getByRole("button").click();
  await expect.poll(height).toBe(200);
});

test("slots draw the button, another one while it is open; the heading holds it", async () => {
  const app = await openScene("expandable-section", "ownButtons");
  const { page } = app;
  const heading = page.getByRole("heading", { level: 3 });
  await expect.poll(() => heading.textContent()).toBe("Abrir");
  await heading.getByRole("button").click();
  await expect.poll(() => heading.textContent()).toBe("Fechar");
  const other = page.getByRole("button", { name: "Outro" });
  await expect.poll(() => other.textContent()).toBe("Sempre");
  await expect.poll(() => other.locator("svg").count()).toBe(0);
  await expect.poll(() => other.getAttribute("aria-expanded")).toBe("true");
});

test("a bound value is taken again, actions open and close, a disabled one stays", async () => {
  const app = await openScene("expandable-section", "boundAndDisabled");
  const { page } = app;
  const expanded = (name: string) => page.getByRole("button", { name }).getAttribute("aria-expanded");
  await app.set({ on: true });
  await expect.poll(() => expanded("A")).toBe("true");
  await app.call("a.toggle");
  await expect.poll(() => expanded("A")).toBe("false");
  await app.call("a.setValue", { value: true });
  await expect.poll(() => expanded("A")).toBe("true");
  expect(await app.log()).toEqual(['novo {"value":true}']);
  await app.call("a.focus");
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("A");
  await page.getByRole("button", { name: "B" }).click({ force: true });
  await expect.poll(() => expanded("B")).toBe("false");
  expect(await app.log()).toEqual([]);
});

test("content that is not kept is drawn only while it is open", async () => {
  const app = await openScene("expandable-section", "notKept");
  const { page } = app;
  await expect.poll(() => page.locator("input").count()).toBe(0);
  await page.getByRole("button").click();
  await page.getByLabel("N").fill("algo");
  await page.getByRole("button").click();
  await expect.poll(() => page.locator("input").count()).toBe(0);
});
