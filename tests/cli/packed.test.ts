import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { isText, packedFiles, withoutPacked } from "../../cli/site/packed.ts";
import type { Site } from "../../cli/site/site.ts";
import { newProject, serveSite, shop } from "./delivery/shop.ts";

// The compressed forms of files that `build` writes for other hosts, and that `serve` sends.

const project = newProject();
let site: Site;

beforeAll(() => {
  site = project.build({ ...shop, "assets/own.json": '{ "a": 1 }', "assets/own.json.gz": "not packed by us" });
});
afterAll(() => project.remove());

const onDisk = (path: string): Buffer => readFileSync(join(project.folder, "dist/shop", path));

test("a text has both forms beside it, with its bytes, unless it is small", () => {
  const texts = [...site.files].filter(([path, bytes]) => isText(path) && bytes.length > 512);
  expect(texts.length).toBeGreaterThan(10);
  for (const [path, bytes] of texts) {
    expect(brotliDecompressSync(onDisk(`${path}.br`)), path).toEqual(Buffer.from(bytes));
    expect(gunzipSync(onDisk(`${path}.gz`)), path).toEqual(Buffer.from(bytes));
    expect(onDisk(`${path}.br`).length, path).toBeLessThan(bytes.length);
  }
  expect(brotliDecompressSync(onDisk("index.html.br"))).toEqual(onDisk("index.html"));
  expect(gunzipSync(onDisk("404.html.gz"))).toEqual(onDisk("404.html"));
  expect(() => onDisk("robots.txt.br")).toThrow("ENOENT");
});

test("pictures have none, nor does a text that becomes no smaller, and a file of the design stays", async () => {
  const noise = Buffer.from(Array.from({ length: 600 }, (_, at) => (at * 7919 + (at * at) / 3) % 256));
  const made = await packedFiles(
    new Map<string, string | Uint8Array>([
      ["/a.png", Buffer.alloc(9000)],
      ["/noise.txt", noise],
      ["/kept.txt", Buffer.alloc(9000)],
      ["/kept.txt.br", "of the design"],
    ]),
  );
  expect([...made.keys()].filter((path) => !path.startsWith("/noise"))).toEqual(["/kept.txt.gz"]);
  for (const [path, bytes] of made) if (path.startsWith("/noise")) expect(bytes.length).toBeLessThan(600);
  expect(onDisk("assets/own.json.gz").toString()).toBe("not packed by us");
});

test("two builds write the same bytes", async () => {
  const text = new Map([["/a.txt", "a text that repeats itself, ".repeat(100)]]);
  const [one, other] = [await packedFiles(text), await packedFiles(text)];
  expect([...one]).toEqual([...other]);
  expect(one.size).toBe(2);
});

test("serve sends them, and no such file has an address of its own", async () => {
  const [path = "", bytes = Buffer.alloc(0)] =
    [...site.files].find(([each, content]) => /^\/static\/.*\.js$/.test(each) && content.length > 10_000) ?? [];
  expect([...site.files.keys()].filter((path) => /^\/static\/.*\.(?:br|gz)$/.test(path))).toEqual([]);
  const served = await serveSite(site);
  try {
    for (const [accepted, ending] of [
      ["br", ".br"],
      ["gzip", ".gz"],
    ] as const) {
      const answer = await fetch(served.url + path, { headers: { "accept-encoding": accepted } });
      expect(Number(answer.headers.get("content-length"))).toBe(onDisk(path + ending).length);
      expect(Buffer.from(await answer.arrayBuffer())).toEqual(Buffer.from(bytes));
    }
    expect((await fetch(`${served.url}${path}.br`)).status).toBe(404);
  } finally {
    await served.close();
  }
});

test("a file that only ends like one stays a file", () => {
  const { files, packed } = withoutPacked(
    new Map([
      ["/data.gz", Buffer.from("a")],
      ["/photo.png", Buffer.from("b")],
      ["/photo.png.br", Buffer.from("c")],
    ]),
  );
  expect([...files.keys()]).toEqual(["/data.gz", "/photo.png", "/photo.png.br"]);
  expect(packed.size).toBe(0);
});
