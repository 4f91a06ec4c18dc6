import type { CDPSession, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import type { Serving } from "../../cli/serve/http.ts";
import type { Site } from "../../cli/site/site.ts";
import { expectVisible } from "../elements/expect-locator.ts";
import { newProject, type Served, serveSite, shop, visit } from "./delivery/shop.ts";

/** A cache that fails, is full, or holds something else must never fail a request. */

const project = newProject();
let first: Site;
let second: Site;
let served: Served;

const withWords = (words: string) => ({
  ...shop,
  "pages/other.json": JSON.parse(JSON.stringify(shop["pages/other.json"]).replace("Outra página", words)),
});

beforeAll(() => {
  first = project.build(shop);
  second = project.build(withWords("Segunda versão"));
});
afterEach(() => served.close());
afterAll(() => project.remove());

interface Visit {
  readonly page: Page;
  /** What went wrong: in the console, and requests that failed. */
  readonly problems: string[];
  readonly cdp: CDPSession;
}

/** Serve a site, and prepare a visit. */
async function prepare(site: Site, before?: Serving["before"]): Promise<Visit> {
  served = await serveSite(site, {}, before);
  const { page, problems } = await visit();
  page.on("requestfailed", (request) => {
    // The next page ends what this one loads ahead.
    if (request.failure()?.errorText !== "net::ERR_ABORTED") problems.push(`${request.url()} failed`);
  });
  return { page, problems, cdp: await page.context().newCDPSession(page) };
}

/** Serve a site, and visit its home page until the service worker is in control. */
async function open(site: Site, before?: Serving["before"]): Promise<Visit> {
  const visit = await prepare(site, before);
  await visit.page.goto(served.url);
  await controlled(visit.page, site);
  return visit;
}

const controlled = (page: Page, { info }: Site) =>
  expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.scriptURL ?? ""))
    .toContain(`?v=${info.version}`);

/** The page `other`, with its code, its style sheet and the code of its grid. */
async function otherWorks(page: Page, words = "Outra página"): Promise<void> {
  await expectVisible(page.getByText(words));
  await expectVisible(page.getByRole("rowheader", { name: "Caju" }));
}

/** Remove everything from the caches, but not the caches. */
const emptyCaches = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) await cache.delete(request);
    }
  });

const fillDisk = ({ cdp }: Visit, quotaSize = 1): Promise<unknown> =>
  cdp.send("Storage.overrideQuotaForOrigin", { origin: served.url, quotaSize });

/** The address and text of everything that is cached, by the name of the cache. */
const cached = (page: Page): Promise<Record<string, Record<string, string>>> =>
  page.evaluate(async () => {
    const found: Record<string, Record<string, string>> = {};
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      const texts: Record<string, string> = {};
      for (const request of await cache.keys())
        texts[new URL(request.url).pathname] = (await (await cache.match(request))?.text()) ?? "";
      found[name] = texts;
    }
    return found;
  });

/** Expect that the caches of a site hold its own files only, with the files of the page `other` among them. */
async function expectRightFiles(page: Page, { files, info }: Site): Promise<void> {
  const wrong = async () => {
    const texts = Object.assign({}, ...Object.values(await cached(page)));
    const paths = [
      "/offline.html",
      info.entry,
      info.styles,
      ...[...files.keys()].filter((path) => /\/other-/.test(path)),
    ];
    return [...new Set([...paths, ...Object.keys(texts)])].filter((path) =>
      path === "/offline.html"
        ? !texts[path]?.includes(`"version":"${info.version}"`)
        : texts[path] !== Buffer.from(files.get(path) ?? "").toString(),
    );
  };
  await expect.poll(wrong).toEqual([]);
}

/** The same site with another service worker. */
const withWorker = (site: Site, script: (text: string) => string): Site => {
  const text = Buffer.from(site.files.get("/service-worker.js") ?? "").toString();
  return { ...site, files: new Map([...site.files, ["/service-worker.js", Buffer.from(script(text))]]) };
};

