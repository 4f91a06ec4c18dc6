import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { embedSources } from "../../cli/site/embeds.ts";
import { type Site, staticPages } from "../../cli/site/site.ts";
import { embedsIn } from "../../compiler/5-lower/embeds.ts";
import { expectVisible } from "../elements/expect-locator.ts";
import { type DesignFiles, newProject, type Served, serveSite, visit } from "./delivery/shop.ts";

const written = `<p class="placar">nada</p>
<style>.placar { color: rgb(1, 2, 3) }</style>
<p class="canto" style="color: rgb(4, 5, 6)">canto</p>
<script src="https://widget.example/w.js?v=1"></script>
<script>
  // It may hold "</p>" and <!-- such things.
  window.runs = (window.runs ?? 0) + 1;
  document.querySelector(".placar").textContent = widget() + " " + window.runs;
</script>`;
const bad = `<p>Aviso <b>forte</b></p><img src="/nada.png" alt="" onerror="window.bad = 1"><script>window.bad = 1</script>`;
const bound = "<p class='ligado'>parado</p><script>document.querySelector('.ligado').textContent = 'correu'</script>";
const embed = (id: string, props: object) => ({ id, type: "html-embed", props });
const page = (id: string, path: string, children: readonly object[]) => ({
  id,
  path,
  title: id,
  sections: [{ id: "principal", tag: "main", children }],
});

const app: DesignFiles = {
  "design.json": {
    formatVersion: 1,
    name: "shop",
    title: "Loja",
    languages: ["pt"],
    pages: { home: "inicio" },
  },
  "variables.json": {
    variables: { ruim: { type: "string", default: bad }, ligado: { type: "string", default: bound } },
  },
  "pages/inicio.json": page("inicio", "", [
    { id: "titulo", type: "text", props: { tag: "h1", text: "Início" } },
    embed("placar", { source: written, trusted: true }),
    embed("parado", {
      source: "<script>window.still = (window.still ?? 0) + 1</script>",
      trusted: true,
      refreshOnResize: false,
    }),
    { id: "avisos", type: "text", props: { text: "Avisos" }, link: { page: "avisos" } },
  ]),
  "pages/avisos.json": page("avisos", "avisos", [
    embed("aviso", { source: { formula: "variables.ruim" } }),
    { id: "casa", type: "text", props: { text: "Casa" }, link: { page: "inicio" } },
  ]),
};
const withBound: DesignFiles = {
  ...app,
  "pages/ligado.json": page("ligado", "ligado", [
    embed("ligado", { source: { formula: "variables.ligado" }, trusted: true }),
  ]),
};

const project = newProject();
let site: Site;
let served: Served;

beforeAll(async () => {
  site = project.build(app);
  served = await serveSite(site);
});
afterAll(async () => {
  await served?.close();
  project.remove();
});

/** Open a page with the widget's host reachable, and record the content policy's violations. */
async function arrive(path: string, file?: string) {
  const { page, problems } = await visit();
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.addInitScript(() => {
    const stopped: string[] = [];
    Reflect.set(window, "stopped", stopped);
    document.addEventListener("securitypolicyviolation", (event) => stopped.push(event.violatedDirective));
  });
  await page.route("https://widget.example/**", (route) =>
    route.fulfill({ contentType: "text/javascript", body: "window.widget = () => 'gols'" }),
  );
  if (file !== undefined)
    await page.route(`${served.url}${path}`, (route) => route.fulfill({ contentType: "text/html", body: file }));
  await page.goto(served.url + path);
  return { page, problems, asked, stopped: () => page.evaluate((): string[] => Reflect.get(window, "stopped")) };
}

const windowValue = (page: Page, name: string) => page.evaluate((key): unknown => Reflect.get(window, key), name);
const placar = (page: Page) => page.locator(".placar").textContent();

/** The chunk that contains the sanitiser. */
const sanitiser = () =>
  [...site.files].flatMap(([path, bytes]) => (Buffer.from(bytes).includes("dompurify") ? [path] : []));

test.each(["a server", "a host of files"])(
  "from %s, written scripts that are trusted run, and no policy stops them",
  async (host) => {
    const file = host === "a server" ? undefined : staticPages(site, {}).get("/index.html");
    const { page, problems, asked, stopped } = await arrive("/", file);
    await expect.poll(() => placar(page)).toBe("gols 1");
    await expect
      .poll(() => page.locator(".placar").evaluate((node) => getComputedStyle(node).color))
      .toBe("rgb(1, 2, 3)");
    await expect
      .poll(() => page.locator(".canto").evaluate((node) => getComputedStyle(node).color))
      .toBe("rgb(4, 5, 6)");
    expect(await stopped()).toEqual([]);
    expect(problems).toEqual([]);
    expect(sanitiser()).toHaveLength(1);
    expect(asked).not.toContain(sanitiser()[0]);
    await page.context().close();
  },
);

test("the build renders none of it, and puts none of it into the HTML", async () => {
  const html = await (await fetch(served.url)).text();
  expect(html).toContain("Início");
  expect(html).not.toContain("window.runs");
  expect(html).not.toContain('class="placar"');
  const { page } = await visit({ javaScriptEnabled: false });
  await page.goto(served.url);
  await expect.poll(() => page.locator(".inicio-placar").innerHTML()).toBe("");
});

