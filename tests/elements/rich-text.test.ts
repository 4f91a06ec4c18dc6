import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { createGate } from "../gate.ts";
import { axe } from "./drag.ts";
import { expectDetached, expectVisible } from "./expect-locator.ts";
import { openScene } from "./open-scene.ts";

const editor = (page: Page) => page.getByRole("textbox", { name: "Mensagem" });
const tool = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

async function selectAll(page: Page): Promise<void> {
  await editor(page).click();
  await page.keyboard.press("ControlOrMeta+A");
}

test("typing writes paragraphs, which are the value as HTML and as text", async () => {
  const { page, read, log, errors } = await openScene("rich-text", "empty");
  await editor(page).click();
  await page.keyboard.type("Oi");
  await page.keyboard.press("Enter");
  await page.keyboard.type("Ana & Bia");
  expect(await read("note.value")).toBe("<p>Oi</p><p>Ana &amp; Bia</p>");
  expect(await read("note.text")).toBe("Oi\nAna & Bia");
  expect(await read("note.length")).toBe(11);
  expect((await log()).at(-1)).toBe('muda {"value":"<p>Oi</p><p>Ana &amp; Bia</p>","text":"Oi\\nAna & Bia"}');
  await page.keyboard.type("123");
  expect(await read("note.length")).toBe(12);
  await selectAll(page);
  await page.keyboard.press("Backspace");
  expect(await read("note.value")).toBe("");
  await expectVisible(page.locator(".p-r[data-empty]"));
  expect(await page.locator("[data-placeholder]").getAttribute("data-placeholder")).toBe("Escreva aqui");
  expect(errors).toEqual([]);
});

test("each button formats the selection, shows its state and undoes it", async () => {
  const { page, read, errors } = await openScene("rich-text", "plain");
  await page.getByRole("textbox").waitFor();
  const { call } = {
    call: async (html: string) => page.evaluate((value) => Reflect.get(window, "scene").set({ given: value }), html),
  };
  const formats = [
    ["Negrito", "<p><strong>um</strong></p>"],
    ["Itálico", "<p><em>um</em></p>"],
    ["Sublinhado", "<p><u>um</u></p>"],
    ["Tachado", "<p><s>um</s></p>"],
    ["Código", "<p><code>um</code></p>"],
    ["Lista com marcadores", "<ul><li><p>um</p></li></ul>"],
    ["Lista numerada", "<ol><li><p>um</p></li></ol>"],
    ["Citação", "<blockquote><p>um</p></blockquote>"],
    ["Bloco de código", "<pre><code>um</code></pre>"],
  ] as const;
  for (const [name, html] of formats) {
    await call("<p></p>");
    await call("<p>um</p>");
    await expect.poll(() => editor(page).innerText()).toBe("um");
    await selectAll(page);
    await tool(page, name).click();
    expect(await read("note.value"), name).toBe(html);
    expect(await tool(page, name).getAttribute("aria-pressed"), name).toBe("true");
    await tool(page, name).click();
    expect(await read("note.value"), name).toBe("<p>um</p>");
  }
  await page.getByRole("combobox", { name: "Estilo do texto" }).selectOption({ label: "Título 2" });
  expect(await read("note.value")).toBe("<h2>um</h2>");
  await tool(page, "Desfazer").click();
  expect(await read("note.value")).toBe("<p>um</p>");
  await tool(page, "Refazer").click();
  expect(await read("note.value")).toBe("<h2>um</h2>");
  expect(errors).toEqual([]);
});

test("shortcuts format, lists continue and nest, and typing shortcuts begin them", async () => {
  const { page, read, errors } = await openScene("rich-text", "few");
  await editor(page).click();
  await page.keyboard.press("ControlOrMeta+B");
  await page.keyboard.type("um");
  await page.keyboard.press("ControlOrMeta+B");
  await page.keyboard.press("Enter");
  await page.keyboard.type("- dois");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.type("três");
  expect(await read("note.value")).toBe(
    "<p><strong>um</strong></p><ul><li><p>dois</p><ul><li><p>três</p></li></ul></li></ul>",
  );
  await page.keyboard.press("ControlOrMeta+Z");
  await page.keyboard.press("ControlOrMeta+Shift+Z");
  expect(await read("note.text")).toBe("um\ndois\ntrês");
  expect(await page.getByRole("toolbar").getByRole("button").count()).toBe(2);
  expect(errors).toEqual([]);
});

