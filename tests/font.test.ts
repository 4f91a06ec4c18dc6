import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { expect, test } from "vitest";
import { readFont } from "../cli/project/font.ts";
import { sampleText } from "../compiler/font-facts.ts";

const assets = join(import.meta.dirname, "compile/theme-has-fonts/design/assets");
const body = readFileSync(join(assets, "body.woff2"));

test("a variable font has its measures and weights", () => {
  const facts = readFont(body);
  expect(facts).toMatchObject({ unitsPerEm: 1000, ascent: 950, descent: -250, lineGap: 0, weights: [300, 900] });
  // Of 134 letters; fontTools reads the same widths.
  expect((facts?.sampleWidth ?? 0) * sampleText.length).toBeCloseTo(62761, 0);
});

test("a font without letters has no width of texts", () => {
  const facts = readFont(readFileSync(join(assets, "signs.woff2")));
  expect(facts).toMatchObject({ sampleWidth: undefined, weights: undefined });
});

test("no beginning of a font, and no other file, is a font", () => {
  for (let length = 0; length < body.length; length += 7) expect(readFont(body.subarray(0, length))).toBeUndefined();
  expect(readFont(Buffer.from("wOF2".repeat(40)))).toBeUndefined();
});

test("a small file that unpacks to more than any font is none", () => {
  const packed = brotliCompressSync(Buffer.alloc(80 * 1024 * 1024), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 1 },
  });
  const bomb = Buffer.concat([body.subarray(0, 48), packed]);
  bomb.writeUInt16BE(0, 12);
  bomb.writeUInt32BE(packed.length, 20);
  expect(packed.length).toBeLessThan(100_000);
  expect(readFont(bomb)).toBeUndefined();
});
