import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { Backend } from "../../cli/backend/backend.ts";
import type { Site } from "../../cli/site/site.ts";
import { startBackend } from "../backend/start.ts";
import { expectVisible } from "../elements/expect-locator.ts";
import { newProject, type Served, serveSite, visit } from "./delivery/shop.ts";

const trama = resolve(import.meta.dirname, "../../dist/cli/main.js");

// Strings with this word are for the server alone.
const canary = "canario";

const project = newProject();
let service: Server;
let origin = "";
/** Data about the service that only the server receives. */
let seen: string[] = [];
let site: Site;
let served: Served;
let backend: Backend;

const text = (id: string, formula: string, more: object = {}) => ({
  id,
  type: "text",
  props: { text: { formula } },
  ...more,
});

const design = (): Readonly<Record<string, unknown>> => ({
  "design.json": {
    formatVersion: 1,
    name: "shop",
    title: "Fontes",
    languages: ["pt"],
    pages: { home: "home" },
    backend: { kind: "supabase" },
    plugins: {
      rest: {
        origins: [origin],
        server: {
          [origin]: {
            headers: { "x-chave": `${canary}-cabecalho {CHAVE}` },
            query: { chave: `${canary}-consulta` },
            paths: ["/", `/${canary}-caminho`],
            open: true,
          },
        },
      },
    },
  },
  "collections.json": {
    collections: {
      paises: { source: "static", inline: false, data: [{ id: "br", nome: "Brasil" }] },
      lugares: {
        source: "cms",
        key: "nome",
        data: [{ nome: "Belém" }, { nome: "Lima" }, { nome: `${canary}-conjunto` }],
        limit: 1,
        offset: 1,
      },
      direto: { source: "rest", method: "GET", url: `${origin}/direto`, resultPath: "itens", sort: [{ by: "id" }] },
      servidor: {
        source: "rest",
        method: "POST",
        url: `${origin}/servidor`,
        body: { de: "app" },
        throughServer: true,
        single: true,
      },
    },
  },
  "pages/home.json": {
    id: "home",
    path: "",
    title: "Início",
    sections: [
      {
        id: "main",
        tag: "main",
        children: [
          text("pais", "item.nome", { repeat: { items: { formula: "collections.paises" } } }),
          text("lugar", "item.nome + ' de ' + toText(collections.lugares.total)", {
            repeat: { items: { formula: "collections.lugares" }, key: "nome" },
          }),
          text("direto", "join(map(collections.direto.data, 'id'), ' ')"),
          text("pacote", "toText(custom.dobrar(4))"),
          text("servidor", "toText(collections.servidor.data.resposta)"),
        ],
      },
    ],
  },
  "custom/index.ts":
    'import { dobro } from "pacote";\nexport const dobrar = (n: number): string => "dobro: " + dobro(n);\n',
  "env/production.json": {},
  "env/staging.json": { backendKey: `${canary}-ambiente` },
  "supabase/functions/.env": `CHAVE=${canary}-segredo\nPLUGINS_ALLOW_PRIVATE=true\n`,
  "supabase/functions/oi/index.ts": `Deno.serve(() => new Response("${canary}-funcao"));\n`,
  "supabase/migrations/20250101000000_a.sql": `comment on schema public is '${canary}-banco';\n`,
});

beforeAll(async () => {
  service = createServer((request, response) => {
    const { url, headers } = request;
    if (headers["x-chave"] !== undefined) seen.push(`${url} ${headers["x-chave"]}`);
    const isDirect = url === "/direto";
    response
      .writeHead(200, {
        "content-type": "application/json",
        // The other service is for servers only.
        ...(isDirect ? { "access-control-allow-origin": "*" } : { "set-cookie": `a=${canary}-biscoito` }),
      })
      .end(JSON.stringify(isDirect ? { itens: [{ id: 2 }, { id: 1 }] } : { resposta: "do servidor" }));
  });
  await new Promise<void>((done) => service.listen(0, "127.0.0.1", done));
  origin = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  // A package as npm installs it; the bundler resolves it like Node.
  const pacote = join(project.folder, "node_modules/pacote");
  mkdirSync(pacote, { recursive: true });
  writeFileSync(join(pacote, "package.json"), '{ "name": "pacote", "version": "1.0.0", "type": "module" }');
  writeFileSync(join(pacote, "index.js"), "export const dobro = (n) => n * 2;\n");
  site = project.build(design(), "--source-maps");
  backend = await startBackend({ designDir: join(project.folder, "designs/shop"), memory: true, port: 0 });
  served = await serveSite(site, { backendUrl: backend.url, backendKey: backend.anonKey });
});
afterAll(async () => {
  await served?.close();
  await backend?.close();
  service?.close();
  service?.closeAllConnections();
  project.remove();
});

