// npm run codegen: writes everything generated from schema/, only files whose text differs.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { generate } from "./generate.mjs";
import { root } from "./read.mjs";

for (const [path, text] of Object.entries(await generate())) {
  const file = join(root, path);
  if (existsSync(file) && readFileSync(file, "utf8") === text) continue;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  console.log(path);
}
