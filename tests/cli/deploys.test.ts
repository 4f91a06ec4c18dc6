import type { IncomingMessage, ServerResponse } from "node:http";
import { extname } from "node:path";
import type { Page, Route } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import type { Site } from "../../cli/site/site.ts";
import { stopClock } from "../browser/harness.ts";
import { expectVisible } from "../elements/expect-locator.ts";
import { type DesignFiles, newProject, type Served, serveSite, shop, visit } from "./delivery/shop.ts";

/** The shop with other texts, as in a later version; every page file gets a new name. */
function shopWith(word: string, more: DesignFiles = {}): DesignFiles {
  const other: object = JSON.parse(JSON.stringify(shop["pages/other.json"]).replace("Outra página", word));
  const form = {
    id: "main",
    tag: "main",
    children: [
      { id: "form", type: "form-container", children: [{ id: "note", type: "form-input", props: { label: "Nota" } }] },
      { id: "away", type: "text", props: { text: "Para a outra" }, link: { page: "other" } },
      {
        id: "wait",
        type: "button",
        props: { text: "Esperar" },
        on: { click: { steps: [{ action: "wait", ms: 60000 }] } },
      },
    ],
  };
  const write = { id: "write", path: "escrever", title: "Escrever", sections: [form] };
  const unsaved = { formula: "elements.note.value != ''" };
  const careful = { ...write, id: "careful", path: "cuidado", title: "Cuidado", unsaved };
  return { ...shop, "pages/other.json": other, "pages/write.json": write, "pages/careful.json": careful, ...more };
}

const project = newProject();
let first: Site;
let second: Site;
let third: Site;
let served: Served;

beforeAll(() => {
  first = project.build(shopWith("Primeira versão"));
  second = project.build(shopWith("Segunda versão"));
  third = project.build(shopWith("Terceira versão"));
});
afterEach(async () => {
  await served.close();
});
afterAll(async () => {
  project.remove();
});

/** Open a page of the first version without a service worker, which would cache its scripts. */
async function open(path: string) {
  served = await serveSite(first);
  const visited = await visit({ serviceWorkers: "block" });
  await visited.page.goto(served.url + path);
  await alive(visited.page);
  return visited;
}

/** Wait until the worker of a site is in control of a page. */
const controlled = (page: Page, { info }: Site) =>
  expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.scriptURL ?? ""))
    .toContain(`/service-worker.js?v=${info.version}`);

/** What a host answers for files that are no longer there. */
const missing = {
  "status 404": undefined,
  "a page with status 200": ({ url = "" }: IncomingMessage, response: ServerResponse) => {
    if (!/^\/static\/other-/.test(url) || served.site().files.has(url)) return false;
    response.writeHead(200, { "content-type": "text/html" }).end("<p>Início");
    return true;
  },
};

interface Tabs {
  /** What the host answers for files that are no longer there. */
  readonly gone?: keyof typeof missing;
  /** Opens the page of the late code in the first tab's profile, which caches it. */
  readonly isCached?: boolean;
  readonly isDiskFull?: boolean;
}

/** A tab of the first version with a service worker and typed input, and beside it a tab of each later version. */
async function openTabs(later: readonly Site[], { gone = "status 404", isCached = false, isDiskFull = false }: Tabs) {
  served = await serveSite(first, {}, missing[gone]);
  const { page } = await visit();
  const cdp = await page.context().newCDPSession(page);
  await page.goto(served.url);
  await controlled(page, first);
  if (isDiskFull) await cdp.send("Storage.overrideQuotaForOrigin", { origin: served.url, quotaSize: 1 });
  if (isCached) {
    const before = await page.context().newPage();
    await before.goto(`${served.url}/outra/`);
    await expectVisible(before.getByRole("rowheader", { name: "Caju" }));
    await before.close();
  }
  await page.goto(`${served.url}/escrever/`);
  await alive(page);
  await page.getByLabel("Nota").fill("importante");
  for (const site of later) {
    served.replace(site);
    const tab = await page.context().newPage();
    await tab.goto(`${served.url}/outra/`);
    await controlled(tab, site);
    await expectVisible(tab.getByRole("rowheader", { name: "Caju" }));
    await expect.poll(() => tab.evaluate(async () => (await caches.keys()).length)).toBeLessThan(3);
  }
  // Only the caches of the worker count.
  await cdp.send("Network.clearBrowserCache");
  return page;
}

