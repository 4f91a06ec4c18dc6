import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { main } from "../cli/main.ts";
import { linesFrom, originOf } from "../cli/where/where.ts";
import { locate } from "../compiler/1-load/locate.ts";
import { compileCase, designs } from "./all-designs.ts";
import { writeFiles } from "./write-files.ts";

const root = join(import.meta.dirname, "..");

const where = (...args: readonly string[]) => whereIn(root, ...args);

async function whereIn(cwd: string, ...args: readonly string[]) {
  const printed = { out: "", err: "" };
  const code = await main(["where", ...args], {
    cwd,
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

describe("where", () => {
  test("leads from a line of generated code to the design, with the element", async () => {
    expect(await where("generated/ola/pages/inicio.tsx:30")).toEqual({
      code: 0,
      out: "designs/ola/pages/inicio.json:14:43  inicio#saudacao\n",
      err: "",
    });
  });

  test("leads from a line of the design to the generated code", async () => {
    const { out } = await where("designs/ola/pages/inicio.json:14");
    expect(out).toBe("generated/ola/pages/inicio.tsx:30-31\n");
  });

  test("leads from an element to its place in the design and all its code", async () => {
    const { out } = await where("inicio#mais", "designs/ola");
    expect(out).toBe(
      "designs/ola/pages/inicio.json:17:9  inicio#mais\ngenerated/ola/pages/inicio.tsx:39-43\ngenerated/ola/pages/inicio.tsx:45\n",
    );
  });

  test.each([
    [["inicio#mas", "designs/ola"], "there is no element `mas` in `inicio`\n  help: did you mean `inicio#mais`?"],
    [["inicoo#mais", "designs/ola"], "there is no page, section or component `inicoo`\n  help: did you mean `inicio`?"],
    [["generated/ola/pages/inicio.tsx:3000"], "line 3000 of `generated/ola/pages/inicio.tsx` does not exist"],
    [["designs/ola/pages/inicio.json:3000"], "`designs/ola/pages/inicio.json` has no line 3000"],
    [["designs/ola/pages/inicio.json"], "`designs/ola/pages/inicio.json` has no line\n"],
    [["tests/where.test.ts:3"], "`tests/where.test.ts` was not made by trama"],
    [["package.json:3"], "`package.json` is not in a design"],
    [["nada.tsx:3"], "there is no file `nada.tsx`"],
  ])("%j is an error", async (args, message) => {
    const { code, err } = await where(...args);
    expect({ code, err }).toEqual({ code: 2, err: expect.stringContaining(message) });
  });

  test.each([
    ["contador", "designs/ola", "designs/ola/variables.json:3:30  variable contador\ngenerated/ola/variables.ts:3\n"],
    [
      "abertas",
      "designs/tarefas",
      "designs/tarefas/formulas.json:4:16  formula abertas\ngenerated/tarefas/formulas/abertas.ts:5-6\n",
    ],
    [
      "collection:prazos",
      "designs/tarefas",
      "designs/tarefas/collections.json:4:15  collection prazos\ngenerated/tarefas/collections/prazos.ts:11\n",
    ],
  ])("leads from the name %s to its place and its code", async (name, design, first) => {
    const { code, out, err } = await where(name, design);
    expect({ code, err }).toEqual({ code: 0, err: "" });
    expect(out.startsWith(first)).toBe(true);
  });

  test("a misspelt name gets a hint", async () => {
    expect(await where("abertos", "designs/tarefas")).toEqual({
      code: 2,
      out: "",
      err: "error: there is no page, section, component, variable, collection, formula, workflow, group or class `abertos`\n  help: did you mean `abertas`?\n",
    });
    expect((await where("formula:abertos", "designs/tarefas")).err).toBe(
      "error: there is no formula `abertos`\n  help: did you mean `formula:abertas`?\n",
    );
    expect((await where("variable:abertas", "designs/tarefas")).err).toContain(
      "error: there is no variable `abertas`\n",
    );
  });

  test("a name of several things is ambiguous, and its kind tells them apart", async () => {
    const folder = mkdtempSync(join(tmpdir(), "trama-where-"));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const text = { id: "total", type: "text", props: { text: { formula: "variables.total == 0 ? 'a' : 'b'" } } };
    const files = {
      "design.json": {
        formatVersion: 1,
        name: "loja",
        title: "Loja",
        languages: ["pt"],
        pages: { home: "total" },
      },
      "theme.json": { classes: { total: { style: { color: "#123456" } } } },
      "variables.json": { variables: { total: { type: "number", default: 0 } } },
      "formulas.json": { formulas: { total: { formula: "variables.total + 1" } } },
      "workflows.json": { workflows: { somar: { steps: [{ action: "resetVariables", variables: ["total"] }] } } },
      "components/cartao.json": {
        id: "cartao",
        variables: { total: { type: "number", default: 0 } },
        children: [text],
      },
      "pages/total.json": {
        id: "total",
        path: "",
        title: "Total",
        sections: [{ id: "corpo", children: [text, { id: "cartao", type: "component", component: "cartao" }] }],
      },
    };
    writeFiles(folder, Object.fromEntries(Object.entries(files).map(([path, json]) => [path, JSON.stringify(json)])));
    const placesOf = async (name: string) => {
      const { code, out, err } = await whereIn(folder, name);
      return code === 0 ? out.split("\n", 1)[0] : `${err}${out}`;
    };
    expect(await placesOf("total")).toBe(
      "error: `total` is ambiguous: 4 things have this name\n" +
        "  help: name one: `class:total`, `variable:total`, `formula:total`, `page:total`\n",
    );
    expect(await placesOf("cartao#total")).toBe(
      "error: `cartao#total` is ambiguous: 2 things have this name\n" +
        "  help: name one: `element:cartao#total`, `variable:cartao#total`\n",
    );
    expect(await placesOf("somar")).toMatch(/^workflows\.json:1:\d+ {2}workflow somar$/);
    expect(await placesOf("class:total")).toMatch(/^theme\.json:1:\d+ {2}class total$/);
    expect(await placesOf("page:total")).toBe("pages/total.json:1:1  total");
    expect(await placesOf("total#total")).toMatch(/^pages\/total\.json:1:\d+ {2}total#total$/);
    expect(await placesOf("variable:cartao#total")).toMatch(
      /^components\/cartao\.json:1:\d+ {2}variable cartao#total$/,
    );
  });

  test("every line of every output has its place in the file that it names", () => {
    for (const { files } of designs)
      for (const { origins } of compileCase(files).output ?? [])
        for (const place of origins) if (place) expect(locate(place).file).toBe(place.file.path);
  });

  test("every line of a page leads to the design and back", () => {
    const { files = [] } = designs.find(({ name }) => name === "tarefas") ?? {};
    const { output = [] } = compileCase(files);
    const pages = output.filter(({ path }) => path.startsWith("pages/"));
    const lost = pages.flatMap((file) =>
      file.origins.flatMap((place, index) => {
        if (!place) return [];
        const back = linesFrom([file], locate(place));
        const isFound = back.some(({ first, last }) => first <= index + 1 && index < last);
        return isFound && originOf(file, index + 1) === place ? [] : [`${file.path}:${index + 1}`];
      }),
    );
    expect(pages.length).toBeGreaterThan(1);
    expect(lost).toEqual([]);
  });
});