test("a link is set by its shortcut, changed and removed; addresses that run code are refused", async () => {
  const { page, read, errors } = await openScene("rich-text", "few");
  await editor(page).click();
  await page.keyboard.type("site");
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.press("ControlOrMeta+K");
  const address = page.getByRole("textbox", { name: "Endereço" });
  await address.fill("javascript:alert(1)");
  await page.keyboard.press("Enter");
  await expectVisible(page.getByRole("alert"));
  await address.fill("exemplo.com.br");
  await page.keyboard.press("Enter");
  await expectDetached(address);
  expect(await read("note.value")).toBe('<p><a href="https://exemplo.com.br">site</a></p>');
  await tool(page, "Link").click();
  expect(await address.inputValue()).toBe("https://exemplo.com.br");
  await page.getByRole("button", { name: "Remover link" }).click();
  expect(await read("note.value")).toBe("<p>site</p>");
  await page.keyboard.press("ControlOrMeta+K");
  await page.keyboard.press("Escape");
  expect(await editor(page).evaluate((node) => node === document.activeElement)).toBe(true);
  expect(errors.filter((line) => !line.includes("javascript:"))).toEqual([]);
});

test("the toolbar is one stop of the keyboard, with arrows inside", async () => {
  const { page, errors } = await openScene("rich-text", "plain");
  await editor(page).waitFor();
  await page.keyboard.press("Tab");
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute("aria-label"));
  expect(await focused()).toBe("Negrito");
  await page.keyboard.press("ArrowRight");
  expect(await focused()).toBe("Itálico");
  await page.keyboard.press("End");
  expect(await focused()).toBe("Refazer");
  await page.keyboard.press("Tab");
  expect(await editor(page).evaluate((node) => node === document.activeElement)).toBe(true);
  await page.keyboard.press("Shift+Tab");
  expect(await focused()).toBe("Refazer");
  expect(errors).toEqual([]);
});

test("anything but formatting is removed, from the value, from what is pasted and when it is read", async () => {
  const { page, read, set, errors } = await openScene("rich-text", "untrusted");
  await expect.poll(() => read("note.value")).toBe("<p>Oi <a>link</a></p>");
  expect(await page.locator(".p-r :is(script, iframe, img, [onclick], [style*=color])").count()).toBe(0);
  await set({ given: "" });
  await editor(page).click();
  await page.evaluate(() => {
    const data = new DataTransfer();
    data.setData("text/html", '<p style="color:red">Colado <b onclick="x()">aqui</b><img src="x"></p>');
    const target = document.activeElement;
    target?.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }));
  });
  expect(await read("note.value")).toBe("<p>Colado <strong>aqui</strong></p>");
  await set({ mode: "read", given: "<p>Fim<script>x()</script></p>" });
  await expectVisible(page.getByRole("group", { name: "Mensagem" }).getByText("Fim"));
  expect(await read("note.value")).toBe("<p>Fim</p>");
  expect(errors.filter((line) => !line.includes("javascript:"))).toEqual([]);
});

test.each([
  ["<div>linha 1</div><div>linha 2</div>", "linha 1|linha 2"],
  ["antes<div>um<h2>T</h2>dois</div>depois<br>fim", "antes|um|T|dois|depois|fim"],
  ["<table><thead><tr><th>A</th><th>B</th></tr></thead><tr><td>c1</td><td>c2</td></tr></table>", "A B|c1 c2"],
  ["<section><h2>T</h2>texto</section><article>outro</article>", "T|texto|outro"],
  ["<dl><dt>k</dt><dd>v</dd></dl><figure><figcaption>leg</figcaption></figure>depois", "k|v|leg|depois"],
  ["<menu><li>a</li><li>b</li></menu><x-box>c</x-box>d", "a|b|c|d"],
  ["<span>a</span><i>b</i><font>c</font>", "abc"],
])("the lines of %s stay apart in the value, in the text and when it is read", async (given, lines) => {
  const { page, read, set, errors } = await openScene("rich-text", "untrusted");
  await set({ given });
  await expect.poll(() => read("note.text")).toBe(lines.replaceAll("|", "\n"));
  const edited = async () => (await editor(page).innerText()).split(/\n+/).join("|");
  await expect.poll(edited).toBe(lines);
  await set({ mode: "read" });
  const group = page.getByRole("group", { name: "Mensagem" });
  await expect.poll(async () => (await group.innerText()).split(/\n+/).join("|")).toContain(lines);
  expect(errors).toEqual([]);
});

