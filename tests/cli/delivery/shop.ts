import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { build } from "esbuild";
import type { BrowserContextOptions, Page } from "playwright-core";
import {
  appEntry,
  describe,
  filesOfDesign,
  ownPackages,
  sheetEntries,
  sheetsOfScripts,
  splitOptions,
  startModule,
  styleEntry,
  styleModule,
} from "../../../cli/bundle/bundle.ts";
import { readSite } from "../../../cli/commands/serve.ts";
import { closeServer, createSiteServer, listen, type Serving } from "../../../cli/serve/http.ts";
import type { Site } from "../../../cli/site/site.ts";
import { openContext } from "../../browser/harness.ts";
import { watchProblems } from "../../browser/problems.ts";

const trama = resolve(import.meta.dirname, "../../../dist/cli/main.js");

/** Files of a design by path. */
export type DesignFiles = Readonly<Record<string, unknown>>;

const text = (id: string, value: unknown, more: object = {}) => ({
  id,
  type: "text",
  props: { text: value },
  ...more,
});

const says = (label: string, value: string) => ({ formula: `'${label} ' + toText(${value})` });

/** An element whose code is in a separate file. */
const grid = {
  id: "grid",
  type: "data-grid",
  props: {
    ariaLabel: "Frutas",
    data: { formula: "[{ id: 1, nome: 'Caju' }]" },
    columns: [{ id: "nome", name: "Nome", path: "nome" }],
  },
};

/** A small shop: a public page with four tall sections in two languages, a private, a hidden and a not-found page. */
export const shop: DesignFiles = {
  "design.json": {
    formatVersion: 1,
    name: "shop",
    title: { pt: "Loja", en: "Shop" },
    titlePattern: { pt: "{title} · Loja", en: "{title} · Shop" },
    languages: ["pt", "en"],
    pages: { home: "home", login: "home", notFound: "lost" },
    themes: { default: "light" },
    groups: { team: { name: "Team", roles: [] } },
  },
  "variables.json": {
    variables: {
      search: { type: "string", default: "", query: "q" },
      kept: { type: "number", default: 0, local: true },
      clicks: { type: "number", default: 7 },
    },
  },
  "pages/home.json": {
    id: "home",
    path: "",
    title: { pt: "Início", en: "Home" },
    description: { pt: "Tudo aqui", en: "All of it" },
    meta: { image: "/assets/share.png" },
    sections: [
      {
        id: "top",
        tag: "main",
        style: { minHeight: "700px" },
        children: [
          { id: "title", type: "text", props: { tag: "h1", text: { pt: "Bem-vindo", en: "Welcome" } } },
          text("clicks", says("Cliques:", "variables.clicks")),
          text("kept", says("Guardado:", "variables.kept")),
          text("search", says("Busca:", "variables.search")),
          text("theme", says("Tema:", "theme")),
          text("width", says("Tela:", "breakpoint")),
          text("filtered", "Só com busca", { if: { formula: "variables.search != ''" } }),
          text("unfiltered", "Só sem busca", { if: { formula: "variables.search == ''" } }),
          text("secret", "Escondido", { show: { formula: "variables.kept > 0" } }),
          text("bar", "Barra", { style: { width: { formula: "variables.clicks * 10" } } }),
          { id: "name", type: "form-input", props: { label: "Nome" } },
          { id: "color", type: "form-input", props: { type: "color", label: "Cor", value: "#1d5bd6" } },
          text("day", says("Hoje", "formatDate(today(), 'DD/MM/YYYY')")),
          { id: "date", type: "form-input", props: { label: "Data", type: "date", minDate: { formula: "today()" } } },
          text("echo", says("Olá", "elements.name.value")),
          {
            id: "more",
            type: "button",
            props: { text: "Mais" },
            on: {
              click: {
                steps: [
                  { action: "setVariable", variable: "clicks", value: { formula: "variables.clicks + 1" } },
                  { action: "setVariable", variable: "kept", value: { formula: "variables.clicks" } },
                ],
              },
            },
          },
          {
            id: "speak",
            type: "button",
            props: { text: "Idioma" },
            on: {
              click: {
                steps: [{ action: "setLanguage", language: { formula: "language == 'pt' ? 'en' : 'pt'" } }],
              },
            },
          },
          text("away", "Outra", { props: { text: "Outra", tag: "small" }, link: { page: "other" } }),
        ],
      },
      {
        id: "second",
        style: { minHeight: "700px" },
        children: [text("two", says("Dois", "variables.clicks"))],
      },
      {
        id: "third",
        style: { minHeight: "900px" },
        children: [text("three", says("Três", "variables.clicks"))],
      },
      {
        id: "fourth",
        title: "Fim",
        style: { minHeight: "900px" },
        children: [
          text("four", says("Quatro", "variables.clicks")),
          { id: "last", type: "button", props: { text: says("Último", "variables.kept") } },
        ],
      },
    ],
  },
  "pages/other.json": {
    id: "other",
    path: { pt: "outra", en: "other" },
    title: "Outra",
    sections: [
      {
        id: "main",
        tag: "main",
        children: [
          {
            id: "box",
            type: "flexbox",
            props: { direction: "row" },
            at: { mobile: { props: { direction: "column" } } },
            children: [text("words", "Outra página")],
          },
          grid,
        ],
      },
    ],
  },
  "pages/narrow.json": {
    id: "narrow",
    path: "estreita",
    title: "Estreita",
    sections: ["one", "two", "three"].map((id) => ({
      id,
      children: [
        {
          id: `${id}Box`,
          type: "columns",
          props: { type: "columns" },
          at: { mobile: { props: { type: "rows" } } },
          children: [text(`${id}Left`, "Um"), text(`${id}Middle`, "Dois"), text(`${id}Right`, "Três")],
        },
        text(`${id}Below`, `Abaixo ${id}`),
      ],
    })),
  },
  "pages/hidden.json": {
    id: "hidden",
    path: "oculta",
    title: "Oculta",
    hidden: true,
    sections: [{ id: "main", tag: "main", children: [text("words", "Página oculta")] }],
  },
  "pages/inside.json": {
    id: "inside",
    path: "dentro",
    title: "Dentro",
    groups: ["team"],
    sections: [{ id: "main", tag: "main", children: [text("words", "Segredo da equipe")] }],
  },
  "pages/lost.json": {
    id: "lost",
    path: "perdida",
    title: "Perdida",
    hidden: true,
    sections: [
      {
        id: "main",
        tag: "main",
        children: [text("words", "Nada aqui"), text("back", "Voltar", { link: { page: "home" } })],
      },
    ],
  },
};

