import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { defaults, readPart } from "./cases.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "trama-case-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

const read = (part: string) =>
  new Map(readPart(folder, part).map(({ path, bytes }) => [path, String(Buffer.from(bytes))]));
const ofDefaults = (part: string, path: string) =>
  String(Buffer.from(readPart(defaults, part).find((file) => file.path === path)?.bytes ?? []));

test("a case without files has all that it inherits", () => {
  expect([...read("design").keys()]).toEqual(["design.json", "pages/inicio.json"]);
  expect([...read("expected").keys()]).toEqual(["app.tsx", "pages/inicio.tsx", "routes.tsx", "runtime.ts"]);
});

test("a file of its own is added to the inherited ones, or replaces one", () => {
  write("design/pages/inicio.json", "{}");
  write("design/theme.json", "{}");
  expect(Object.fromEntries(read("design"))).toEqual({
    "design.json": ofDefaults("design", "design.json"),
    "pages/inicio.json": "{}",
    "theme.json": "{}",
  });
});

test("a file of its own that repeats the inherited one is refused, with any line ends", () => {
  const text = ofDefaults("design", "design.json");
  write("design/design.json", text);
  expect(() => read("design")).toThrow(/repeat what the case inherits.*\n.*design\.json/);
  write("design/design.json", text.replaceAll("\n", "\r\n"));
  expect(() => read("design")).toThrow(/repeat what the case inherits/);
});

test("a file or folder named in without.txt is not inherited", () => {
  write("without.txt", "design/design.json\nexpected\n");
  expect([...read("design").keys()]).toEqual(["pages/inicio.json"]);
  expect([...read("expected").keys()]).toEqual([]);
});
