import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { type ClientHttp2Session, connect, type IncomingHttpHeaders } from "node:http2";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readSite } from "../../cli/commands/serve.ts";
import type { Site } from "../../cli/site/site.ts";
import { openContext } from "../browser/harness.ts";
import { freePort } from "../free-port.ts";
import { blocksOf } from "../page-design.ts";
import { serveSite } from "./delivery/shop.ts";

/**
 * The configurations of docs/deploy.md in nginx and Caddy, as Debian has them, with the site of the seller app. Only what
 * differs from one machine to the next is replaced: the port, the folder, the certificate and the page with a parameter.
 */

const root = resolve(import.meta.dirname, "../..");
const page = readFileSync(join(root, "docs/deploy.md"), "utf8").replaceAll("\r\n", "\n");
const top = mkdtempSync(join(tmpdir(), "trama-hosts-"));
const folder = join(top, "dist/vendas");
const packages = ["nginx", "libnginx-mod-http-brotli-static", "caddy", "openssl"];
const patience = 300_000;

let site: Site;
/** Bytes of the login page from `trama serve`, which the hosts are measured by. */
let served = 0;

interface Host {
  readonly name: string;
  readonly port: number;
  readonly process: ChildProcess;
}

const started: Host[] = [];

beforeAll(async () => {
  installed();
  buildSite();
  site = readSite(folder, "designs/vendas");
  const own = await serveSite(site);
  served = await bytesOf(own.url);
  await own.close();
  makeCertificate();
  started.push(await startNginx(), await startCaddy(blockOf("caddy", []), folder));
}, patience);

afterAll(async () => {
  for (const { process } of started) process.kill();
  rmSync(top, { recursive: true, force: true });
});

function makeCertificate(): void {
  const name = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"];
  const files = ["-keyout", join(top, "key.pem"), "-out", join(top, "cert.pem")];
  const args = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", ...name, ...files];
  execFileSync("openssl", args, { stdio: "pipe" });
}

/** Installs what is missing of Debian's packages. */
function installed(): void {
  const isThere = (name: string) => spawnSync("dpkg", ["-s", name], { stdio: "ignore" }).status === 0;
  const missing = packages.filter((name) => !isThere(name));
  if (missing.length === 0) return;
  for (const args of [
    ["update", "-qq"],
    ["install", "-y", "--no-install-recommends", ...missing],
  ]) {
    const { status, stderr, error } = spawnSync("apt-get", args, {
      encoding: "utf8",
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    });
    if (status !== 0)
      throw new Error(`this test needs ${missing.join(", ")}, which apt-get could not install: ${stderr ?? error}`);
  }
}

function buildSite(): void {
  writeFileSync(join(top, "package.json"), '{ "private": true, "type": "module" }');
  cpSync(join(root, "designs/vendas"), join(top, "designs/vendas"), { recursive: true });
  execFileSync(process.execPath, [join(root, "dist/cli/main.js"), "build", "designs/vendas"], {
    cwd: top,
    stdio: ["ignore", "ignore", "inherit"],
  });
}

/** A block of the page, with what differs on this machine. */
function blockOf(language: string, replacements: readonly (readonly [text: string, by: string])[]): string {
  const [block = ""] = blocksOf(page, language);
  return replacements.reduce((text, [from, to]) => {
    expect(text, `docs/deploy.md has \`${from}\``).toContain(from);
    return text.replaceAll(from, to);
  }, block);
}

async function startNginx(): Promise<Host> {
  const port = await freePort();
  const server = blockOf("nginx", [
    ["listen 443 ssl", `listen 127.0.0.1:${port} ssl`],
    ["/etc/ssl/shop.crt", join(top, "cert.pem")],
    ["/etc/ssl/shop.key", join(top, "key.pem")],
    ["/srv/shop", folder],
    ["/contact/", "/contato/"],
  ]);
  const temp = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((name) => `${name}_temp_path ${join(top, name)};`)
    .join("\n");
  const config = join(top, "nginx.conf");
  // As in Debian's own nginx.conf, but for what only root may write.
  writeFileSync(
    config,
    `user root;
pid ${join(top, "nginx.pid")};
error_log ${join(top, "nginx.log")};
include /etc/nginx/modules-enabled/*.conf;
events {}
http {
  sendfile on;
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  access_log off;
  ${temp}
  ${server}
}
`,
  );
  return { name: "nginx", port, process: await listening("nginx", ["-c", config, "-g", "daemon off;"], port) };
}