/** What people paste: the HTML and what it becomes. Whatever runs sets `ran`; whatever loads comes from `foreign.example`. */
const pasted: readonly (readonly [string, string, string])[] = [
  [
    "scripts and handlers",
    `<p>a<script>ran = 1</script><img src=x onerror="ran = 1"><svg onload="ran = 1"><script>ran = 1</script></svg></p>
<details open ontoggle="ran = 1"><summary>b</summary></details><input autofocus onfocus="ran = 1"><p onpointerenter="ran = 1">c</p>`,
    "<p>a</p><p>b</p><p>c</p>",
  ],
  [
    "links",
    `<p><a href="javascript:ran = 1">a</a> <a href="&#1;java&#10;script:ran = 1">b</a> <a href="data:text/html,<script>ran = 1</script>">c</a> <a href="vbscript:ran">d</a> <a href="https://foreign.example/" onclick="ran = 1" ping="https://foreign.example/ping" target="_top">e</a></p>`,
    `<p>a b c d <a href="https://foreign.example/">e</a></p>`,
  ],
  [
    "things that load",
    `<link rel="stylesheet" href="https://foreign.example/a.css"><style>@import "https://foreign.example/b.css"; p { background: url(https://foreign.example/c) }</style>
<p style="background: url(https://foreign.example/d)">a<img src="https://foreign.example/e.png" srcset="https://foreign.example/f.png 2x"><img src="data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload='ran=1'/>"></p>
<iframe src="https://foreign.example/g"></iframe><iframe srcdoc="<script>parent.ran = 1</script>"></iframe><object data="https://foreign.example/h"></object><embed src="https://foreign.example/i"><video src="https://foreign.example/j" poster="https://foreign.example/k"></video><audio src="https://foreign.example/l"></audio><base href="https://foreign.example/"><meta http-equiv="refresh" content="0;url=https://foreign.example/m"><p>b</p>`,
    "<p>a</p><p>b</p>",
  ],
  [
    "markup that a parser reads otherwise the second time",
    `<p>a</p><math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=ran=1&gt;"></style></table></mtext></math><noscript><p title="</noscript><img src=x onerror=ran=1>"></noscript><template><img src=x onerror="ran = 1"></template><form><math><mtext></form><form><mglyph><svg><mtext><style><path id="</style><img onerror=ran=1 src>"></form>`,
    "<p>a</p>",
  ],
  [
    "Word",
    `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta name=Generator content="Microsoft Word 15"><!--[if gte mso 9]><xml><o:p>x</o:p></xml><![endif]--><style><!-- p.MsoNormal { mso-style-name: "x" } --></style></head><body lang=PT-BR><!--StartFragment--><h1 style='mso-x:1'>Proposta</h1><p class=MsoNormal style='margin:0cm'><b style='mso-bidi-font-weight:normal'><span style='font-size:14.0pt'>Total<o:p></o:p></span></b></p><p class=MsoNormal><!--[if gte vml 1]><v:shape><v:imagedata src="file:///C:/x.png"/></v:shape><![endif]--><![if !vml]><img src="file:///C:/x.png"><![endif]>fim</p><!--EndFragment--></body></html>`,
    "<h1>Proposta</h1><p><strong>Total</strong></p><p>fim</p>",
  ],
  [
    "Excel",
    `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><style>td { mso-number-format: General }</style></head><body><table border=0><!--StartFragment--><col width=64><tr height=20><td class=xl65 x:num="1">Ana</td><td>10</td></tr><tr><td>Bia</td><td>20</td></tr><!--EndFragment--></table></body></html>`,
    "<p>Ana 10</p><p>Bia 20</p>",
  ],
  [
    "mail programs",
    `<div dir="ltr">Olá,<div><br></div><div>segue o <span style="font-weight:bold; text-decoration:line-through">preço</span>.</div><div><div>Abraço</div></div></div>`,
    "<p>Olá,</p><p></p><p>segue o <strong><s>preço</s></strong>.</p><p>Abraço</p>",
  ],
  [
    "Google Docs",
    `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr" style="line-height:1.38"><span style="font-weight:700;color:#000">forte</span><span style="font-style:italic"> e leve</span></p><ul><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span>item</span></p></li></ul><p><span><span style="border:none"><img src="https://foreign.example/docs.png" width="1"></span></span></p></b>`,
    "<p><strong>forte</strong><em> e leve</em></p><ul><li><p>item</p></li></ul>",
  ],
];

