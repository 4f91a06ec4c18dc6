import { request } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { closeServer, createSiteServer } from "../../cli/serve/http.ts";
import { contentPolicy, renderShell, type SiteInfo } from "../../cli/site/shell.ts";
import { staticPages } from "../../cli/site/site.ts";

const page = { scripts: [], isPrivate: false, isHidden: false };
const info: SiteInfo = {
  base: "",
  name: "shop",
  title: 'Shop </title><script>alert("1")</script>',
  language: "en",
  theme: "light",
  entry: "/static/app-1.js",
  entryImports: ["/static/react-1.js"],
  styles: "/static/styles-1.css",
  pageStyles: { "pages/home.css": "/static/home-1.css" },
  fonts: ["/static/body-1.woff2"],
  icon: "/favicon.svg",
  routes: [
    { ...page, path: "/", page: "home", css: "pages/home.css", scripts: ["/static/home-1.js"] },
    { ...page, path: "/orders/:id/", page: "order", isPrivate: true, scripts: ["/static/order-1.js"] },
    { ...page, path: "/orders/new/", page: "new-order", isHidden: true },
  ],
};
const script = Buffer.from(`export const text = ${JSON.stringify("x".repeat(4000))};\n`);
const files = new Map<string, Uint8Array>([
  ["/static/app-1.js", script],
  ["/assets/logo.png", Buffer.from("0123456789")],
]);
let site = { info, files };
const server = createSiteServer({
  site: () => site,
  environment: { backendUrl: "https://data.example/x", note: "</script>" },
  hosts: ["shop.test", "127.example.com"],
  backend: async ({ url }, response) => void response.end(`backend ${url}`),
});

interface Answer {
  readonly status: number | undefined;
  readonly headers: NodeJS.Dict<string | string[]>;
  readonly body: Buffer;
}

function get(path: string, headers: Record<string, string> = {}, method = "GET"): Promise<Answer> {
  const { port } = server.address() as AddressInfo;
  return new Promise((done, failed) => {
    const sent = request({ port, host: "127.0.0.1", path, headers, method }, (response) => {
      const pieces: Buffer[] = [];
      response.on("data", (piece: Buffer) => pieces.push(piece));
      response.on("end", () =>
        done({ status: response.statusCode, headers: response.headers, body: Buffer.concat(pieces) }),
      );
    });
    sent.on("error", failed).end();
  });
}

beforeAll(() => new Promise<void>((done) => void server.listen(0, "127.0.0.1", done)));
afterAll(() => closeServer(server));

describe("pages", () => {
  test("a known path gets the shell, an unknown one too, but as 404", async () => {
    expect((await get("/")).status).toBe(200);
    expect((await get("/orders/7/?tab=1")).status).toBe(200);
    expect((await get("/orders")).status).toBe(404);
    expect((await get("/wp-admin.php")).status).toBe(404);
  });

  test("every answer has security headers, and the policy allows no inline or evaluated code", async () => {
    for (const path of ["/", "/nothing", "/static/app-1.js"]) {
      const { headers } = await get(path);
      expect(headers).toMatchObject({ "x-content-type-options": "nosniff", "x-frame-options": "DENY" });
      expect(headers["referrer-policy"]).toBeDefined();
      expect(headers["permissions-policy"]).toBeDefined();
    }
    const policy = String((await get("/")).headers["content-security-policy"]);
    expect(policy).not.toContain("unsafe");
    expect(policy).toContain("frame-ancestors 'none'");
    // A design may ask for the visitor's location; no other device permission.
    expect((await get("/")).headers["permissions-policy"]).toBe(
      "camera=(), geolocation=(self), microphone=(), payment=(), usb=()",
    );
    expect(policy).toContain("connect-src 'self' https://data.example wss://data.example");
  });

  test("no text of the design or the environment ends up as markup", () => {
    const html = renderShell(info, undefined, { note: "</script><b>" });
    expect(html).not.toContain("<script>alert");
    expect(html).not.toContain("</script><b>");
    expect(contentPolicy(info, undefined, { url: "https://a.example/; script-src *" })).not.toContain("script-src *");
    // A backend on this machine also serves images and sounds.
    const local = contentPolicy(info, undefined, { backendUrl: "http://localhost:54321" });
    for (const kind of ["img-src", "media-src", "connect-src"])
      expect(local).toMatch(new RegExp(`${kind} 'self'[^;]* http://localhost:54321(;| )`));
    expect(contentPolicy(info, undefined, {})).not.toContain("http:");
  });

  test("private pages are not prerendered", () => {
    const html = renderShell(info, info.routes[1], {});
    expect(html).not.toContain("order-1.js");
    expect(renderShell(info, info.routes[0], {})).toContain("home-1.js");
  });

  test("every page asks for the first fonts at once, as browsers ask for fonts", () => {
    const preload = '<link rel="preload" as="font" type="font/woff2" crossorigin href="/shop/static/body-1.woff2">';
    for (const route of [undefined, info.routes[0], info.routes[1]]) {
      const html = renderShell({ ...info, base: "/shop" }, route, {});
      expect(html.split(preload)).toHaveLength(2);
      expect(html.indexOf(preload)).toBeLessThan(html.indexOf('rel="stylesheet"'));
    }
  });

  test("a hidden page says so to search engines", () => {
    expect(renderShell(info, info.routes[2], {})).toContain('content="noindex, nofollow"');
  });

  test("an address leads where the app leads it", async () => {
    const isHidden = async (path: string) => String((await get(path)).body).includes('content="noindex, nofollow"');
    expect(await isHidden("/orders/new")).toBe(true);
    expect(await isHidden("/Orders/NEW/")).toBe(true);
    expect(await isHidden("/orders/9")).toBe(false);
    expect((await get("/ORDERS/9")).status).toBe(200);
    expect((await get("/orders/%E0%A4%A")).status).toBe(404);
  });

  test("search engines keep out of this machine, not of a host that only looks like it", async () => {
    expect((await get("/")).headers["x-robots-tag"]).toBe("noindex, nofollow");
    expect((await get("/", { host: "127.example.com" })).headers["x-robots-tag"]).toBeUndefined();
  });

  test("a host for files gets one page per address without parameters", () => {
    expect([...staticPages({ info, files }, {}).keys()].sort()).toEqual([
      "/404.html",
      "/index.html",
      "/orders/new/index.html",
    ]);
  });
});