test("with a full disk all pages open, and later ones are cached when there is room", async () => {
  const visit = await open(first);
  const { page, problems } = visit;
  await emptyCaches(page);
  await fillDisk(visit);
  await page.goto(`${served.url}/outra/`);
  await otherWorks(page);
  await page.goto(served.url);
  await page.getByText("Outra", { exact: true }).click();
  await otherWorks(page);
  expect(problems).toEqual([]);
  await fillDisk(visit, 100_000_000);
  // A new page: scripts of this one are in memory, so that the worker is not asked.
  const next = await page.context().newPage();
  await next.goto(`${served.url}/outra/`);
  await otherWorks(next);
  await expectRightFiles(page, first);
  await page.context().close();
});

test("with a full disk the worker is installed and updated, and pages open", async () => {
  const visit = await prepare(first);
  const { page, problems } = visit;
  await fillDisk(visit);
  await page.goto(served.url);
  await controlled(page, first);
  await page.goto(`${served.url}/outra/`);
  await otherWorks(page);
  served.replace(second);
  await page.goto(served.url);
  await controlled(page, second);
  await page.getByText("Outra", { exact: true }).click();
  await otherWorks(page, "Segunda versão");
  expect(problems).toEqual([]);
  await page.context().close();
});

test.each(["open", "match", "keys", "delete", "put"])("pages open if `%s` of the caches fails", async (name) => {
  // As in windows where storage is blocked, or with a damaged profile.
  const broken = `for (const type of [CacheStorage, Cache]) if (type.prototype.${name}) type.prototype.${name} = () => Promise.reject(new DOMException("no", "SecurityError"));\n`;
  const failing = withWorker(first, (text) => broken + text);
  const { page, problems } = await open(failing);
  await page.goto(`${served.url}/outra/`);
  await otherWorks(page);
  served.replace(withWorker(second, (text) => broken + text));
  await page.goto(served.url);
  await controlled(page, second);
  await page.goto(`${served.url}/outra/`);
  await otherWorks(page, "Segunda versão");
  expect(problems).toEqual([]);
  await page.context().close();
});

test.each(["keys", "match"])("pages open if `%s` of the caches never answers", async (name) => {
  const stuck = `addEventListener("activate", () => { CacheStorage.prototype.${name} = () => new Promise(() => {}); });\n`;
  const { page, problems } = await open(withWorker(first, (text) => stuck + text));
  await page.goto(`${served.url}/outra/`);
  await otherWorks(page);
  expect(problems).toEqual([]);
  await page.context().close();
});

/** Put something else in place of everything that is cached. */
async function poison(page: Page, kind: (typeof wrongAnswers)[number]): Promise<void> {
  await page.route("**/moved", (route) => route.fulfill({ status: 302, headers: { location: "/version.json" } }));
  const other = `${served.url.replace("localhost", "127.0.0.1")}/version.json`;
  await page.evaluate(
    async ([kind, other]) => {
      const make = async (right: Response): Promise<Response> => {
        const text = await right.text();
        const headers = { "content-type": right.headers.get("content-type") ?? "" };
        if (kind === "empty") return new Response("", { headers });
        if (kind === "cut off") return new Response(text.slice(0, text.length / 2), { headers });
        if (kind === "other content") return new Response("document.title = 'hostile'", { headers });
        if (kind === "an error") return new Response(text, { headers, status: 503 });
        if (kind === "another type") return new Response(text, { headers: { "content-type": "text/plain" } });
        if (kind === "opaque") return fetch(other, { mode: "no-cors" });
        if (kind === "redirected") return fetch("/moved");
        return new Response("<p>Please sign in to this network", { headers: { "content-type": "text/html" } });
      };
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys()) {
          const right = await cache.match(request);
          if (right) await cache.put(request, await make(right));
        }
      }
    },
    [kind, other] as const,
  );
}

const wrongAnswers = [
  "a notice",
  "empty",
  "cut off",
  "other content",
  "an error",
  "another type",
  "opaque",
  "redirected",
] as const;