test.each(pasted)("what is pasted is text and formatting: %s", async (_, html, saved) => {
  const { page, read, set, errors } = await openScene("rich-text", "plain");
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  await editor(page).waitFor();
  const put = (kind: "paste" | "drop") =>
    page.evaluate(
      ([type, given]) => {
        const data = new DataTransfer();
        data.setData("text/html", given);
        const target = document.querySelector(".ProseMirror, [contenteditable]");
        const box = target?.getBoundingClientRect();
        const init = { bubbles: true, cancelable: true };
        target?.dispatchEvent(
          type === "paste"
            ? new ClipboardEvent("paste", { ...init, clipboardData: data })
            : new DragEvent("drop", {
                ...init,
                dataTransfer: data,
                clientX: (box?.x ?? 0) + 5,
                clientY: (box?.y ?? 0) + 5,
              }),
        );
      },
      [kind, html] as const,
    );
  for (const kind of ["paste", "drop"] as const) {
    await set({ given: "<p>x</p>" });
    await expect.poll(() => editor(page).innerText()).toBe("x");
    await set({ given: "" });
    await expect.poll(async () => (await editor(page).innerText()).trim()).toBe("");
    await editor(page).click();
    await put(kind);
    // The empty paragraph that was there follows what was dropped.
    expect.soft((await read("note.value")).replace(/(?:<p><\/p>)+$/, ""), kind).toBe(saved);
  }
  // Pictures and frames that had come into being would load and run before this one.
  await page.evaluate(() => {
    const frame = document.createElement("iframe");
    frame.srcdoc = "<p>";
    const loaded = new Promise((done) => frame.addEventListener("load", done));
    document.body.append(frame);
    return loaded;
  });
  expect(await page.evaluate(() => Reflect.get(window, "ran"))).toBeUndefined();
  expect(requests.filter((url) => !/^about:|\.(?:js|css)$/.test(url))).toEqual([]);
  expect(errors.filter((line) => !line.includes("javascript:"))).toEqual([]);
});

test("read mode shows the text without an editor", async () => {
  const { page, read, errors } = await openScene("rich-text", "read");
  const shown = page.getByRole("group", { name: "Mensagem" });
  await expectVisible(shown.getByRole("heading", { name: "Proposta" }));
  expect(await shown.getByRole("link", { name: "plano" }).getAttribute("href")).toBe("https://exemplo.com.br/plano");
  expect(await page.locator("[contenteditable]").count()).toBe(0);
  expect(await page.getByRole("toolbar").count()).toBe(0);
  expect((await read("note.text")).split("\n")[0]).toBe("Proposta");
  expect(errors).toEqual([]);
});

test("a form is not sent without a required text; a reset restores the configured one", async () => {
  const { page, read, set, call, log, errors } = await openScene("rich-text", "empty");
  await editor(page).waitFor();
  await page.getByRole("button", { name: "Enviar" }).click();
  expect(await log()).toEqual([]);
  await expectVisible(page.getByRole("alert"));
  await set({ given: "<p>Pronto</p>" });
  await expect.poll(() => editor(page).innerText()).toBe("Pronto");
  expect(await log()).toEqual(['recebe {"value":"<p>Pronto</p>"}']);
  await call("note.clear");
  await expect.poll(() => editor(page).innerText()).not.toContain("Pronto");
  await call("note.reset");
  await expect.poll(() => editor(page).innerText()).toBe("Pronto");
  await call("note.focus");
  await call("note.insertText", { text: "já " });
  await expect.poll(() => read("note.text")).toContain("já");
  await page.getByRole("button", { name: "Enviar" }).click();
  await expect.poll(async () => (await log()).some((line) => line.startsWith("envia"))).toBe(true);
  expect(errors).toEqual([]);
});

test("`change` waits while the visitor types, and comes when they leave", async () => {
  const { page, log, errors } = await openScene("rich-text", "few");
  await editor(page).click();
  await page.keyboard.type("abc");
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Shift+Tab");
  expect(await log()).toEqual(['muda {"value":"<p>abc</p>","text":"abc"}']);
  expect(errors).toEqual([]);
});