const alive = (page: Page) => expect.poll(() => page.locator("[data-prerendered]").count()).toBe(0);

/** Count how often the document loads from now on. */
function countLoads(page: Page): () => number {
  let count = 0;
  page.on("load", () => {
    count += 1;
  });
  return () => count;
}

test("code that a new version replaced loads the full address once", async () => {
  const { page } = await open("/escrever/");
  const loads = countLoads(page);
  served.replace(second);
  await page.getByText("Para a outra").click();
  await expectVisible(page.getByText("Segunda versão"));
  await expect.poll(() => new URL(page.url()).pathname).toBe("/outra/");
  await expect.poll(loads).toBe(1);
});

test("code that stays away is told after one reload, never in a loop", async () => {
  const { page } = await open("/escrever/");
  const loads = countLoads(page);
  await page.route("**/static/other-*.js", (route) => route.abort());
  await page.getByText("Para a outra").click();
  await expectVisible(page.getByRole("heading", { name: "Não foi possível carregar esta página." }));
  await expect.poll(loads).toBe(1);
});

test("code that does not come within two minutes counts as gone", async () => {
  const { page } = await open("/escrever/");
  await page.clock.install();
  const loads = countLoads(page);
  let isHeld = true;
  await page.route("**/static/other-*.js", async (route) => {
    if (!isHeld) await route.continue();
  });
  const asked = page.waitForRequest("**/static/other-*.js");
  await page.getByText("Para a outra").click();
  await asked;
  // The time of the test itself passes as well.
  await page.clock.runFor(90_000);
  expect(loads()).toBe(0);
  isHeld = false;
  await page.clock.runFor(31_000);
  await expectVisible(page.getByText("Primeira versão"));
  await expect.poll(loads).toBe(1);
});

/** The shop, where the page `other` has a style sheet. */
const styled = (): DesignFiles => {
  const other: object = JSON.parse(
    JSON.stringify(shop["pages/other.json"]).replace('"tag":"main"', '"tag":"main","style":{"paddingTop":"77px"}'),
  );
  return shopWith("Com estilo", { "pages/other.json": other });
};

test("a style sheet that fails to load is logged, the page is shown without it, and the next visit loads it", async () => {
  served = await serveSite(project.build(styled()));
  const { page, problems } = await visit({ serviceWorkers: "block" });
  await page.goto(`${served.url}/escrever/`);
  await alive(page);
  const logged = () => problems.filter((line) => line.includes("CSS_CHUNK_LOAD_FAILED"));
  const padding = () => page.locator(".other-main").evaluate((node) => getComputedStyle(node).paddingTop);
  await page.route("**/static/*.css", (route) => route.abort());
  await page.getByText("Para a outra").click();
  await expect.poll(padding).toBe("0px");
  expect(logged()).toEqual([expect.stringMatching(/^\/static\/\S+\.css: CSS_CHUNK_LOAD_FAILED$/)]);
  await page.unroute("**/static/*.css");
  await page.goBack();
  await page.getByText("Para a outra").click();
  await expect.poll(padding).toBe("77px");
  expect(logged()).toHaveLength(1);
  await page.context().close();
});

test("a style sheet of the document that fails to load is logged", async () => {
  served = await serveSite(project.build(styled()));
  const { page, problems } = await visit({ serviceWorkers: "block" });
  await page.route("**/static/*.css", (route) => route.fulfill({ status: 404, body: "" }));
  await page.goto(`${served.url}/outra/`);
  await alive(page);
  const logged = () => problems.filter((line) => line.includes("CSS_CHUNK_LOAD_FAILED"));
  // The sheet of the app and the sheet of the page.
  await expect.poll(logged).toHaveLength(2);
  await page.context().close();
});