test.each(wrongAnswers)("what is in the cache in place of a file is never used and is replaced: %s", async (kind) => {
  served = await serveSite(first);
  // The policy of the app forbids requests to the other origin.
  const { page, problems } = await visit({ bypassCSP: true });
  await page.goto(served.url);
  await controlled(page, first);
  await page.goto(`${served.url}/outra/`);
  await otherWorks(page);
  await poison(page, kind);
  await page.goto(served.url);
  await page.getByText("Outra", { exact: true }).click();
  await otherWorks(page);
  await page.reload();
  await otherWorks(page);
  await expectRightFiles(page, first);
  expect(problems).toEqual([]);
  await page.context().setOffline(true);
  await page.goto(`${served.url}/outra/?offline`);
  await otherWorks(page);
  await page.context().close();
});

test("an offline page of somebody else is not shown", async () => {
  const { page } = await open(first);
  await poison(page, "a notice");
  await page.context().setOffline(true);
  await expect(page.goto(served.url)).rejects.toThrow("net::ERR_");
  await page.context().close();
});

/**
 * Answers requests of some files with something else that browsers may keep, until a request goes past the browser's
 * cache.
 */
function wrong(fits: (path: string) => boolean, type: string, body: (path: string) => string): Serving["before"] {
  const healed = new Set<string>();
  return ({ url = "", headers }, response) => {
    if (headers["cache-control"] === "no-cache") healed.add(url);
    if (healed.has(url) || !fits(url)) return false;
    const caching = "public, max-age=31536000, immutable";
    response.writeHead(200, { "content-type": type, "cache-control": caching }).end(body(url));
    return true;
  };
}

const notice = (): string => "<p>Please sign in to this network";
/** The first half of a script. */
const half = (path: string): string => {
  const text = Buffer.from(first.files.get(path) ?? "").toString();
  return text.slice(0, text.length / 2);
};

const wrongScripts = [
  ["a notice", "text/html", notice],
  ["half of it", "text/javascript", half],
] as const;

test.each(wrongScripts)(
  "a script that the network answered with %s is fetched again, and cached",
  async (_, type, body) => {
    const { page } = await open(
      first,
      wrong((path) => /\/other-\w+\.js/.test(path), type, body),
    );
    await page.goto(`${served.url}/outra/`);
    await otherWorks(page);
    await expectRightFiles(page, first);
    await page.context().close();
  },
);

test.each(wrongScripts)(
  "without a worker, the page loads again past the browser's cache if a script is %s",
  async (_, type, body) => {
    const { entry, entryImports } = first.info;
    served = await serveSite(
      first,
      {},
      wrong((path) => [entry, ...entryImports].includes(path), type, body),
    );
    const { page } = await visit({ serviceWorkers: "block" });
    await page.goto(`${served.url}/outra/`);
    await otherWorks(page);
    await page.context().close();
  },
);

test("what the network goes on answering in place of a file is not cached, and the file is as soon as it is back", async () => {
  let isBlocked = true;
  const { page } = await open(first, ({ url = "" }, response) => {
    if (!isBlocked || !/\/other-\w+\.js/.test(url)) return false;
    response.writeHead(200, { "content-type": "text/html" }).end(notice());
    return true;
  });
  await page.goto(`${served.url}/outra/`);
  await expectVisible(page.getByRole("heading", { name: "Não foi possível carregar esta página." }));
  expect(JSON.stringify(await cached(page))).not.toContain(notice());
  isBlocked = false;
  await page.getByRole("button", { name: "Tentar de novo" }).click();
  await otherWorks(page);
  await expectRightFiles(page, first);
  await page.context().close();
});

