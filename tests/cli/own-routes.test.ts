import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Site, staticPages } from "../../cli/site/site.ts";
import { printed } from "../../compiler/printed-text.ts";
import { expectVisible } from "../elements/expect-locator.ts";
import { filesShown } from "../page-design.ts";
import { typeErrors } from "../type-check.ts";
import { newProject, type Served, serveSite, visit } from "./delivery/shop.ts";

/** Routes of `custom/routes.tsx`, with the code that the guide shows. */

const guide = ["own-code.md", "embedding.md"]
  .map((name) => readFileSync(resolve(import.meta.dirname, "../../docs", name), "utf8").replaceAll("\r\n", "\n"))
  .join("\n");
const shown = new Map(Object.entries(filesShown(guide, "tsx")));

const link = (id: string, path: string) => ({ id, type: "text", props: { text: id }, link: { path } });

const files = {
  "design.json": {
    formatVersion: 1,
    name: "shop",
    title: "Shop",
    titlePattern: "{title} · Shop",
    languages: ["en"],
    pages: { home: "home" },
    groups: { team: { roles: [] } },
  },
  "pages/home.json": {
    id: "home",
    path: "",
    title: "Home",
    sections: [{ id: "main", children: [link("team", "/team/"), link("report", "/report/may/")] }],
  },
  "custom/routes.tsx": `import type { RouteObject } from "react-router-dom";
import { Team } from "./team";
${(shown.get("custom/routes.tsx") ?? "").replace(/^import .*\n/, "").replace(/\n\];\n$/, '\n  { path: "team/", element: <Team />, handle: { title: "Team" }, children: [{ path: "*", element: <b>inside</b> }] },\n];\n')}`,
  "custom/report.tsx": shown.get("custom/report.tsx"),
  "custom/team.tsx": `import { Link, Outlet } from "react-router-dom";
export const Team = () => <main><h1>The team</h1><Link to="/report/june/">June</Link><Outlet /></main>;
`,
};

const project = newProject();
let site: Site;
let served: Served;

beforeAll(async () => {
  site = project.build(files, "--max-warnings", "0");
  served = await serveSite(site);
});
afterAll(async () => {
  await served?.close();
  project.remove();
});

test("the output adds the design's own routes to its table", () => {
  const app = readFileSync(join(project.folder, "generated/shop/app.tsx"), "utf8");
  expect(app).toContain('import * as own from "../../designs/shop/custom/routes";');
  expect(app).toContain("  routes: [...routes, ...own.routes],");
});

test("own routes are rendered at build like generated ones, unless they are private or have parameters", () => {
  const pages = staticPages(site, {});
  expect([...pages.keys()]).toEqual(["/index.html", "/offline.html", "/404.html", "/team/index.html"]);
  const html = pages.get("/team/index.html") ?? "";
  expect(html).toContain("<title>Team · Shop</title>");
  expect(html).toMatch(/<h1>The team<\/h1><a href="\/report\/june\/"[^>]*>June<\/a>/);
});

test("links of the design and of React Router lead to them, and access is checked", async () => {
  const { page, problems } = await visit();
  const response = await page.goto(`${served.url}/team/anna/`);
  expect(response?.status()).toBe(200);
  await expectVisible(page.getByText("inside"));
  await page.goto(served.url);
  await page.getByText("team").click();
  await expectVisible(page.getByText("The team"));
  await expect.poll(() => page.title()).toBe("Team · Shop");
  await page.getByText("June").click();
  await expect.poll(() => page.url()).toBe(`${served.url}/?_source=%2Freport%2Fjune%2F`);
  await page.goBack();
  expect(problems).toEqual([]);
});

test("the code of the guide type-checks", () => {
  const output = Array.from(shown, ([path, text]) => ({ path, text: printed(text), origins: [] }));
  const app = 'import { defineApp } from "trama/runtime";\nexport declare const app: ReturnType<typeof defineApp>;\n';
  expect(output.map(({ path }) => path)).toContain("host.tsx");
  expect(
    typeErrors([
      { name: "guide", output: [...output, { path: "generated/shop/app.ts", text: printed(app), origins: [] }] },
    ]),
  ).toEqual([]);
});
