import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Site, staticPages } from "../../cli/site/site.ts";
import { hasRowCode } from "../browser/row-code.ts";
import { type DesignFiles, developmentSite, newProject, type Served, serveSite, visit } from "./delivery/shop.ts";

/** Lists of prerendered pages: React hydrates them, and later rows are nodes of their own. */

const formula = (text: string) => ({ formula: text });
const set = (value: string) => ({ action: "setVariable", variable: "rows", value: formula(value) });
const button = (id: string, value: string) => ({
  id,
  type: "button",
  props: { text: id },
  on: { click: { steps: [set(value)] } },
});
const rowOf = (id: string) => `{ id: '${id}', name: '${id.toUpperCase()}' }`;

const list = (items: string) => ({
  id: "list",
  type: "base",
  children: [
    {
      id: "row",
      type: "flexbox",
      repeat: { items: formula(items), key: "id" },
      states: { first: { when: formula("index == 0"), style: { color: "red" } } },
      children: [
        { id: "name", type: "text", props: { text: formula("item.name"), tag: "span" }, style: { height: "20px" } },
        { id: "mark", type: "icon", props: { icon: "check" } },
      ],
    },
  ],
});

const buttons = [
  button("fill", `[${[..."pqr"].map(rowOf)}]`),
  button("more", `merge(variables.rows, [${rowOf("x")}])`),
  button("less", "filter(variables.rows, one => one.id != 'b')"),
];

const page = (id: string, path: string, sections: readonly object[]) => ({ id, path, title: id, sections });
const top = (children: readonly object[]) => ({ id: "top", tag: "main", children: [...buttons, ...children] });

const files: DesignFiles = {
  "design.json": {
    formatVersion: 1,
    name: "shop",
    title: "Lists",
    languages: ["en"],
    pages: { home: "empty" },
    serviceWorker: false,
  },
  "variables.json": {
    variables: {
      rows: {
        type: "array",
        default: [..."abc"].map((id) => ({ id, name: id.toUpperCase() })),
        schema: {
          type: "array",
          items: {
            type: "object",
            required: ["id", "name"],
            properties: { id: { type: "string" }, name: { type: "string" } },
          },
        },
      },
    },
  },
  "pages/empty.json": page("empty", "", [top([list("filter(variables.rows, one => one.id > 'c')")])]),
  "pages/given.json": page("given", "given", [top([list("variables.rows")])]),
  "pages/late.json": page("late", "late", [
    top([]),
    { id: "tall", style: { height: "2000px" }, children: [] },
    { id: "end", children: [list("variables.rows")] },
  ]),
};

const project = newProject();
let site: Site;
let served: Served;

beforeAll(async () => {
  site = project.build(files);
  served = await serveSite(await developmentSite(project.folder, site));
});
afterAll(async () => {
  await served?.close();
  project.remove();
});

/** Open a page and wait until React has hydrated it. */
async function open(path: string): Promise<{ shown: Page; problems: string[] }> {
  const { page: shown, problems } = await visit({ viewport: { width: 1000, height: 600 } });
  await shown.goto(served.url + path);
  await expect.poll(() => shown.locator("[data-prerendered]").count()).toBe(0);
  return { shown, problems };
}

const press = (shown: Page, id: string): Promise<void> =>
  shown.getByRole("button", { name: id }).evaluate((node: HTMLElement) => node.click());

/** The rows in order. What React renders is marked with a `*`. */
const rows = (shown: Page): Promise<string> =>
  shown.locator(".trama-flexbox").evaluateAll((nodes) =>
    nodes
      .map((node) => {
        const isReacts = Object.keys(node).some((key) => key.startsWith("__reactFiber$"));
        return isReacts ? `${node.textContent}*` : node.textContent;
      })
      .join(" "),
  );

const htmlOf = (path: string): string => staticPages(site, {}).get(`${path}index.html`) ?? "";

test("the first rows of an empty list are nodes", async () => {
  expect(htmlOf("/")).not.toContain("empty-row");
  const { shown, problems } = await open("/");
  await hasRowCode(shown);
  await press(shown, "fill");
  await expect.poll(() => rows(shown)).toBe("P Q R");
  expect(problems).toEqual([]);
});

test("rows in the HTML stay, and those that come later are nodes", async () => {
  expect(htmlOf("/given/").match(/given-row/g)).toHaveLength(3);
  const { shown, problems } = await open("/given/");
  await expect.poll(() => rows(shown)).toBe("A* B* C*");
  await hasRowCode(shown);
  await shown.evaluate(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts, kept: document.querySelector(".trama-flexbox") });
    new PerformanceObserver((seen) => {
      for (const entry of seen.getEntries()) shifts.push(Number(Reflect.get(entry, "value")));
    }).observe({ type: "layout-shift" });
  });
  await press(shown, "more");
  await expect.poll(() => rows(shown)).toBe("A* B* C* X");
  await shown.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  expect(await shown.evaluate("window.shifts")).toEqual([]);
  expect(await shown.evaluate("window.kept === document.querySelector('.trama-flexbox')")).toBe(true);
  await press(shown, "less");
  await expect.poll(() => rows(shown)).toBe("A* C* X");
  await press(shown, "fill");
  await expect.poll(() => rows(shown)).toBe("P Q R");
  await expect.poll(() => shown.locator(".is-first").textContent()).toBe("P");
  expect(problems).toEqual([]);
});

test("a list in a section that waits changes over after the section is near", async () => {
  const { shown, problems } = await open("/late/");
  await press(shown, "more");
  expect(await shown.locator(".late-row").allTextContents()).toEqual(["A", "B", "C"]);
  await shown.locator(".late-row").first().scrollIntoViewIfNeeded();
  await expect.poll(() => rows(shown)).toBe("A* B* C* X*");
  await hasRowCode(shown);
  await press(shown, "less");
  await expect.poll(() => rows(shown)).toBe("A* C* X*");
  await press(shown, "fill");
  await expect.poll(() => rows(shown)).toBe("P Q R");
  expect(problems).toEqual([]);
});
