import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Site, staticPages } from "../../cli/site/site.ts";
import { expectVisible } from "../elements/expect-locator.ts";
import { newProject, type Served, serveSite, visit } from "./delivery/shop.ts";

/** Pages of records, in the example design for them. */

const folder = resolve(import.meta.dirname, "../../designs/idiomas");
const read = (path: string): object => JSON.parse(readFileSync(join(folder, path), "utf8"));
const names = ["design", "theme", "collections", "pages/inicio", "pages/lugar", "pages/sobre"];

/** Has a page for each record, and shows nothing of the record. */
const plain = {
  id: "mapa",
  path: { pt: "mapas/:lugar", en: "maps/:lugar" },
  title: "Mapa",
  records: { collection: "lugares", field: "nome" },
  sections: [{ id: "principal", tag: "main", children: [{ id: "mapa", type: "text", props: { text: "Um mapa" } }] }],
};

const project = newProject();
let site: Site;
let served: Served;

beforeAll(async () => {
  const files = Object.fromEntries(names.map((name) => [`${name}.json`, read(`${name}.json`)]));
  const design = { ...read("design.json"), name: "shop" };
  site = project.build(
    { ...files, "design.json": design, "pages/mapa.json": plain },
    "--url",
    "https://lugares.example",
  );
  served = await serveSite(site);
});
afterAll(async () => {
  await served?.close();
  project.remove();
});

test("each record has an address in each language, in the sitemap and in the files of the site", () => {
  const paths = [...staticPages(site, {}).keys()].filter((path) => /place|lugar/.test(path));
  expect(paths.sort()).toEqual([
    "/en/places/belem/index.html",
    "/en/places/lisboa/index.html",
    "/en/places/sao_tome/index.html",
    "/lugares/belem/index.html",
    "/lugares/lisboa/index.html",
    "/lugares/sao_tome/index.html",
  ]);
  const sitemap = Buffer.from(site.files.get("/sitemap.xml") ?? "").toString();
  expect(sitemap).toContain("<loc>https://lugares.example/en/places/sao_tome/</loc>");
  expect(sitemap).not.toContain(":lugar");
});

test("the page of a record is rendered at build, with its own head and alternate links to other languages", () => {
  const html = staticPages(site, {}).get("/en/places/sao_tome/index.html") ?? "";
  expect(html).toContain("<title>São Tomé · Trama</title>");
  expect(html).toContain('<meta name="description" content="Cocoa beside the equator.">');
  expect(html).toContain('<link rel="canonical" href="https://lugares.example/en/places/sao_tome/">');
  expect(html).toContain('<link rel="alternate" hreflang="pt" href="https://lugares.example/lugares/sao_tome/">');
  expect(html).not.toContain("lugares/lisboa");
  expect(html).toMatch(/<h1[^>]*>São Tomé<\/h1>/);
});

test("links lead to records, the page comes to life as it is, and another language has the same record", async () => {
  const { page, problems } = await visit({ locale: "pt-BR" });
  await page.goto(served.url);
  await page.getByRole("link", { name: "São Tomé" }).click();
  await expectVisible(page.getByText("Cacau à beira"));
  await expect.poll(() => new URL(page.url()).pathname).toBe("/lugares/sao_tome/");
  await expect.poll(() => page.title()).toBe("São Tomé · Trama");
  await page.goto(`${served.url}/en/places/lisboa/`);
  await expectVisible(page.getByText("Seven hills"));
  await expect.poll(() => page.locator("[data-prerendered]").count()).toBe(0);
  await expect
    .poll(() => page.locator('link[rel="canonical"]').getAttribute("href"))
    .toBe(`${served.url}/en/places/lisboa/`);
  await expect
    .poll(() => page.locator('link[hreflang="pt"]').getAttribute("href"))
    .toBe(`${served.url}/lugares/lisboa/`);
  await page.getByRole("link", { name: "Back" }).click();
  await expectVisible(page.getByRole("heading", { name: "Welcome" }));
  expect(problems).toEqual([]);
});

test("a page that shows nothing of its record is there for records only", async () => {
  const { page, problems } = await visit();
  expect((await page.goto(`${served.url}/mapas/sao_tome/`))?.status()).toBe(200);
  await expectVisible(page.getByText("Um mapa"));
  await expect.poll(() => page.locator("[data-prerendered]").count()).toBe(0);
  expect(problems).toEqual([]);
  expect((await page.goto(`${served.url}/mapas/atlantida/`))?.status()).toBe(404);
  await expectVisible(
    page.getByRole("heading", { name: "Page not found" }).or(page.getByText("Página não encontrada")),
  );
});

test("a record that is not there has no page", async () => {
  const { page } = await visit();
  const response = await page.goto(`${served.url}/lugares/atlantida/`);
  expect(response?.status()).toBe(404);
  await expectVisible(
    page.getByRole("heading", { name: "Page not found" }).or(page.getByText("Página não encontrada")),
  );
});
