import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { main } from "../cli/main.ts";
import { linesFrom, originOf } from "../cli/where/where.ts";
import { locate } from "../compiler/1-load/locate.ts";
import { compileCase, designs } from "./all-designs.ts";

const root = join(import.meta.dirname, "..");

async function where(...args: readonly string[]) {
  const printed = { out: "", err: "" };
  const code = await main(["where", ...args], {
    cwd: root,
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
    expect(out).toBe("designs/ola/pages/inicio.json:17:9  inicio#mais\ngenerated/ola/pages/inicio.tsx:39-43\ngenerated/ola/pages/inicio.tsx:45\n");
  });

  test.each([
    [["inicio#mas", "designs/ola"], "there is no element `mas` in `inicio`\n  help: did you mean `inicio#mais`?"],
    [
      ["inicoo#mais", "designs/ola"],
      "there is no page, section or component `inicoo`\n  help: did you mean `inicio`?",
    ],
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