/** Go to a page whose code and style sheet are still loading, then to `/fora/`, and let those loads fail. */
async function breakOff(): Promise<{ page: Page; problems: string[]; navigation: Route }> {
  served = await serveSite(project.build(styled()));
  const { page, problems } = await visit({ serviceWorkers: "block" });
  await page.goto(`${served.url}/escrever/`);
  await alive(page);
  const held: Route[] = [];
  await page.route(/\/static\/(?:other-.*\.js|.*\.css)$/, (route) => void held.push(route));
  await page.getByText("Para a outra").click();
  await expect.poll(() => held.map((route) => extname(route.request().url())).sort()).toEqual([".css", ".js"]);
  await stopClock(page);
  const away = new Promise<Route>((begun) => void page.route("**/fora/", begun));
  await page.evaluate(() => window.location.assign("/fora/"));
  const navigation = await away;
  await Promise.all(held.map((route) => route.abort()));
  return { page, problems, navigation };
}

const ofCode = (problem: string): boolean => /CSS_CHUNK_LOAD_FAILED|^other: /.test(problem);

test("code and a style sheet that a navigation breaks off are no errors", async () => {
  const { page, problems, navigation } = await breakOff();
  await navigation.fulfill({ contentType: "text/html", body: "Fora" });
  await expectVisible(page.getByText("Fora"));
  expect(problems.filter(ofCode)).toEqual([]);
  await page.context().close();
});

test("they are errors when the page stays after all", async () => {
  const { page, problems, navigation } = await breakOff();
  await navigation.fulfill({ status: 204 });
  await page.clock.runFor(2_900);
  expect(problems.filter(ofCode)).toEqual([]);
  await page.clock.runFor(100);
  await expect
    .poll(() => problems.filter(ofCode))
    .toEqual([expect.stringMatching(/\.css: CSS_CHUNK_LOAD_FAILED$/), expect.stringMatching(/^other: /)]);
  await page.context().close();
});

test("a service worker that fails to register is logged", async () => {
  served = await serveSite(first);
  const { page, problems } = await visit();
  await page.context().route("**/service-worker.js*", (route) => route.fulfill({ status: 404, body: "" }));
  await page.goto(served.url);
  await expect.poll(() => problems.filter((line) => line.startsWith("service worker: "))).toHaveLength(1);
  await expectVisible(page.getByText("Bem-vindo"));
  await page.context().close();
});

test("input is not lost without a question", async () => {
  const { page } = await open("/escrever/");
  const loads = countLoads(page);
  await page.getByLabel("Nota").fill("importante");
  const asked: string[] = [];
  page.once("dialog", async (dialog) => {
    asked.push(dialog.message());
    await dialog.dismiss();
  });
  served.replace(second);
  await page.getByText("Para a outra").click();
  await expect.poll(() => asked.length).toBe(1);
  expect(asked[0]).toContain("Há uma nova versão deste aplicativo");
  expect(loads()).toBe(0);
  await expect.poll(() => page.getByLabel("Nota").inputValue()).toBe("importante");
  page.once("dialog", (dialog) => dialog.accept());
  await page.getByText("Para a outra").click();
  await expectVisible(page.getByText("Segunda versão"));
  await expect.poll(loads).toBe(1);
});

test("a tab of the version before goes on with the code that its worker has cached", async () => {
  const page = await openTabs([second], { isCached: true });
  const loads = countLoads(page);
  await page.getByText("Para a outra").click();
  await expectVisible(page.getByText("Primeira versão"));
  await expectVisible(page.getByRole("rowheader", { name: "Caju" }));
  expect(loads()).toBe(0);
  await page.context().close();
});

