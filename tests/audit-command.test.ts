import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { main } from "../cli/main.ts";

let folder = "";
const pagePath = () => join(folder, "designs/loja/pages/inicio.json");

const page = (texts: readonly string[], allow: readonly object[] = []) => ({
  id: "inicio",
  path: "",
  title: "Início",
  sections: [
    { id: "corpo", children: texts.map((text, index) => ({ id: `t${index}`, type: "text", props: { text } })) },
  ],
  ...(allow.length > 0 && { allow }),
});

const write = (path: string, json: unknown) => {
  mkdirSync(join(folder, path, ".."), { recursive: true });
  writeFileSync(join(folder, path), JSON.stringify(json));
};

beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), "trama-audit-")));
  write("package.json", {});
  write("designs/loja/design.json", {
    formatVersion: 1,
    name: "loja",
    title: "Loja",
    languages: ["pt"],
    pages: { home: "inicio" },
  });
  write("designs/loja/pages/inicio.json", page(["Espere...", "Lorem ipsum"]));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function trama(...args: readonly string[]) {
  const printed = { out: "", err: "" };
  const code = await main(args, {
    cwd: folder,
    out: (text) => {
      printed.out += text;
    },
    err: (text) => {
      printed.err += text;
    },
    color: false,
    progress: false,
  });
  return { code, ...printed };
}

test("findings are warnings at their place, with the explanation at hand", async () => {
  const { code, out } = await trama("audit");
  expect(code).toBe(0);
  expect(out).toContain("warning audit/three-dots: three dots instead of an ellipsis in `Espere...`\n");
  expect(out).toContain("designs/loja/pages/inicio.json:1:");
  expect(out).toContain("2 warnings");
  expect((await trama("audit", "--max-warnings", "1")).code).toBe(1);
  expect((await trama("explain", "audit/three-dots")).out).toContain("An ellipsis is one character");
  expect((await trama("explain", "audit/three-dot")).err).toContain("did you mean `audit/three-dots`?");
});

test("--fix repairs what has one repair, in the layout of fmt, and leaves the rest", async () => {
  expect(await trama("audit", "--fix")).toMatchObject({ code: 0, out: "1 finding repaired in 1 file, 1 left\n" });
  const text = readFileSync(pagePath(), "utf8");
  expect(text).toContain('"text": "Espere…"');
  expect(text).toContain("Lorem ipsum");
  expect((await trama("fmt", "--check")).out).not.toContain("pages/inicio.json");
  expect((await trama("audit", "--fix")).out).toBe("0 findings repaired in 0 files, 1 left\n");
});

test("a baseline hides what was known, also on other lines, and nothing more", async () => {
  expect((await trama("audit", "--baseline", "audit.json", "--update-baseline")).out).toBe(
    "audit.json: 2 findings recorded\n",
  );
  expect(await trama("audit", "--baseline", "audit.json")).toMatchObject({
    code: 0,
    out: expect.stringMatching(/^designs\/loja: nothing found by \d+ rules\n$/),
  });
  write("designs/loja/pages/inicio.json", page(["Oi", "Espere...", "Lorem ipsum", "Espere..."]));
  const { out } = await trama("audit", "--baseline", "audit.json");
  expect(out).toContain("audit/three-dots");
  expect(out).toContain("1 warning");
  expect(await trama("audit", "--baseline", "none.json")).toMatchObject({
    code: 2,
    err: expect.stringContaining("there is no baseline `none.json`"),
  });
  expect(await trama("audit", "--update-baseline")).toMatchObject({ code: 2 });
});

test("a design allows a finding with a reason, and a project makes one an error or turns it off", async () => {
  write("designs/loja/pages/inicio.json", page(["Espere..."], [{ code: "audit/three-dots", reason: "a quote" }]));
  expect((await trama("audit")).out).toContain("nothing found");
  const orders = { source: "supabase", table: "pedidos", sort: [{ by: "id" }], limit: 5000 };
  const design = JSON.parse(readFileSync(join(folder, "designs/loja/design.json"), "utf8"));
  write("designs/loja/design.json", { ...design, backend: { kind: "supabase" } });
  write("designs/loja/tables.json", { tables: { pedidos: { columns: { id: { type: "text" } }, primaryKey: ["id"] } } });
  write("designs/loja/collections.json", { collections: { pedidos: orders } });
  expect((await trama("audit")).out).toContain("audit/high-limit");
  const allow = [{ code: "audit/high-limit", reason: "few rows" }];
  write("designs/loja/collections.json", { collections: { pedidos: { ...orders, allow } } });
  expect((await trama("audit")).out).not.toContain("audit/high-limit");
  rmSync(join(folder, "designs/loja/collections.json"));
  write("designs/loja/pages/inicio.json", page(["Espere...", "Lorem ipsum"]));
  write("trama.config.json", {
    rules: {
      "audit/three-dots": { level: "error", reason: "our style" },
      "audit/filler-text": { level: "off", reason: "a draft" },
    },
  });
  const { code, out } = await trama("audit");
  expect(code).toBe(1);
  expect(out).toContain("error audit/three-dots");
  expect(out).not.toContain("audit/filler-text");
  write("trama.config.json", { rules: { "audit/three-dot": { level: "off", reason: "no" } } });
  expect(await trama("audit")).toMatchObject({
    code: 2,
    err: expect.stringContaining("did you mean `audit/three-dots`?"),
  });
});

test("SARIF has the rules with their explanations; JSON has the records", async () => {
  const sarif = JSON.parse((await trama("audit", "--format", "sarif")).out);
  const [{ tool, results }] = sarif.runs;
  expect(results).toHaveLength(2);
  expect(tool.driver.rules[0]).toMatchObject({
    id: "audit/filler-text",
    defaultConfiguration: { level: "warning" },
    help: { markdown: expect.stringContaining("before people see it") },
  });
  expect(JSON.parse((await trama("audit", "--format", "json")).out)).toHaveLength(2);
});

test("a design with errors is not audited", async () => {
  write("designs/loja/pages/inicio.json", { ...page(["Espere..."]), seções: [] });
  const { code, out, err } = await trama("audit");
  expect(code).toBe(1);
  expect(out).not.toContain("audit/");
  expect(err).toContain("nothing was audited: fix the errors first");
});
