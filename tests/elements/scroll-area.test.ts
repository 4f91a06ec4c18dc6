import { afterAll, expect, test } from "vitest";
import { closeBrowser } from "../browser/harness.ts";
import { type Mounted, mount } from "./mount.ts";

afterAll(closeBrowser);

const setup = `
  app.area = handle(ScrollArea);
  app.linhas = signal(Array.from({ length: 40 }, (_, place) => place));
  app.mais = (count) => { app.linhas.value = [...app.linhas.value, ...Array.from({ length: count }, (_, place) => 1000 + app.linhas.value.length + place)]; };
  app.antes = (count) => { app.linhas.value = [...Array.from({ length: count }, (_, place) => app.linhas.value[0] - count + place), ...app.linhas.value]; };
`;
const area = (props: string) => `
  <div style={{ height: 300, display: "flex", flexDirection: "column" }}>
    <ScrollArea id="a" ariaLabel="Linhas" role="region" handle={app.area} onReachStart={log("começo")} onReachEnd={log("fim")} ${props}>
      <Base id="lista">
        <Repeat items={() => app.linhas.value} by={(linha) => linha}>
          {(linha) => <Text id="linha" text={() => "linha " + linha.value} />}
        </Repeat>
      </Base>
    </ScrollArea>
  </div>`;

const open = (props: string) =>
  mount(["ScrollArea", "Base", "Text"], `import { Repeat } from "trama/runtime";\n${setup}`, area(props));

/** Where a line stands under the upper edge of the box, in pixels. */
const placeOf = (app: Mounted, text: string) =>
  app.page.evaluate((line) => {
    const box = document.querySelector(".p-a");
    const found = [...document.querySelectorAll(".p-linha")].find((node) => node.textContent === line);
    return Math.round((found?.getBoundingClientRect().top ?? 0) - (box?.getBoundingClientRect().top ?? 0));
  }, text);

const scrollTo = (app: Mounted, top: number) =>
  app.page.locator(".p-a").evaluate((node, to) => {
    node.scrollTop = to;
  }, top);

test("who is at the end stays there while lines come, and who reads further up is not moved", async () => {
  const app = await open("stickToEnd");
  await app.page.locator(".p-a[data-at-end]").waitFor();
  await expect.poll(() => app.evaluate("[app.area.isAtStart.value, app.area.isAtEnd.value]")).toEqual([false, true]);
  await app.evaluate("app.mais(5)");
  await expect.poll(() => placeOf(app, "linha 1044")).toBeLessThan(300);
  await app.page.locator(".p-a[data-at-end]").waitFor();

  await scrollTo(app, 400);
  await app.page.locator(".p-a:not([data-at-end])").waitFor();
  const before = await placeOf(app, "linha 20");
  await app.evaluate("app.mais(5)");
  await expect.poll(() => app.page.locator(".p-linha").count()).toBe(50);
  await expect.poll(() => placeOf(app, "linha 20")).toBe(before);
  await app.evaluate("app.antes(10)");
  await expect.poll(() => app.page.locator(".p-linha").count()).toBe(60);
  await expect.poll(() => placeOf(app, "linha 20")).toBe(before);

  await app.evaluate("app.area.actions.scrollToEnd()");
  await app.page.locator(".p-a[data-at-end]").waitFor();
  await app.evaluate("app.area.actions.scrollToStart()");
  await app.page.locator(".p-a[data-at-start]").waitFor();
  // At the very top, too, what was read stays where it was when older lines come.
  await app.evaluate("app.antes(10)");
  await expect.poll(() => placeOf(app, "linha -10")).toBe(0);
  expect(app.errors).toEqual([]);
  await app.close();
});

test("it tells once when an end comes near, and again when more has come and it still is", async () => {
  const app = await open("threshold={50}");
  const heard: string[] = [];
  const told = async () => {
    heard.push(...(await app.log()));
    return heard;
  };
  await expect.poll(told).toEqual(["começo"]);
  await scrollTo(app, 300);
  await app.page.locator(".p-a:not([data-at-start])").waitFor();
  await scrollTo(app, 100_000);
  await expect.poll(told).toEqual(["começo", "fim"]);
  await scrollTo(app, 99_990);
  await app.evaluate("app.mais(1)");
  await expect.poll(told).toEqual(["começo", "fim", "fim"]);
  await scrollTo(app, 0);
  await expect.poll(told).toEqual(["começo", "fim", "fim", "começo"]);
  expect(app.errors).toEqual([]);
  await app.close();
});

test("a textarea grows from its rows to its greatest number of them", async () => {
  const app = await mount(
    ["FormInput"],
    "app.campo = handle(FormInput);",
    '<FormInput id="t" type="textarea" ariaLabel="Mensagem" rows={1} maxRows={6} autoGrow handle={app.campo} />',
  );
  const height = () => app.page.locator("textarea").evaluate((node) => node.getBoundingClientRect().height);
  const line = await app.page
    .locator("textarea")
    .evaluate((node) => Number.parseFloat(getComputedStyle(node).lineHeight));
  const one = await height();
  await app.page.locator("textarea").fill("1\n2\n3");
  await expect.poll(height).toBeGreaterThan(one + line);
  await app.page.locator("textarea").fill(Array.from({ length: 20 }, (_, row) => row).join("\n"));
  await expect.poll(async () => Math.round((await height()) / line)).toBe(Math.round((6 * line + 14) / line));
  await app.close();
});
