import { cpSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { PNG } from "pngjs";
import { afterAll, describe, expect, test, vi } from "vitest";
import { changedPages } from "../../cli/review/pictures/changed-pages.ts";
import { comparePictures } from "../../cli/review/pictures/compare-pictures.ts";
import { readSide } from "../../cli/review/read-side.ts";
import { renderHtml } from "../../cli/review/render/render-html.ts";
import { elementTags, violations } from "../browser/axe.ts";
import { errorsOf, openContext } from "../browser/harness.ts";
import { runDiff } from "../review-cases.ts";

const templates = resolve(import.meta.dirname, "../../cli/templates");
const top = realpathSync(mkdtempSync(join(tmpdir(), "trama-pictures-")));
afterAll(() => rmSync(top, { recursive: true, force: true }));

type Json = Readonly<Record<string, unknown>>;

const password = "Teste1234";
const seed = `insert into auth.users (id, aud, role, email, encrypted_password, email_confirmed_at, confirmation_token,
  recovery_token, email_change, email_change_token_new, raw_app_meta_data, raw_user_meta_data, created_at, updated_at)
values ${["ana", "bia"]
  .map(
    (
      name,
      index,
    ) => `('b4b58732-6f91-84bb-90b4-68b4c23376b${index}', 'authenticated', 'authenticated', '${name}@shop.example',
  '$2a$10$TramaDemoSeedSaltValuesEtvPmejmsgX4i4y9dsMlkfCsETHla2', now(), '', '', '', '',
  '{"provider":"email","providers":["email"]}', '{"name":"${name}"}', now(), now())`,
  )
  .join(", ")};
insert into public.tasks (id, title, created_at) values ('11111111-1111-4111-8111-111111111111', 'Water the plants', '2025-01-01');
`;

/** The template with accounts, one demo login, and the detail page of the template with tasks, which no page links to. */
function makeDesign(name: string): string {
  const folder = join(top, name);
  for (const layer of ["data", "auth"]) cpSync(join(templates, layer, "design"), folder, { recursive: true });
  const crud = join(templates, "crud/design");
  for (const path of ["collections.json", "components", "pages/task.json", "pages/tasks.json"])
    cpSync(join(crud, path), join(folder, path), { recursive: true });
  // The templates have the same time for their first migration.
  cpSync(
    join(crud, "supabase/migrations/20250101000000_tasks.sql"),
    join(folder, "supabase/migrations/20250102000000_tasks.sql"),
  );
  const tables = (template: string): Json =>
    JSON.parse(readFileSync(join(templates, template, "design/tables.json"), "utf8")).tables;
  writeFileSync(
    join(folder, "tables.json"),
    JSON.stringify({ tables: { ...tables("auth"), ...tables("crud") }, views: {}, functions: {} }),
  );
  edit(folder, "design.json", "{{name}}", "shop");
  edit(folder, "pages/tasks.json", '"path": ""', '"path": "tasks"');
  edit(
    folder,
    "pages/tasks.json",
    '"link": { "page": "task", "params": { "taskId": { "formula": "item.id" } } }',
    '"attributes": { "data-kind": "task" }',
  );
  writeFileSync(join(folder, "supabase/seed.sql"), seed);
  writeFileSync(
    join(folder, "supabase/demo.json"),
    JSON.stringify({ password, users: [{ email: "ana@shop.example" }, { email: "bia@shop.example" }] }),
  );
  return folder;
}

function edit(folder: string, file: string, from: string, to: string): void {
  const path = join(folder, file);
  const text = readFileSync(path, "utf8");
  expect(text.split(from), `${from} in ${file}`).toHaveLength(2);
  writeFileSync(path, text.replace(from, to));
}

const picture = (width: number, height: number, isDark: (x: number, y: number) => boolean): Buffer => {
  const png = new PNG({ width, height });
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      png.data.set(isDark(x, y) ? [0, 0, 0, 255] : [255, 255, 255, 255], (y * width + x) * 4);
  return PNG.sync.write(png);
};

test("the changed pages are shown before and after, for whom and with the row that the demo has", async () => {
  mkdirSync(top, { recursive: true });
  writeFileSync(join(top, "package.json"), '{ "private": true }\n');
  const base = makeDesign("base");
  const head = makeDesign("head");
  // Only one of the two sees a difference.
  edit(head, "pages/account.json", "Hello, ", `\${if(auth.user?.name == 'bia', 'Good morning', 'Hello')}, `);
  edit(head, "pages/task.json", "Edit the task", "Change the task");
  const { code, out, err } = await runDiff(top, base, head, "--format", "html", "--pictures");
  expect([code, err]).toEqual([0, ""]);
  expect(out).toContain("2 of 2 look different");
  const pictures = [...out.matchAll(/<img alt="([^"]*)" src="data:image\/png;base64,([^"]*)">/g)];
  expect(pictures.map(([, alt = ""]) => alt.replace(/, [^,]* of the picture$/, ""))).toEqual(
    ["Your account, as bia@shop.example", "Task"].flatMap((title) =>
      [1366, 390].flatMap((width) => [
        `${title}, before, ${width} px`,
        `${title}, after, ${width} px`,
        `${title}, difference`,
      ]),
    ),
  );
  const widths = pictures.map(([, , data = ""]) => PNG.sync.read(Buffer.from(data, "base64")).width);
  expect(widths).toEqual([1366, 1366, 1366, 390, 390, 390, 1366, 1366, 1366, 390, 390, 390]);
});

test.each(["light", "dark"] as const)(
  "the report with pictures works from the disk, in the %s theme",
  async (theme) => {
    const white = picture(390, 20, () => false);
    const report = renderHtml([
      {
        base: "main:designs/shop",
        head: "designs/shop",
        presence: "both",
        people: [],
        changes: [],
        pictures: [
          {
            title: "Orders",
            pictures: [{ width: 390, before: white, after: white, difference: { png: white, share: 0.0004 } }],
          },
          { title: "New <page>", pictures: [{ width: 390, after: white }] },
          { title: "About", pictures: [] },
          { title: "Reports", pictures: [], problem: "after: no demo login reaches it" },
        ],
      },
    ]);
    const file = join(top, `${theme}.html`);
    writeFileSync(file, report);
    const page = await (await openContext({ colorScheme: theme, viewport: { width: 390, height: 844 } })).newPage();
    const errors = errorsOf(page);
    await page.goto(`file://${file}`);
    const alts = await page.getByRole("img").evaluateAll((all) => all.map((one) => one.getAttribute("alt")));
    expect(alts).toEqual([
      "Orders, before, 390 px",
      "Orders, after, 390 px",
      "Orders, difference, less than 0.1 % of the picture",
      "New <page>, after, 390 px",
    ]);
    const sizesShown = () =>
      page
        .getByRole("img")
        .evaluateAll((all) => all.map((one) => [(one as HTMLImageElement).naturalWidth, one.clientWidth]));
    expect(
      (await sizesShown()).every(([natural, shown]) => natural === 390 && shown !== undefined && shown < 390),
    ).toBe(true);
    await page.getByRole("checkbox", { name: "Pictures in their full size" }).check();
    expect((await sizesShown()).map(([, shown]) => shown)).toEqual([390, 390, 390, 390]);
    expect(await page.getByText("These look the same").textContent()).toBe("These look the same: About.");
    expect(await page.locator("li").allTextContents()).toEqual(["Reports: after: no demo login reaches it"]);
    expect(await violations(page, { tags: elementTags })).toEqual([]);
    expect(errors).toEqual([]);
  },
);

test("pictures need a format that holds them", async () => {
  const { code, err } = await runDiff(top, "base", "head", "--pictures");
  expect([code, err]).toEqual([
    2,
    "error: --pictures needs --format html\n  help: add --format html, and write the output to a file\n",
  ]);
});

const onePage = (id: string, text: string, component?: string): Json => ({
  id,
  path: id,
  title: id,
  sections: [
    {
      id: "main",
      children: [
        { id: "a", type: "text", props: { text } },
        ...(component === undefined ? [] : [{ id: "b", type: "component", component }]),
      ],
    },
  ],
});
const files: Readonly<Record<string, Json>> = {
  "design.json": { formatVersion: 1, name: "shop", title: "Shop", languages: ["en"], pages: { home: "one" } },
  "formulas.json": { formulas: { total: { formula: "1 + 1" } } },
  "components/card.json": {
    id: "card",
    children: [{ id: "c", type: "text", props: { text: { formula: "formulas.total()" } } }],
  },
  "pages/one.json": onePage("one", "One", "card"),
  "pages/two.json": onePage("two", "Two"),
};
test("a browser that is not there is named before anything is built", async () => {
  for (const [name, text] of Object.entries({ before: "One", after: "Two" })) {
    mkdirSync(join(top, name, "pages"), { recursive: true });
    writeFileSync(join(top, name, "design.json"), JSON.stringify(files["design.json"]));
    writeFileSync(join(top, name, "pages/one.json"), JSON.stringify(onePage("one", text)));
  }
  vi.stubEnv("CHROME_PATH", join(top, "no-browser"));
  const { code, out, err } = await runDiff(top, "before", "after", "--format", "html", "--pictures");
  vi.unstubAllEnvs();
  expect([code, out, err]).toEqual([
    2,
    "",
    `error: CHROME_PATH is ${join(top, "no-browser")}, but there is no such file\n  help: correct CHROME_PATH, or unset it\n`,
  ]);
});

describe("which pages may look different", () => {
  const sideOf = (changes: Readonly<Record<string, Json | null>>) => {
    const all = Object.entries({ ...files, ...changes }).filter(([, json]) => json !== null);
    const { side, errors } = readSide({
      shown: "shop",
      folder: "shop",
      files: all.map(([path, json]) => ({ path, bytes: Buffer.from(JSON.stringify(json)) })),
      others: new Map(),
    });
    expect(errors).toEqual([]);
    return side;
  };

  test.each([
    { what: "the page itself", change: { "pages/two.json": onePage("two", "Deux") }, pages: ["two → two"] },
    {
      what: "a formula of a component of the page",
      change: { "formulas.json": { formulas: { total: { formula: "1 + 2" } } } },
      pages: ["one → one"],
    },
    {
      what: "the settings of the app",
      change: { "design.json": { ...files["design.json"], title: "Shops" } },
      pages: ["one → one", "two → two"],
    },
    { what: "a new page", change: { "pages/three.json": onePage("three", "Three") }, pages: [" → three"] },
    { what: "a removed page", change: { "pages/two.json": null }, pages: ["two → "] },
    {
      what: "another id",
      change: { "pages/two.json": null, "pages/deux.json": { ...onePage("deux", "Two"), path: "two", title: "two" } },
      pages: ["two → deux"],
    },
    { what: "nothing", change: {}, pages: [] },
  ])("$what", ({ change, pages }) => {
    const found = changedPages(sideOf({}), sideOf(change));
    expect(found.map(({ base = "", head = "" }) => `${base} → ${head}`)).toEqual(pages);
  });
});

describe("the difference of two pictures", () => {
  test("equal pictures have none", () => {
    const white = () => picture(8, 8, () => false);
    expect(comparePictures(white(), white())).toBeUndefined();
  });

  test("the share counts the pixels that differ", () => {
    const difference = comparePictures(
      picture(20, 20, () => false),
      picture(20, 20, (x, y) => x < 10 && y < 10),
    );
    expect(difference?.share).toBe(0.25);
  });

  test("what only the larger picture has is different", () => {
    const difference = comparePictures(
      picture(20, 20, () => true),
      picture(20, 40, () => true),
    );
    expect(difference?.share).toBe(0.5);
    const { width, height } = PNG.sync.read(difference?.png ?? Buffer.of());
    expect([width, height]).toEqual([20, 40]);
  });
});