test.each<Tabs & { readonly builds: number }>([
  { builds: 1 },
  { builds: 1, gone: "a page with status 200" },
  { builds: 1, isDiskFull: true },
  { builds: 2, isCached: true },
])("a tab whose code is gone asks before it loads the new version: %o", async ({ builds, ...tabs }) => {
  const page = await openTabs([second, third].slice(0, builds), tabs);
  const loads = countLoads(page);
  const asked: string[] = [];
  page.once("dialog", async (dialog) => {
    asked.push(dialog.message());
    await dialog.dismiss();
  });
  await page.getByText("Para a outra").click();
  await expect.poll(() => asked).toEqual([expect.stringContaining("Há uma nova versão deste aplicativo")]);
  await expect.poll(() => page.getByLabel("Nota").inputValue()).toBe("importante");
  expect(loads()).toBe(0);
  page.once("dialog", (dialog) => dialog.accept());
  await page.getByText("Para a outra").click();
  await expectVisible(page.getByText(builds === 1 ? "Segunda versão" : "Terceira versão"));
  await expectVisible(page.getByRole("rowheader", { name: "Caju" }));
  await expect.poll(loads).toBe(1);
  await page.context().close();
});

test("a visitor who agreed to lose unsaved input is not asked again because of the new version", async () => {
  const { page } = await open("/cuidado/");
  const loads = countLoads(page);
  const asked: string[] = [];
  page.on("dialog", async (dialog) => {
    asked.push(dialog.message());
    await dialog.accept();
  });
  await page.getByLabel("Nota").fill("importante");
  served.replace(second);
  await page.getByText("Para a outra").click();
  await expectVisible(page.getByText("Segunda versão"));
  expect(asked).toEqual(["Sair sem salvar? O que ainda não foi salvo será perdido."]);
  await expect.poll(loads).toBe(1);
});

test("a workflow at work is not cut off without a question", async () => {
  const { page } = await open("/escrever/");
  await page.getByRole("button", { name: "Esperar" }).click();
  served.replace(second);
  const asked: string[] = [];
  page.once("dialog", async (dialog) => {
    asked.push(dialog.message());
    await dialog.accept();
  });
  await page.getByText("Para a outra").click();
  await expectVisible(page.getByText("Segunda versão"));
  expect(asked).toHaveLength(1);
});

test("a visitor who returns to the tab gets the new version with the next page", async () => {
  const { page } = await open("/escrever/");
  const loads = countLoads(page);
  served.replace(second);
  // The old code is still available, as on hosts that keep it.
  const old = [...first.files.keys()].find((path) => /^\/static\/other-\w+\.js$/.test(path));
  expect(old).toBeDefined();
  await page.route(`${served.url}${old}`, (route) =>
    route.fulfill({ body: "export default () => 'antiga'", contentType: "text/javascript" }),
  );
  let isAnswered = false;
  page.on("requestfinished", (request) => {
    isAnswered ||= request.url().endsWith("/version.json");
  });
  await page.clock.install();
  // The version check loads after the page, and its minute starts then.
  const comeBack = async (): Promise<boolean> => {
    await page.clock.fastForward(61_000);
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    return isAnswered;
  };
  await expect.poll(comeBack).toBe(true);
  // A second answer, requested after the first arrived, is read after it.
  await page.evaluate(async () => (await fetch("/version.json", { cache: "no-store" })).json());
  expect(loads()).toBe(0);
  await page.getByText("Para a outra").click();
  await expectVisible(page.getByText("Segunda versão"));
  await expect.poll(loads).toBe(1);
});

test("a page kept somewhere that names scripts of an older version is loaded again, once", async () => {
  served = await serveSite(second);
  const { page } = await visit({ serviceWorkers: "block" });
  const documents: string[] = [];
  page.on("request", (request) => request.isNavigationRequest() && documents.push(request.url()));
  await page.route(
    `${served.url}/`,
    async (route) => {
      const answer = await route.fetch();
      const body = (await answer.text()).replace(/static\/app-\w+\.js/g, "static/app-OLD.js");
      await route.fulfill({ response: answer, body });
    },
    { times: 1 },
  );
  await page.goto(served.url);
  await alive(page);
  expect(documents).toEqual([`${served.url}/`, `${served.url}/`]);
});

