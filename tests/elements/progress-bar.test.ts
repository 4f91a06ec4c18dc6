import { afterAll, expect, test } from "vitest";
import { closeBrowser } from "../browser/harness.ts";
import { mount } from "./mount.ts";

afterAll(closeBrowser);

test("a value is cut to a whole number from 0 to 100, what is none is 0, without one it is 65", async () => {
  const app = await mount(
    ["ProgressBar"],
    "",
    `<ProgressBar id="a" ariaLabel="a" /><ProgressBar id="b" ariaLabel="b" value={33.9} />
     <ProgressBar id="c" ariaLabel="c" value="42px" /><ProgressBar id="d" ariaLabel="d" value="nada" />
     <ProgressBar id="e" ariaLabel="e" value={-5} /><ProgressBar id="f" ariaLabel="f" value={250} />
     <ProgressBar id="g" ariaLabel="g" value={() => null} />`,
  );
  const bars = app.page.getByRole("progressbar");
  const values = await bars.evaluateAll((nodes) => nodes.map((node) => node.getAttribute("aria-valuenow")));
  expect(values).toEqual(["65", "33", "42", "0", "0", "100", "0"]);
  const widths = await app.page
    .locator(".trama-progress-done")
    .evaluateAll((nodes) => nodes.map((node) => node.clientWidth / (node.parentElement?.clientWidth ?? 0)));
  expect(widths.map((part) => Math.round(part * 100))).toEqual([65, 33, 42, 0, 0, 100, 0]);
  await app.close();
});

test("the label is the percentage, an element or nothing, and the bar says it in words", async () => {
  const app = await mount(
    ["ProgressBar", "Text"],
    "",
    `<ProgressBar id="a" ariaLabel="Meta do mês" value={40} />
     <ProgressBar id="b" ariaLabel="Envio" value={40} label="element" progressLabel={<Text id="t" text="2 de 5" />} />
     <ProgressBar id="c" ariaLabel="Aula" value={40} label="none" progressLabel={<Text id="u" text="não" />} />`,
  );
  const texts = await app.page.locator(".trama-progress-bar").allTextContents();
  expect(texts).toEqual(["40%", "2 de 5", ""]);
  const bar = app.page.getByRole("progressbar", { name: "Meta do mês" });
  await expect.poll(() => bar.getAttribute("aria-valuetext")).toBe("40%");
  await app.close();
});

test("a value that changes is told, and is a variable", async () => {
  const app = await mount(
    ["ProgressBar"],
    "app.n = signal(99); app.barra = handle(ProgressBar);",
    '<ProgressBar id="a" ariaLabel="a" value={() => app.n.value} handle={app.barra} progressBarColor="rgb(1, 2, 3)" onChange={log("muda")} />',
  );
  await expect.poll(() => app.evaluate("app.barra.value.value")).toBe(99);
  await app.evaluate("app.n.value = 99.5");
  expect(await app.log()).toEqual([]);
  await app.evaluate("app.n.value = 100");
  await app.page.locator(".p-a[data-complete]").waitFor();
  expect(await app.log()).toEqual(['muda {"value":100}']);
  await expect.poll(() => app.evaluate("app.barra.value.value")).toBe(100);
  const color = await app.page
    .locator(".trama-progress-done")
    .evaluate((node) => getComputedStyle(node).backgroundColor);
  expect(color).toBe("rgb(1, 2, 3)");
  expect(app.errors).toEqual([]);
  await app.close();
});
