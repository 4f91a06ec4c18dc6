import { expect, test } from "vitest";
import { examine } from "../compiler/compile.ts";
import { renderPretty, toRecords } from "../compiler/diagnostics/render.ts";
import { fileOf } from "./all-designs.ts";
import { cases } from "./depth.ts";

/** How often a mistake is in a design. Quadratic work would take minutes or hours at the larger number. */
export const count = cases(5000, 50_000);

const design = { formatVersion: 1, name: "caso", title: "Caso", languages: ["pt"], pages: { home: "inicio" } };
export const page = (children: unknown, more: object = {}) => ({
  id: "inicio",
  path: "",
  title: "Caso",
  sections: [{ id: "principal", children }],
  ...more,
});

export const many = <T>(make: (index: number) => T): T[] => Array.from({ length: count }, (_, index) => make(index));
export const map = (make: (index: number) => unknown) =>
  Object.fromEntries(many((index) => [`n${index}`, make(index)]));
export const texts = (props: (index: number) => unknown) =>
  many((index) => ({ id: `a${index}`, type: "text", ...own(props(index)) }));
const own = (props: unknown) => ({ props });
export const formulaOf = (formula: string) => page([{ id: "a", type: "text", props: { text: { formula } } }]);

export type Parts = Readonly<Record<string, unknown>>;

export const diagnosticsOf = (parts: Parts) => {
  const all: Parts = { "design.json": design, "pages/inicio.json": page([]), ...parts };
  const files = Object.entries(all).map(([path, json]) =>
    fileOf(path, typeof json === "string" ? json : JSON.stringify(json)),
  );
  return examine({ files, assets: [], icon: () => undefined, options: { designFolder: "design" } }).diagnostics;
};

/** What people read after the first hundred of one code. */
export const more = (all: number): string => `${(all - 100).toLocaleString("en")} more`;

export type Mistake = readonly [title: string, code: string, parts: Parts];

/** Tests that each mistake is reported as often as it is in its files. */
export function testRepeated(mistakes: readonly Mistake[]): void {
  test.each(mistakes)("%s", (_, code, parts) => {
    const diagnostics = diagnosticsOf(parts);
    expect(diagnostics.filter((each) => each.code === code)).toHaveLength(count);
    expect(toRecords(diagnostics)).toHaveLength(diagnostics.length);
    if (code !== "file/unknown")
      expect(renderPretty(diagnostics)).toContain(`\nand ${more(count)} \`${code}\` in this file\n`);
  });
}