test("another width runs scripts again, unless the element does not want it", async () => {
  const { page, stopped } = await arrive("/");
  await expect.poll(() => placar(page)).toBe("gols 1");
  await page.setViewportSize({ width: 700, height: 600 });
  await expect.poll(() => placar(page)).toBe("gols 2");
  expect(await windowValue(page, "still")).toBe(1);
  // A height alone changes nothing: the following width is the next visible change.
  await page.setViewportSize({ width: 700, height: 500 });
  await page.setViewportSize({ width: 600, height: 500 });
  await expect.poll(() => placar(page)).toBe("gols 3");
  expect(await stopped()).toEqual([]);
});

test("untrusted HTML never runs, on a loaded page or after navigation", async () => {
  const { page, asked, stopped } = await arrive("/");
  await expect.poll(() => placar(page)).toBe("gols 1");
  const broken = page.waitForResponse("**/nada.png");
  await page.getByText("Avisos").click();
  await expectVisible(page.locator(".avisos-aviso b"));
  // Playwright reports a request that the service worker answers only with the answer.
  await expect.poll(() => asked, { message: "requests of the page" }).toContain(sanitiser()[0]);
  await broken;
  await expect
    .poll(() => page.locator(".avisos-aviso img").evaluate((node) => node instanceof HTMLImageElement && node.complete))
    .toBe(true);
  expect(await windowValue(page, "bad")).toBe(undefined);
  expect(await page.locator(".avisos-aviso").innerHTML()).toBe('<p>Aviso <b>forte</b></p><img src="/nada.png" alt="">');
  // The browser also reports handlers that it only reads and does not run.
  await expect
    .poll(async () => new Set(await stopped()), { message: "what the policy stopped" })
    .toEqual(new Set(["script-src-attr"]));
  // On the way back the trusted HTML runs anew.
  await page.getByText("Casa").click();
  await expect.poll(() => placar(page)).toBe("gols 2");
});

test("the policy lets frames show object URLs, such as a PDF that was fetched", async () => {
  const { page, problems, stopped } = await arrive("/");
  await expect.poll(() => placar(page)).toBe("gols 1");
  await page.evaluate(() => {
    const frame = document.createElement("iframe");
    frame.src = URL.createObjectURL(new Blob(["etiqueta"], { type: "text/plain" }));
    document.body.append(frame);
  });
  await expect.poll(() => page.frameLocator("iframe").locator("body").textContent()).toBe("etiqueta");
  expect(await stopped()).toEqual([]);
  expect(problems).toEqual([]);
});

test("scripts of bound HTML that is trusted run where a server sends the page, each time with another nonce", async () => {
  expect(site.info.embeds?.needsNonce).toBe(false);
  const before = site;
  site = project.build(withBound);
  served.replace(site);
  const { page, problems, stopped } = await arrive("/ligado/");
  await expect.poll(() => page.locator(".ligado").textContent()).toBe("correu");
  expect(await stopped()).toEqual([]);
  expect(problems).toEqual([]);
  await page.context().close();

  const answers = await Promise.all([1, 2].map(() => fetch(`${served.url}/ligado/`)));
  const nonces = answers.map(
    ({ headers }) => /'nonce-([^']+)'/.exec(headers.get("content-security-policy") ?? "")?.[1],
  );
  expect(nonces[0]).toBeTruthy();
  expect(nonces[0]).not.toBe(nonces[1]);

  // A file is the same for everybody, so a nonce in it would be useless.
  const file = staticPages(site, {}).get("/ligado/index.html");
  expect(file).not.toContain("nonce");
  const plain = await arrive("/ligado/", file);
  await expectVisible(plain.page.locator(".ligado"));
  await expect.poll(plain.stopped).toEqual(["script-src-elem"]);
  expect(await plain.page.locator(".ligado").textContent()).toBe("parado");
  await plain.page.context().close();
  site = before;
  served.replace(site);
});

test("only sources in literal HTML are in the policy, and none has a special meaning there", () => {
  const sources = (source: unknown, more: object = {}) => {
    const found = embedSources(embedsIn([page("a", "", [{ ...embed("a", { source, trusted: true }), ...more }])]));
    return found && [...found.scripts, ...found.styles];
  };
  const src = (address: string) => sources(`<script data-x="a>b" src="${address}"></script>`);
  expect(src("https://a.example/b.js")).toEqual(["https://a.example"]);
  expect(src("//a.example:8443/b.js")).toEqual(["https://a.example:8443"]);
  for (const address of [
    "/b.js",
    "http://a.example/b.js",
    "https://*",
    "https://a;script-src",
    "data:text/javascript,1",
    "",
  ])
    expect(src(address)).toEqual([]);
  expect(sources("<link rel=stylesheet href='https://a.example/b.css'><!-- <script>1</script> -->")).toEqual([
    "https://a.example",
  ]);
  // The hash of `a`, a line feed and `b`, for any line ending.
  const hash = "'sha256-fhj3NzEbLcOy8mndeDlrA1HxT7Zu+oefdoyyMYGIPHg='";
  expect(sources("<SCRIPT>a\r\nb</SCRIPT ><script>a\nb")).toEqual([hash]);
  expect(sources({ pt: "<style>a\nb</style>", en: "<p>" })).toEqual([hash]);
  expect(
    sources("<p>", { states: { x: { when: { formula: "true" }, props: { source: "<script>a\nb</script>" } } } }),
  ).toEqual([hash]);
  expect(embedSources(embedsIn([page("a", "", [embed("a", { source: "<script>1</script>" })])]))).toBe(undefined);
});