/** Write a design into a new project; returns the function that builds it and reads the site. */
export function newProject(): {
  readonly folder: string;
  build: (files: DesignFiles, ...options: string[]) => Site;
  remove: () => void;
} {
  const project = mkdtempSync(join(tmpdir(), "trama-delivery-"));
  writeFileSync(join(project, "package.json"), '{ "private": true, "type": "module" }\n');
  const design = join(project, "designs/shop");
  return {
    folder: project,
    build(files, ...options) {
      rmSync(design, { recursive: true, force: true });
      for (const [path, content] of Object.entries(files)) {
        mkdirSync(dirname(join(design, path)), { recursive: true });
        writeFileSync(join(design, path), typeof content === "string" ? content : JSON.stringify(content));
      }
      const { status, stdout, stderr } = spawnSync(process.execPath, [trama, "build", ...options], {
        cwd: project,
        encoding: "utf8",
      });
      if (status !== 0) throw new Error(`build ended with ${status}\n${stdout}${stderr}`);
      return readSite(join(project, "dist/shop"), "designs/shop");
    },
    remove: () => rmSync(project, { recursive: true, force: true }),
  };
}

/** Returns a built site with the development build of React, which compares every attribute of the HTML. */
export async function developmentSite(folder: string, { info }: Site): Promise<Site> {
  const output = join(folder, "generated/shop");
  const onDemand = Object.keys(info.pageStyles);
  const always = existsSync(join(output, "theme.css")) ? ["theme.css"] : [];
  const start = 'import { app } from "./app.tsx";\nimport { start } from "trama/runtime";\nstart(app);\n';
  const { outputFiles, metafile } = await build({
    ...splitOptions(output, "development", ""),
    entryPoints: [{ in: appEntry, out: "app" }, { in: styleEntry, out: "styles" }, ...sheetEntries(output, onDemand)],
    plugins: [
      startModule(output, () => start),
      styleModule(output, () => always.map((sheet) => `./${sheet}`)),
      filesOfDesign(""),
      ownPackages(),
      sheetsOfScripts(),
    ],
  });
  const { files, entry, entryImports, styles, pageStyles } = describe(output, outputFiles, metafile);
  const routes = info.routes.map((route) => ({ ...route, scripts: [] }));
  return { files, info: { ...info, entry, entryImports, styles, pageStyles, routes } };
}

/** A served site, which may be replaced while visitors have it open. */
export interface Served {
  readonly url: string;
  /** Returns what is served now. */
  site(): Site;
  replace(site: Site): void;
  close(): Promise<void>;
}

/** `before` may answer a request instead of the server of the site; it returns whether it did. */
export async function serveSite(
  first: Site,
  environment: Readonly<Record<string, unknown>> = {},
  before?: Serving["before"],
): Promise<Served> {
  let site = first;
  const server = createSiteServer({ site: () => site, environment, hosts: [], before });
  const url = await listen(server, 0, "127.0.0.1");
  return {
    url,
    site: () => site,
    replace: (next) => {
      site = next;
    },
    close: () => closeServer(server),
  };
}

/** A page of a fresh profile, and what went wrong in it: errors and warnings of the console, uncaught errors. */
export async function visit(options: BrowserContextOptions = {}): Promise<{ page: Page; problems: string[] }> {
  const page = await (await openContext(options)).newPage();
  const problems: string[] = [];
  await watchProblems(page, (problem) => problems.push(problem));
  return { page, problems };
}
