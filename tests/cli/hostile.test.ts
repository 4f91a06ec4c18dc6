import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Site, staticPages } from "../../cli/site/site.ts";
import { type DesignFiles, newProject, type Served, serveSite, visit } from "./delivery/shop.ts";

/*
 * Strings that would end their context, in pages that the build renders, and scripts that try what a page's content
 * policy forbids. The browser reports the result.
 */

const hostile = [
  "</script><script>window.ran = 1</script>",
  "<!-- --> --> <!--<script>",
  "</title></textarea></style></h1><svg onload=window.ran=1>",
  "<img src=x onerror=window.ran=1>",
  "\" onclick='window.ran=1' x=\"`",
  "a\u2028b\u2029c ]]> &lt;i&gt;&amp;#60;&quot",
  "$& $1 $` $' \\u003c \\",
].join(" ");

const environment = { note: hostile, backendUrl: "http://localhost/", [hostile]: 1 };
const bound = { formula: "variables.texto" };
const text = (id: string, value: unknown, more: object = {}) => ({ id, type: "text", props: { text: value }, ...more });
const input = (id: string, value: unknown) => ({
  id,
  type: "form-input",
  props: { label: value, placeholder: value, value, hint: value },
});

const texts = (id: string, value: unknown): readonly object[] => [
  { id: `${id}Titulo`, type: "text", props: { text: value, tag: "h2" } },
  input(`${id}Campo`, value),
  { id: `${id}Foto`, type: "image", props: { alt: value, url: "data:image/gif;base64,R0lGODlhAQABAAAAACw=" } },
  { id: `${id}Botao`, type: "button", props: { text: value, ariaLabel: value, tooltip: value } },
  text(`${id}Link`, value, { link: { page: "outra", query: { q: value } } }),
  { id: `${id}Embed`, type: "html-embed", props: { source: value, ariaLabel: value } },
];

const design: DesignFiles = {
  "design.json": {
    formatVersion: 1,
    name: "shop",
    title: hostile,
    titlePattern: { pt: `{title} ${hostile}` },
    languages: ["pt"],
    pages: { home: "inicio" },
  },
  "variables.json": {
    variables: { texto: { type: "string", default: hostile }, fim: { type: "string", default: "" } },
  },
  "custom/index.ts": readFileSync(join(import.meta.dirname, "delivery/attempts.ts"), "utf8"),
  "collections.json": {
    collections: { linhas: { source: "static", data: [{ nome: hostile }, { nome: `${hostile} 2` }] } },
  },
  "pages/inicio.json": {
    id: "inicio",
    path: "",
    title: hostile,
    description: hostile,
    meta: { keywords: hostile, socialTitle: hostile, image: '/x.png?a="><script>window.ran=1</script>' },
    sections: [
      {
        id: "principal",
        tag: "main",
        title: hostile,
        children: [
          ...texts("escrito", hostile),
          ...texts("ligado", bound),
          text(
            "linha",
            { formula: "item.nome" },
            { repeat: { items: { formula: "collections.linhas.data" }, key: "nome" } },
          ),
          text("cor", "cor", { style: { color: bound, width: bound } }),
        ],
      },
    ],
  },
  "pages/outra.json": {
    id: "outra",
    path: "outra",
    title: "Outra",
    sections: [
      {
        id: "principal",
        tag: "main",
        children: [
          text("fim", { formula: "variables.fim" }),
          {
            id: "tentar",
            type: "button",
            props: { text: "Tentar" },
            on: {
              click: {
                steps: [
                  { id: "fim", action: "callFunction", function: "tryAll" },
                  { action: "setVariable", variable: "fim", value: { formula: "steps.fim" } },
                ],
              },
            },
          },
        ],
      },
    ],
  },
  "pages/linha.json": {
    id: "linha",
    path: "linhas/:linha",
    records: { collection: "linhas", field: "nome" },
    title: { formula: "page.record.nome" },
    description: { formula: "page.record.nome" },
    sections: [{ id: "principal", tag: "main", children: [text("nome", { formula: "page.record.nome" })] }],
  },
};

const project = newProject();
let site: Site;
let served: Served;

beforeAll(async () => {
  site = project.build(design, "--url", "https://loja.example");
  served = await serveSite(site, environment);
});
afterAll(async () => {
  await served?.close();
  project.remove();
});