test("a part of a file is answered", async () => {
  const { styles } = first.info;
  const { page } = await open(first, ({ url, headers }, response) => {
    if (url !== styles || headers.range === undefined) return false;
    response.writeHead(206, { "content-type": "text/css", "content-range": "bytes 0-3/9" }).end("html");
    return true;
  });
  const part = await page.evaluate(async (path) => {
    const answer = await fetch(path, { headers: { range: "bytes=0-3" }, cache: "no-store" });
    return [answer.status, await answer.text()];
  }, styles);
  expect(part).toEqual([206, "html"]);
  await page.context().close();
});

test("a host may move the offline page to an address without `.html`", async () => {
  const { page } = await open(first, (request, response) => {
    const { url } = request;
    if (url === "/offline") request.url = "/offline.html";
    if (url === "/offline.html") response.writeHead(308, { location: "/offline" }).end();
    return url === "/offline.html";
  });
  await expect.poll(async () => Object.values(await cached(page)).flatMap(Object.keys)).toContain("/offline.html");
  await page.context().setOffline(true);
  await page.goto(`${served.url}/?q=longe`);
  await expectVisible(page.getByText("Busca: longe"));
  await page.context().close();
});

/** The versions of the caches of the app, oldest first. */
const versions = (page: Page) =>
  page.evaluate(async () =>
    (await caches.keys())
      .sort(
        (one, other) => Number.parseInt(one.split(" ")[2] ?? "", 10) - Number.parseInt(other.split(" ")[2] ?? "", 10),
      )
      .map((name) => name.replace(/^trama \/static\/ \d+-/, "")),
  );

test("the caches of the newest two builds are kept, whatever the clock said and whichever is published again", async () => {
  const third = project.build(withWords("Terceira versão"));
  const [one, two, three] = [first, second, third].map(({ info }) => info.version);
  const { page } = await open(first);
  // Earlier workers named their caches by the clock, which may have been ahead.
  const ahead = ["4102444800000-ahead", "4102444800001-ahead"].map((name) => `trama /static/ ${name}`);
  await page.evaluate((names) => Promise.all(names.map((name) => caches.open(name))).then(() => undefined), ahead);
  const publish = async (site: Site, kept: readonly (string | undefined)[]) => {
    served.replace(site);
    await page.goto(served.url);
    await controlled(page, site);
    await expect.poll(() => versions(page)).toEqual(kept);
  };
  await publish(second, ["ahead", two]);
  await publish(third, [two, three]);
  await publish(second, [three, two]);
  await publish(first, [two, one]);
  await page.context().setOffline(true);
  await page.goto(`${served.url}/?q=longe`);
  await expectVisible(page.getByText("Busca: longe"));
  await page.context().close();
});

test("a host that keeps an older worker script does not break a newer build", async () => {
  let isKept = true;
  const old = first.files.get("/service-worker.js");
  const { page, problems } = await open(first, ({ url = "" }, response) => {
    if (!isKept || !url.startsWith("/service-worker.js")) return false;
    const headers = { "content-type": "text/javascript", "cache-control": "public, max-age=31536000" };
    response.writeHead(200, headers).end(old);
    return true;
  });
  served.replace(second);
  await page.goto(`${served.url}/outra/`);
  await otherWorks(page, "Segunda versão");
  await controlled(page, second);
  await page.goto(served.url);
  await page.getByText("Outra", { exact: true }).click();
  await otherWorks(page, "Segunda versão");
  isKept = false;
  await page.goto(served.url);
  await expect.poll(() => versions(page)).toEqual([first.info.version, second.info.version]);
  expect(problems).toEqual([]);
  await page.context().close();
});

/** What a broken worker may answer to requests for scripts. */
const brokenAnswers = {
  "no answer": "Promise.reject(new Error('broken'))",
  "a notice": "new Response('<p>no', { headers: { 'content-type': 'text/html' } })",
  "half a script": "new Response('export const a = {', { headers: { 'content-type': 'text/javascript' } })",
};