test("a page shows the data of every source, and the content policy allows the requests", async () => {
  seen = [];
  const { page, problems } = await visit();
  const received: Promise<string>[] = [];
  page.on("response", (response) => {
    received.push(response.text().catch(() => ""));
    received.push(response.allHeaders().then((headers) => JSON.stringify(headers)));
  });
  await page.goto(served.url);
  const main = page.locator("main");
  for (const words of ["Brasil", "Lima de 3", "1 2", "dobro: 8", "do servidor"])
    await expectVisible(main.getByText(words, { exact: true }));
  expect(problems).toEqual([]);
  expect(seen).toEqual([`/servidor?chave=${canary}-consulta ${canary}-cabecalho ${canary}-segredo`]);
  const told = (await Promise.all(received)).join("\n");
  expect(told).toContain("do servidor");
  expect(told).not.toContain(canary);
});

test("no server-only data is in the generated, built or rendered files", () => {
  const files = ["generated", "dist"].flatMap((folder) =>
    readdirSync(join(project.folder, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  const endings = new Set(files.map((path) => path.slice(path.lastIndexOf("."))));
  for (const ending of [".ts", ".tsx", ".js", ".map", ".html", ".json"]) expect(endings).toContain(ending);
  const holders = files.filter((path) => readFileSync(path, "latin1").includes(canary));
  expect(holders).toEqual([]);
});

test("the function of the plugins is written for a project, with names of secrets and not with secrets", async () => {
  const written = "designs/shop/supabase/functions/plugins/index.ts";
  const run = (...more: string[]) =>
    spawnSync(process.execPath, [trama, "functions", ...more], { cwd: project.folder, encoding: "utf8" });
  expect(run("--check").status).toBe(1);
  expect(run().stdout).toBe(`${written} written\n`);
  expect(run("--check")).toMatchObject({ status: 0, stdout: `${written} is up to date\n` });
  const text = readFileSync(join(project.folder, written), "utf8");
  expect(text).toContain("{CHAVE}");
  expect(text).not.toContain(`${canary}-segredo`);

  let handler = async (_request: Request): Promise<Response> => expect.fail("nothing is served");
  const secrets: Readonly<Record<string, string>> = { CHAVE: "outra", PLUGINS_ALLOW_PRIVATE: "true" };
  vi.stubGlobal("Deno", {
    env: { get: (name: string) => secrets[name] },
    serve: (served: typeof handler) => {
      handler = served;
    },
  });
  // Loaded as it is, without a build step.
  const module = join(project.folder, "plugins.mjs");
  writeFileSync(module, text);
  await import(module);
  const ask = (path: string, body: object) =>
    handler(new Request(`http://projeto.example/plugins/${path}`, { method: "POST", body: JSON.stringify(body) }));
  expect(await (await ask("ww/cms_data_sets/lugares/fetch?limit=1", {})).json()).toEqual({
    data: [{ nome: "Belém" }],
    total: 3,
  });
  seen = [];
  const answer = await ask("designs/shop/rest-api/request", { url: `${origin}/x`, method: "GET" });
  expect(await answer.json()).toEqual({ resposta: "do servidor" });
  expect(seen).toEqual([`/x?chave=${canary}-consulta ${canary}-cabecalho outra`]);
  const refused = await ask("designs/shop/rest-api/request", { url: "https://outro.example/", method: "GET" });
  expect(refused.status).toBe(403);
  vi.unstubAllGlobals();
});

test("data outside of the scripts is in a separate file", () => {
  const data = Buffer.from(site.files.get("/public/collections/paises.json") ?? []).toString();
  expect(JSON.parse(data)).toEqual([{ id: "br", nome: "Brasil" }]);
  const scripts = [...site.files].filter(([path]) => path.endsWith(".js"));
  expect(scripts.filter(([, bytes]) => Buffer.from(bytes).includes("Brasil"))).toEqual([]);
});