describe("files", () => {
  test("hashed files are kept for good, others are asked for again", async () => {
    expect((await get("/static/app-1.js")).headers["cache-control"]).toContain("immutable");
    const logo = await get("/assets/logo.png");
    expect(logo.headers["cache-control"]).toBe("no-cache");
    expect((await get("/assets/logo.png", { "If-None-Match": String(logo.headers.etag) })).status).toBe(304);
  });

  test("text is compressed as the visitor can read it", async () => {
    const brotli = await get("/static/app-1.js", { "Accept-Encoding": "gzip, br" });
    expect(brotliDecompressSync(brotli.body)).toEqual(script);
    const zipped = await get("/static/app-1.js", { "Accept-Encoding": "gzip, br;q=0" });
    expect(gunzipSync(zipped.body)).toEqual(script);
    expect((await get("/static/app-1.js")).body).toEqual(script);
  });

  test("a part of a file can be asked for", async () => {
    const part = await get("/assets/logo.png", { Range: "bytes=2-4" });
    expect([part.status, part.body.toString(), part.headers["content-range"]]).toEqual([206, "234", "bytes 2-4/10"]);
    expect((await get("/assets/logo.png", { Range: "bytes=-3" })).body.toString()).toBe("789");
  });

  test("only reading is possible", async () => {
    expect((await get("/", {}, "POST")).status).toBe(405);
    expect((await get("/static/app-1.js", {}, "HEAD")).body).toHaveLength(0);
  });

  test("a path cannot leave the site", async () => {
    expect((await get("/../../etc/passwd")).status).toBe(404);
    expect((await get("/assets/%2e%2e/%2e%2e/package.json")).status).toBe(404);
    expect((await get("//evil.example/x")).status).toBe(404);
  });
});

describe("hosts", () => {
  test("a foreign name that points here is refused", async () => {
    expect((await get("/", { Host: "evil.example" })).status).toBe(403);
    expect((await get("/rest/v1/contacts", { Host: "evil.example" })).status).toBe(403);
  });

  test("names of this machine and allowed ones are answered", async () => {
    for (const host of ["localhost:4000", "127.0.0.1", "[::1]:80", "app.localhost", "shop.test"])
      expect((await get("/", { Host: host })).status).toBe(200);
  });

  test("the backend gets all requests under its paths, whatever the method", async () => {
    expect((await get("/rest/v1/contacts?select=id", {}, "POST")).body.toString()).toBe(
      "backend /rest/v1/contacts?select=id",
    );
    expect((await get("/rest/v2/contacts")).status).toBe(404);
    // Cookies of an app under a path are sent below that path only.
    site = { info: { ...info, base: "/shop" }, files };
    expect((await get("/shop/rest/v1/contacts?select=id")).body.toString()).toBe("backend /rest/v1/contacts?select=id");
    expect((await get("/rest/v1/contacts")).body.toString()).toBe("backend /rest/v1/contacts");
    expect((await get("/shopping/rest/v1/contacts")).status).toBe(404);
    site = { info, files };
    // A page shows a file that is kept there in a frame; no other site does.
    expect((await get("/storage/v1/object/sign/a.pdf")).headers["x-frame-options"]).toBe("SAMEORIGIN");
  });
});