describe("in prerendered pages", () => {
  /** Each string is in its place, and nothing ran. */
  async function look(javaScriptEnabled: boolean, path = "/") {
    const { page, problems } = await visit({ javaScriptEnabled, viewport: { width: 1366, height: 900 } });
    await page.goto(served.url + path);
    if (javaScriptEnabled) await expect.poll(() => page.locator("[data-prerendered]").count()).toBe(0);
    return { page, problems };
  }

  test.each([
    ["before any script", false],
    ["once the app is alive", true],
  ])("texts of the design and of its data are texts, %s", async (_, isAlive) => {
    const { page, problems } = await look(isAlive);
    for (const id of ["escrito", "ligado"]) {
      const textOf = (name: string) => page.locator(`.inicio-${id}${name}`);
      expect(await textOf("Titulo").textContent()).toBe(hostile);
      expect(await textOf("Link").textContent()).toBe(hostile);
      expect(await textOf("Botao").textContent()).toBe(hostile);
      expect(await textOf("Botao").getAttribute("aria-label")).toBe(hostile);
      expect(await textOf("Foto").getAttribute("alt")).toBe(hostile);
      const field = page.locator(`.inicio-${id}Campo input, input.inicio-${id}Campo`).first();
      expect(await field.getAttribute("placeholder")).toBe(hostile);
      // The value of a field appears with the app.
      expect(await field.inputValue()).toBe(isAlive ? hostile : "");
      expect(await textOf("Link").evaluate((node) => node.closest("a")?.search ?? "")).toBe(
        `?${new URLSearchParams({ q: hostile })}`,
      );
    }
    expect(await page.locator(".inicio-linha").allTextContents()).toEqual([hostile, `${hostile} 2`]);
    expect(await page.title()).toBe(`${hostile} ${hostile}`);
    const head = (selector: string) => page.locator(selector).getAttribute("content");
    expect(await head('meta[name="description"]')).toBe(hostile);
    expect(await head('meta[name="keywords"]')).toBe(hostile);
    expect(await head('meta[property="og:title"]')).toBe(hostile);
    expect(await page.locator("#trama-env").textContent()).toBe(JSON.stringify(environment).replaceAll("<", "\\u003c"));
    expect(await page.locator("svg[onload], img[onerror], [onclick], textarea, body title").count()).toBe(0);
    expect(await page.locator("script:not([src]):not([type])").count()).toBe(1);
    expect(await page.locator("body script").count()).toBe(0);
    if (isAlive) expect(await page.evaluate(() => Reflect.get(window, "ran"))).toBe(undefined);
    // The browser reports handlers in HTML that it only parses, before the sanitiser removes them.
    expect(problems.filter((problem) => !/taken out of HTML|inline event handler/.test(problem))).toEqual([]);
    await page.context().close();
  });

  test("pages of records, the sitemap and the manifest hold the texts as they are", async () => {
    const paths = site.info.routes.flatMap(({ path, record }) => (record === undefined ? [] : [path]));
    expect(paths).toHaveLength(2);
    for (const path of paths) {
      const { page, problems } = await look(true, path);
      expect(await page.locator(".linha-nome").textContent()).toMatch(hostile.slice(0, 20));
      expect(await page.locator('meta[name="description"]').getAttribute("content")).toContain(hostile);
      expect(await page.locator('link[rel="canonical"]').getAttribute("href")).toBe(served.url + encodeURI(path));
      expect(problems).toEqual([]);
      await page.context().close();
    }
    const { page } = await look(false, "/outra/");
    const sitemap = Buffer.from(site.files.get("/sitemap.xml") ?? "").toString();
    const places = await page.evaluate((xml) => {
      const parsed = new DOMParser().parseFromString(xml, "text/xml");
      return [...parsed.querySelectorAll("loc, parsererror")].map(({ textContent }) => textContent);
    }, sitemap);
    expect(places).toEqual(
      expect.arrayContaining(["/", ...paths].map((path) => `https://loja.example${encodeURI(path)}`)),
    );
    expect(places).toHaveLength(4);
    const manifest: unknown = await (await fetch(`${served.url}/manifest.webmanifest`)).json();
    expect(manifest).toMatchObject({ name: hostile });
    await page.context().close();
  });
});

test.each(["a server", "a host of files"])(
  "from %s, no script of a page does what the content policy forbids",
  async (host) => {
    const { page } = await visit();
    const asked: string[] = [];
    await page.context().route(/evil\.example/, (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: "text/javascript", body: "window.ran = 'remote'" });
    });
    page.on("websocket", (socket) => asked.push(socket.url()));
    const file = staticPages(site, {}).get("/outra/index.html");
    if (host === "a host of files")
      await page.route(`${served.url}/outra/`, (route) =>
        route.fulfill({ contentType: "text/html", body: file ?? "" }),
      );
    const response = await page.goto(`${served.url}/outra/`);
    expect(response?.headers()["content-security-policy"] === undefined).toBe(host === "a host of files");
    await page.addInitScript(() => Reflect.set(window, "isNew", true));
    // A press on the page that the build rendered does nothing before its code is there.
    await expect.poll(() => page.locator("[data-prerendered]").count()).toBe(0);
    // `click` would wait for the navigations that the policy refuses, sometimes without end.
    await page.getByRole("button", { name: "Tentar" }).focus();
    await page.keyboard.press("Enter");
    const told = page.locator(".outra-fim");
    await expect.poll(() => told.textContent()).not.toBe("");
    const results: Readonly<Record<string, string>> = JSON.parse((await told.textContent()) ?? "");
    expect(Object.keys(results).length).toBeGreaterThan(25);
    expect(Object.entries(results).filter(([, happened]) => happened !== "")).toEqual([]);
    expect(asked).toEqual([]);
    // The page is still the one that was opened.
    expect([page.url(), await page.evaluate(() => Reflect.get(window, "isNew"))]).toEqual([
      `${served.url}/outra/`,
      undefined,
    ]);
    await page.context().close();
  },
);
