import { expect, test } from "vitest";
import { qrModules, qrSvg } from "../designs/vendas/custom/qr.ts";

const picture = (text: string) =>
  qrModules(new TextEncoder().encode(text))?.map((row) => row.map((dark) => (dark ? "#" : ".")).join(""));

// Read back with an independent decoder when it was written.
test("a QR code has the modules of its text", () => {
  expect(picture("HELLO")).toMatchInlineSnapshot(`
    [
      "#######..###..#######",
      "#.....#.#.##..#.....#",
      "#.###.#...#...#.###.#",
      "#.###.#...##..#.###.#",
      "#.###.#.#.#.#.#.###.#",
      "#.....#..##.#.#.....#",
      "#######.#.#.#.#######",
      ".........#.##........",
      "#.#.#.#..#.#....#..#.",
      "#.#.#....##...#....#.",
      ".....##..##.#...#####",
      "#.#.##.#.##...#....#.",
      ".##..###.##.#.#.#.#..",
      "........#.##.#.#..##.",
      "#######....#.###..###",
      "#.....#...####.##....",
      "#.###.#.#.##.###..###",
      "#.###.#..#....##..##.",
      "#.###.#.#.#.#...#.#.#",
      "#.....#..##...#.#..#.",
      "#######.#.#.#.##..###",
    ]
  `);
});

test("a longer text takes a larger code, and one that fits none has no picture", () => {
  expect([10, 100, 500, 2331].map((length) => picture("x".repeat(length))?.length)).toEqual([21, 41, 85, 177]);
  expect(qrSvg("x".repeat(2332))).toBe("");
  expect(qrSvg("HELLO")).toMatch(/^<svg [^>]*viewBox="0 0 29 29"/);
});