test("the service worker keeps the app for when there is no connection, and never an answer of a backend", async () => {
  served = await serveSite(first);
  const { page } = await visit();
  await page.goto(served.url);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.scriptURL ?? ""))
    .toContain(`/service-worker.js?v=${first.info.version}`);
  await page.evaluate(() => fetch("/rest/v1/contatos").then(() => undefined));
  await page.reload();
  await alive(page);
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept).toContain(first.info.entry);
  expect(kept).toContain(first.info.styles);
  expect(kept.every((path) => path.startsWith("/static/") || path === "/offline.html")).toBe(true);
  const others = ["1", "2", "3"].map((build) => `trama /lojas/static/ ${build}`);
  await page.evaluate((names) => Promise.all(names.map((name) => caches.open(name))).then(() => undefined), others);
  await page.context().setOffline(true);
  await page.goto(`${served.url}/?q=longe`);
  await expectVisible(page.getByText("Busca: longe"));
  await page.context().setOffline(false);

  served.replace(second);
  await page.goto(served.url);
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.scriptURL ?? ""))
    .toContain(`/service-worker.js?v=${second.info.version}`);
  // The caches of another app on the host, and of both builds.
  const caching = await page.evaluate(() => caches.keys());
  expect(caching).toEqual(expect.arrayContaining(others));
  expect(caching).toHaveLength(5);
});

test("a design without a service worker removes the one of an earlier build and its caches, and no other", async () => {
  served = await serveSite(first);
  const { page } = await visit();
  await page.goto(served.url);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  // A worker that is still installing is dropped when the files of its build are deleted.
  const scopes = () =>
    page.evaluate(async () => {
      const registrations = await navigator.serviceWorker.getRegistrations();
      return registrations.flatMap(({ active, scope }) => (active?.state === "activated" ? scope : [])).sort();
    });
  await page.evaluate(() =>
    navigator.serviceWorker.register("/service-worker.js", { scope: "/lojas/" }).then(() => {}),
  );
  await expect.poll(scopes).toEqual([`${served.url}/`, `${served.url}/lojas/`]);
  const design = { ...(shop["design.json"] as object), serviceWorker: false };
  const without = project.build(shopWith("Sem worker", { "design.json": design }));
  expect(without.files.has("/service-worker.js")).toBe(false);
  served.replace(without);
  // The cache that the other worker fills.
  const other = "trama /lojas/static/ 1";
  await page.evaluate((name) => caches.open(name).then(() => undefined), other);
  await page.goto(served.url);
  await expect.poll(scopes).toEqual([`${served.url}/lojas/`]);
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([other]);
});

test("an app lives under a path of its host", async () => {
  const design = { ...(shop["design.json"] as object), basePath: "/lojas/centro" };
  const site = project.build(
    shopWith("Versão sob um caminho", { "design.json": design }),
    "--url",
    "https://a.example",
  );
  served = await serveSite(site);
  const { page, problems } = await visit();
  // Data stored by an app at the root of the host.
  await page.addInitScript(() => {
    localStorage.setItem("variable-kept", "5");
    localStorage.setItem("theme", "dark");
  });
  await page.goto(`${served.url}/lojas/centro/`);
  await alive(page);
  await expectVisible(page.getByText("Guardado: 0"));
  await expectVisible(page.getByText("Tema: light"));
  await expect
    .poll(() => page.locator('link[rel="canonical"]').getAttribute("href"))
    .toBe(`${served.url}/lojas/centro/`);
  await page.getByRole("button", { name: "Mais" }).click();
  await expectVisible(page.getByText("Cliques: 8"));
  await expectVisible(page.getByText("Guardado: 8"));
  await expect.poll(() => page.getByText("Outra", { exact: true }).getAttribute("href")).toBe("/lojas/centro/outra/");
  await page.getByText("Outra", { exact: true }).click();
  await expectVisible(page.getByText("Versão sob um caminho"));
  await expect.poll(() => new URL(page.url()).pathname).toBe("/lojas/centro/outra/");
  await page.goBack();
  await expectVisible(page.getByText("Bem-vindo"));
  await page.reload();
  await expectVisible(page.getByText("Guardado: 8"));
  await page.goto(`${served.url}/lojas/centro/en/other/`);
  await expectVisible(page.getByText("Versão sob um caminho"));
  expect(Buffer.from(site.files.get("/sitemap.xml") ?? "").toString()).toContain(
    "<loc>https://a.example/lojas/centro/outra/</loc>",
  );
  expect(problems).toEqual([]);
});