async function startCaddy(file: string, served: string): Promise<Host> {
  const port = await freePort();
  const text = file
    .replace("app.example {", `https://localhost:${port} {\n  tls ${join(top, "cert.pem")} ${join(top, "key.pem")}`)
    .replaceAll("/contact/", "/contato/")
    .replaceAll("/srv/shop", served);
  const config = join(top, `Caddyfile-${port}`);
  writeFileSync(config, `{\n  admin off\n  auto_https disable_redirects\n}\n${text}`);
  const args = ["run", "--adapter", "caddyfile", "--config", config];
  return { name: "caddy", port, process: await listening("caddy", args, port) };
}

/** Starts a server, and waits until it answers. */
async function listening(program: string, args: readonly string[], port: number): Promise<ChildProcess> {
  let printed = "";
  const child = spawn(program, args, {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, HOME: top, XDG_DATA_HOME: top, XDG_CONFIG_HOME: top },
  });
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (piece: Buffer) => (printed += piece));
  for (let attempts = 0; attempts < 100; attempts++) {
    if (child.exitCode !== null) break;
    if (await get(port, "/robots.txt").catch(() => undefined)) return child;
    await new Promise((done) => setTimeout(done, 100));
  }
  child.kill();
  throw new Error(`${program} does not answer\n${printed}`);
}

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Asks over HTTP/2; a host that does not speak it fails. */
async function get(port: number, path: string, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
  const session: ClientHttp2Session = connect(`https://localhost:${port}`, { rejectUnauthorized: false });
  try {
    return await new Promise<Answer>((done, failed) => {
      session.on("error", failed);
      const request = session.request({ ":path": path, ...headers });
      let answer: IncomingHttpHeaders & { readonly ":status"?: number | undefined } = {};
      const pieces: Buffer[] = [];
      request.on("response", (found) => {
        answer = found;
      });
      request.on("data", (piece: Buffer) => pieces.push(piece));
      request.on("end", () => done({ status: answer[":status"] ?? 0, headers: answer, body: Buffer.concat(pieces) }));
      request.on("error", failed);
    });
  } finally {
    session.close();
  }
}

