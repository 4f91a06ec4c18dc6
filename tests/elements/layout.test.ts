import { afterAll, expect, test } from "vitest";
import { closeBrowser } from "../browser/harness.ts";
import { mount } from "./mount.ts";

afterAll(closeBrowser);

test("a flexbox lays out by its properties, and the next one inside by its own", async () => {
  const app = await mount(
    ["Flexbox"],
    "",
    '<Flexbox id="a" direction="column" wrap justifyContent="center" alignItems="flex-end" rowGap="8px" columnGap="$e-4" reverse><Flexbox id="b" /></Flexbox>',
  );
  const style = (selector: string) =>
    app.page.locator(selector).evaluate((node) => {
      const { display, flexDirection, flexWrap, justifyContent, alignItems, rowGap } = getComputedStyle(node);
      return [display, flexDirection, flexWrap, justifyContent, alignItems, rowGap];
    });
  await expect.poll(() => style(".p-a")).toEqual(["flex", "column-reverse", "wrap", "center", "flex-end", "8px"]);
  await expect.poll(() => style(".p-b")).toEqual(["flex", "row", "nowrap", "flex-start", "stretch", "0px"]);
  await expect
    .poll(() =>
      app.page.locator(".p-a").evaluate((node: HTMLElement) => node.style.getPropertyValue("--trama-column-gap")),
    )
    .toBe("var(--e-4)");
  await app.close();
});

test("a style of the design wins over a property of the element", async () => {
  const app = await mount(["Flexbox"], "", '<Flexbox id="a" direction="column" />', {
    head: "<style>@layer runtime, classes, base; @layer base { .p-a { flex-direction: row-reverse } }</style>",
  });
  await expect
    .poll(() => app.page.locator(".p-a").evaluate((node) => getComputedStyle(node).flexDirection))
    .toBe("row-reverse");
  await app.close();
});

test("columns share a line by units, a mosaic wraps, rows stand under each other", async () => {
  const boxes = '<Base id="x">1</Base><Base id="y">2</Base><Base id="z">3</Base>';
  const app = await mount(
    ["Columns", "Base"],
    'app.type = signal("columns");',
    `<Base id="w" style={{}}><Columns id="c" type={() => app.type.value} grid={[3, 9, 6]} columnGap="10px">${boxes}</Columns></Base>`,
    { head: "<style>.p-w{width:1210px}</style>" },
  );
  const widths = () =>
    app.page
      .locator(".p-c > *")
      .evaluateAll((nodes) => nodes.map((node) => Math.round(node.getBoundingClientRect().width)));
  const tops = () =>
    app.page
      .locator(".p-c > *")
      .evaluateAll((nodes) => new Set(nodes.map((node) => Math.round(node.getBoundingClientRect().top))).size);
  await expect.poll(() => widths()).toEqual([198, 595, 397]);
  await app.evaluate("app.type.value = 'mosaic'");
  await expect.poll(() => widths()).toEqual([295, 905, 600]);
  await expect.poll(() => tops()).toBe(2);
  await app.evaluate("app.type.value = 'rows'");
  await expect.poll(() => tops()).toBe(3);
  await app.close();
});

test("the last child is pushed to the far end", async () => {
  const app = await mount(
    ["Flexbox", "Base"],
    "",
    '<Flexbox id="f" pushLast><Base id="a">a</Base><Base id="b">b</Base></Flexbox>',
    {
      head: "<style>.p-f{width:500px}</style>",
    },
  );
  const box = await app.page.locator(".p-b").boundingBox();
  expect(Math.round((box?.x ?? 0) + (box?.width ?? 0))).toBe(500);
  await app.close();
});

test("an image tells that it loaded or failed, and is lazy by default", async () => {
  const app = await mount(
    ["Image"],
    "",
    `<Image id="boa" url="data:image/gif;base64,R0lGODlhAQABAAAAACw=" alt="Ponto" loading="eager" onLoad={log("carregou")} onError={log("nada")} />
     <Image id="ma" url="/assets/none.png" alt="" loading="eager" onError={log("falhou")} /><Image id="preguica" url="/assets/x.png" />`,
  );
  await app.page.locator('.p-ma[data-failed="true"]').waitFor({ state: "attached" });
  await expect.poll(() => app.page.locator(".p-preguica").getAttribute("loading")).toBe("lazy");
  expect(await app.log()).toContain("falhou");
  await app.close();
});

test("an icon draws only shapes, is decoration without a name, and an image with one", async () => {
  const app = await mount(
    ["Icon"],
    "",
    '<Icon id="a" icon={[["path", { d: "M1 1h2", onclick: "alert(1)", style: "x" }], ["script", { src: "x" }]]} /><Icon id="b" icon={[]} ariaLabel="Estrela" size="40px" />',
  );
  const { page } = app;
  await expect.poll(() => page.locator(".p-a").innerHTML()).toBe('<path d="M1 1h2"></path>');
  await expect.poll(() => page.locator(".p-a").getAttribute("aria-hidden")).toBe("true");
  await expect.poll(async () => (await page.getByRole("img", { name: "Estrela" }).boundingBox())?.width).toBe(40);
  await app.close();
});

test("a date is written in its format, for machines as it came", async () => {
  const app = await mount(
    ["Date"],
    "app.day = signal('2025-06-14T10:22:31');",
    '<Date id="d" date={() => app.day.value} format="DD/MM/YY HH:mm:ss" emptyText="sem data" />',
  );
  const node = app.page.locator(".p-d");
  await expect
    .poll(async () => [await node.textContent(), await node.getAttribute("datetime")])
    .toEqual(["14/06/25 10:22:31", "2025-06-14T10:22:31"]);
  await app.evaluate("app.day.value = null");
  await expect
    .poll(async () => [await node.textContent(), await node.getAttribute("datetime")])
    .toEqual(["sem data", null]);
  await app.close();
});

test("arrow keys move the focus along a box that asks for it, and leave fields their own keys", async () => {
  const app = await mount(
    ["Flexbox", "Button", "SearchBar", "FormInput"],
    "",
    `<Flexbox id="a" direction="column" arrowKeys onKeyDown={log("key")}>
      <SearchBar id="busca" ariaLabel="Busca" value="x" clearLabel="Limpar" />
      <Button id="um" text="Um" />
      <Button id="fora" text="Fora" disabled />
      <Flexbox id="dentro"><Button id="dois" text="Dois" link={{ path: "#x" }} /></Flexbox>
      <FormInput id="nota" type="textarea" label="Nota" required={false} />
    </Flexbox>`,
  );
  const press = async (key: string) => {
    await app.page.keyboard.press(key);
    return app.page.evaluate(() => document.activeElement?.closest("[class*=p-]")?.className.match(/p-(\w+)/)?.[1]);
  };
  await app.page.getByRole("searchbox").focus();
  const keys = ["Home", "ArrowUp", "ArrowDown", "ArrowRight", "ArrowDown", "End", "ArrowDown", "ArrowUp"];
  const stops: unknown[] = [];
  for (const key of keys) stops.push(await press(key));
  expect(stops).toEqual(["busca", "busca", "um", "um", "dois", "nota", "nota", "nota"]);
  await app.page.getByRole("button", { name: "Um" }).focus();
  expect([await press("Shift+ArrowDown"), await press("Home")]).toEqual(["um", "busca"]);
  expect((await app.log()).length).toBeGreaterThan(keys.length);
  await app.close();
});