test("a read-only text can be selected but not changed, a disabled one has no stop", async () => {
  const { page, read, set, errors } = await openScene("rich-text", "plain");
  await editor(page).waitFor();
  await expect.poll(() => read("note.length")).toBeGreaterThan(10);
  const before = await read("note.value");
  await set({ fixed: true });
  await expectDetached(page.getByRole("toolbar"));
  await editor(page).focus();
  await page.keyboard.type("x");
  expect(await read("note.value")).toBe(before);
  expect(await editor(page).getAttribute("aria-readonly")).toBe("true");
  await set({ fixed: false, off: true });
  await expectVisible(page.locator(".p-r[data-disabled]"));
  expect(await tool(page, "Negrito").isDisabled()).toBe(true);
  expect(await editor(page).getAttribute("contenteditable")).toBe("false");
  expect(errors).toEqual([]);
});

test("a tap on a button formats what a finger typed in", async () => {
  const { page, read, errors } = await openScene("rich-text", "empty", { viewport: { width: 390, height: 700 } });
  await editor(page).waitFor();
  const touch = await page.context().newCDPSession(page);
  await touch.send("Emulation.setTouchEmulationEnabled", { enabled: true });
  const tap = async (locator: ReturnType<typeof tool>) => {
    const box = await locator.boundingBox();
    const point = { x: (box?.x ?? 0) + 12, y: (box?.y ?? 0) + 12 };
    await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [point] });
    await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  };
  await tap(editor(page));
  await expect.poll(() => editor(page).evaluate((node) => node === document.activeElement)).toBe(true);
  await tap(tool(page, "Negrito"));
  await expect.poll(() => tool(page, "Negrito").getAttribute("aria-pressed")).toBe("true");
  await page.keyboard.type("oi");
  expect(await read("note.value")).toBe("<p><strong>oi</strong></p>");
  expect(errors).toEqual([]);
});

test("axe finds nothing while editing, with a link field, with an error and while reading", async () => {
  const { page, set } = await openScene("rich-text", "plain", { isFresh: true });
  await editor(page).waitFor();
  expect(await axe(page)).toEqual([]);
  await tool(page, "Link").click();
  await set({ error: "Falta o texto." });
  await expectVisible(page.getByRole("alert"));
  expect(await axe(page)).toEqual([]);
  await set({ mode: "read", error: "" });
  await expectVisible(page.getByRole("heading", { name: "Proposta" }));
  expect(await axe(page)).toEqual([]);
});

test.each([
  ["waits for it", false],
  ["is dropped when the visitor goes elsewhere", true],
] as const)("a focus that comes before the editor %s", async (_, leaves) => {
  const { page, set, call, errors } = await openScene("rich-text", "read", { isFresh: true });
  const hasEditor = () => page.evaluate(() => document.activeElement?.classList.contains("ProseMirror"));
  await expectVisible(page.getByRole("heading", { name: "Proposta" }));
  const gate = createGate();
  await page.route("**/rich-text.view-*.js", async (route) => {
    await gate.opened;
    await route.continue();
  });
  await set({ mode: "edit" });
  await expectVisible(page.locator(".trama-rich-place"));
  await call("note.focus");
  if (leaves) await page.getByRole("button", { name: "Enviar" }).focus();
  gate.open();
  await editor(page).waitFor();
  await expect.poll(hasEditor).toBe(!leaves);

  // The next editor was not asked to take the focus.
  await set({ mode: "read" });
  await expectVisible(page.getByRole("heading", { name: "Proposta" }));
  await set({ mode: "edit" });
  await editor(page).waitFor();
  expect(await hasEditor()).toBe(false);
  expect(errors).toEqual([]);
});

test("it has the focus, its own name and a height between its limits", async () => {
  const { page, set, read, errors } = await openScene("rich-text", "sized");
  const field = page.getByRole("textbox", { name: "Recado", exact: true });
  await expectVisible(field);
  await page.keyboard.type("Oi");
  expect(await read("note.text"), "autofocus").toBe("Oi");
  const height = async (target: typeof field) => (await target.boundingBox())?.height;
  await expect.poll(() => height(field), { message: "minHeight" }).toBe(150);
  await set({ given: "<p>linha</p>".repeat(30) });
  await expect.poll(() => height(field), { message: "maxHeight" }).toBe(210);
  await set({ mode: "read" });
  const reader = page.getByRole("group", { name: "Recado", exact: true });
  await expectVisible(reader);
  await expect.poll(() => height(reader), { message: "maxHeight" }).toBe(210);
  await set({ given: "<p>linha</p>" });
  await expect.poll(() => height(reader), { message: "minHeight is for editing" }).toBeLessThan(150);
  expect(errors).toEqual([]);
});