test.each(Object.entries(brokenAnswers))(
  "a worker that was broken is gone with the next build, and the first page opens: %s",
  async (_, answer) => {
    const { page } = await open(
      withWorker(
        first,
        () => `addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil(clients.claim()));
addEventListener("fetch", (event) => {
  if (new URL(event.request.url).pathname.startsWith("/static/")) event.respondWith(${answer});
});`,
      ),
    );
    served.replace(second);
    await page.goto(`${served.url}/outra/`);
    await otherWorks(page, "Segunda versão");
    await controlled(page, second);
    await page.context().close();
  },
);

/** Serve a site on a host whose visitors have a worker of something else: an app that was there before, for example. */
async function openAfter(script: string, answers: string): Promise<Visit> {
  let isThere = true;
  const text = `addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil(clients.claim()));
addEventListener("fetch", (event) => { ${answers} });`;
  const visit = await prepare(first, ({ url = "" }, response) => {
    if (!isThere || ![script, "/before"].includes(url)) return false;
    const [type, body] = url === script ? ["text/javascript", text] : ["text/html", "<p>Before"];
    response.writeHead(200, { "content-type": type }).end(body);
    return true;
  });
  await visit.page.goto(`${served.url}/before`);
  await visit.page.evaluate(async (address) => {
    const isInControl = new Promise((done) => navigator.serviceWorker.addEventListener("controllerchange", done));
    await navigator.serviceWorker.register(address);
    await isInControl;
  }, script);
  isThere = false;
  return visit;
}

const garbage = `event.respondWith(new Response("<p>Old", { headers: { "content-type": "text/html" } }));`;

test.each([
  ["everything but pages with garbage", `if (event.request.mode !== "navigate") ${garbage}`],
  ["scripts with an error", `if (event.request.destination === "script") event.respondWith(Response.error());`],
  ["requests of the app with garbage", `if (event.request.destination === "") ${garbage}`],
])("a worker of something else that answers %s is replaced, and the first page opens", async (_, answers) => {
  const { page } = await openAfter("/other-worker.js", answers);
  await page.goto(`${served.url}/outra/`);
  await otherWorks(page);
  await controlled(page, first);
  await page.context().close();
});

test("a worker at the address of the app's own that answers everything with garbage is gone at the second visit", async () => {
  const { page } = await openAfter("/service-worker.js", garbage);
  await page.goto(`${served.url}/outra/`);
  await expect.poll(() => versions(page)).toEqual([first.info.version]);
  const states = () =>
    page.evaluate(async () => {
      const found = await navigator.serviceWorker.getRegistration();
      return [found?.installing, found?.waiting, found?.active].map((one) => one?.state ?? "");
    });
  await expect.poll(states).toEqual(["", "", "activated"]);
  await page.reload();
  await otherWorks(page);
  await controlled(page, first);
  await page.context().close();
});

test("pages that links lead to are kept one file after another, once the page is idle, and open without a connection", async () => {
  const asked: string[] = [];
  const waiting = new Set<string>();
  let together = 0;
  const visit = await prepare(first, (request, response) => {
    const path = request.url ?? "";
    if (!path.startsWith("/static/")) return false;
    asked.push(path);
    waiting.add(path);
    if (/\/other-/.test(path)) together = Math.max(together, waiting.size);
    response.once("close", () => waiting.delete(path));
    return false;
  });
  const { page, problems } = visit;
  await page.goto(served.url);
  await controlled(page, first);
  expect(asked.filter((path) => /\/other-/.test(path))).toEqual([]);
  const other = [...first.files.keys()].filter((path) => /^\/static\/other-\w+\.(?:js|css)$/.test(path));
  expect(other.map((path) => path.split(".").at(-1)).sort()).toEqual(["css", "js"]);
  const texts = async () => Object.keys(Object.assign({}, ...Object.values(await cached(page))));
  await expect.poll(texts, { timeout: 20_000 }).toEqual(expect.arrayContaining(other));
  expect(together).toBe(1);
  expect(problems).toEqual([]);
  await page.context().setOffline(true);
  await page.getByText("Outra", { exact: true }).click();
  // Its grid, which loads when it is shown, needs the network.
  await expectVisible(page.getByText("Outra página"));
  await page.context().close();
});