/** The bytes of all answers that a browser gets of the site when it opens the login page, without headers. */
async function bytesOf(url: string): Promise<number> {
  const context = await openContext({ ignoreHTTPSErrors: true, serviceWorkers: "block" });
  const opened = await context.newPage();
  const sizes: Promise<number>[] = [];
  opened.on("requestfinished", (request) => {
    const kind = request.resourceType();
    if (["document", "script", "stylesheet", "font", "image"].includes(kind))
      sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  await opened.goto(url, { waitUntil: "networkidle" });
  await opened.locator("form").first().waitFor();
  const found = await Promise.all(sizes);
  await context.close();
  return found.reduce((sum, size) => sum + size, 0);
}

const hosts = ["nginx", "caddy"];
const portOf = (name: string): number => started.find((host) => host.name === name)?.port ?? 0;
const text = ({ body, headers }: Answer): string =>
  (headers["content-encoding"] === "br"
    ? brotliDecompressSync(body)
    : headers["content-encoding"] === "gzip"
      ? gunzipSync(body)
      : body
  ).toString();
const onDisk = (path: string): string => readFileSync(join(folder, path), "utf8");

describe.each(hosts)("%s", (name) => {
  test("the login page takes no more bytes than from trama serve", async () => {
    const bytes = await bytesOf(`https://localhost:${portOf(name)}`);
    expect(bytes).toBeLessThanOrEqual(served * 1.05);
    expect(bytes).toBeGreaterThan(served * 0.5);
  });

  test("pages answer at their addresses, also those with a parameter", async () => {
    for (const [path, file] of [
      ["/", "index.html"],
      ["/contatos/", "contatos/index.html"],
      ["/contatos", "contatos/index.html"],
      ["/contato/abc/", "404.html"],
    ] as const) {
      const answer = await get(portOf(name), path);
      expect([path, answer.status]).toEqual([path, 200]);
      expect(text(answer), path).toBe(onDisk(file));
      expect(answer.headers["content-type"], path).toMatch(/^text\/html/);
      expect(answer.headers["cache-control"], path).toBe("no-cache");
      expect(answer.headers["content-security-policy"], path).toBe("frame-ancestors 'none'");
      expect(answer.headers["x-content-type-options"], path).toBe("nosniff");
    }
  });

  test("an unknown address answers 404 with the app, also below static", async () => {
    for (const path of ["/nada", "/nada/", "/static/nada.js", "/wp-admin.php"]) {
      const answer = await get(portOf(name), path, { "accept-encoding": "br" });
      expect([path, answer.status]).toEqual([path, 404]);
      expect(text(answer), path).toBe(onDisk("404.html"));
      expect(answer.headers["cache-control"], path).not.toContain("immutable");
    }
  });

  test("files have their type and caching, and are sent as the browser accepts", async () => {
    const { entryImports, styles } = site.info;
    const [script = ""] = entryImports;
    for (const [path, type, caching] of [
      [script, /javascript/, "public, max-age=31536000, immutable"],
      [styles, /^text\/css/, "public, max-age=31536000, immutable"],
      ["/service-worker.js", /javascript/, "no-cache"],
      ["/version.json", /^application\/json/, "no-cache"],
      ["/manifest.webmanifest", /^application\/manifest\+json/, "no-cache"],
    ] as const) {
      for (const encoding of ["br", "gzip", "identity"]) {
        const answer = await get(portOf(name), path, { "accept-encoding": encoding });
        expect([path, answer.status]).toEqual([path, 200]);
        expect(text(answer), path).toBe(onDisk(path));
        expect(answer.headers["content-type"], path).toMatch(type);
        expect(answer.headers["cache-control"], path).toBe(caching);
        expect(answer.headers["x-content-type-options"], path).toBe("nosniff");
        const isPacked = existsSync(join(folder, `${path}.br`));
        expect(answer.headers["content-encoding"], path).toBe(
          isPacked && encoding !== "identity" ? encoding : undefined,
        );
        if (isPacked && encoding !== "identity") expect(answer.headers.vary, path).toMatch(/accept-encoding/i);
      }
    }
  });
});

test("the steps of the Dockerfile build the site and serve it", async () => {
  const stages = join(top, "stages");
  const context = join(top, "context");
  mkdirSync(join(context, "designs"), { recursive: true });
  cpSync(join(root, "designs/ola"), join(context, "designs/shop"), { recursive: true });
  const settings = join(context, "designs/shop/design.json");
  writeFileSync(settings, readFileSync(settings, "utf8").replace('"name": "ola"', '"name": "shop"'));
  writeFileSync(join(context, "package.json"), '{ "name": "shop", "private": true, "type": "module" }');
  writeFileSync(join(context, "Caddyfile"), blockOf("caddy", []));
  // What `npm ci` needs. The tool itself is the one of this checkout.
  execFileSync("npm", ["install", "--package-lock-only", "--offline"], { cwd: context, stdio: "pipe" });
  let stage = "";
  let workdir = "/";
  const ran: string[] = [];
  for (const line of blocksOf(page, "dockerfile")[0]?.split("\n").filter(Boolean) ?? []) {
    const [, step = "", rest = ""] = /^(\w+) (.*)$/.exec(line) ?? [];
    const words = rest.split(" ");
    const inStage = (path: string) => join(stages, stage, resolve(workdir, path));
    if (step === "FROM") {
      stage = words[2] ?? "last";
      workdir = "/";
      mkdirSync(join(stages, stage), { recursive: true });
    } else if (step === "WORKDIR") {
      workdir = rest;
      mkdirSync(inStage("."), { recursive: true });
    } else if (step === "COPY") {
      const from = words[0]?.startsWith("--from=") ? words.shift()?.slice("--from=".length) : undefined;
      const to = words.pop() ?? "";
      for (const source of words) {
        const isInto = to.endsWith("/");
        const target = inStage(isInto ? join(to, source) : to);
        cpSync(from === undefined ? join(context, source) : join(stages, from, source), target, { recursive: true });
      }
    } else if (step === "RUN") {
      const cwd = inStage(".");
      const command = rest.replace(/^npx trama\b/, `${process.execPath} ${join(root, "dist/cli/main.js")}`);
      const { status, stdout, stderr } = spawnSync("sh", ["-c", command], { cwd, encoding: "utf8" });
      expect(status, `${command}\n${stdout}${stderr}`).toBe(0);
      ran.push(rest);
    } else throw new Error(`an unknown step: ${line}`);
  }
  expect(ran).toHaveLength(2);
  const served = join(stages, "last/srv/shop");
  expect(existsSync(join(served, "index.html.br"))).toBe(true);
  const host = await startCaddy(readFileSync(join(stages, "last/etc/caddy/Caddyfile"), "utf8"), served);
  started.push(host);
  const answer = await get(host.port, "/", { "accept-encoding": "br" });
  expect([answer.status, answer.headers["content-encoding"]]).toEqual([200, "br"]);
  expect(text(answer)).toBe(readFileSync(join(served, "index.html"), "utf8"));
}, 60_000);
