import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { generate } from "../schema/generate/generate.mjs";

test("everything that is made from schema/ is current; npm run codegen makes it", async () => {
  for (const [path, text] of Object.entries(await generate())) {
    const written = readFileSync(join(import.meta.dirname, "..", path), "utf8").replaceAll("\r\n", "\n");
    expect(written === text, `${path} is not current`).toBe(true);
  }
});
