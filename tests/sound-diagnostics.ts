import { expect } from "vitest";
import type { Diagnostic } from "../compiler/diagnostics/diagnostic.ts";
import { renderPretty, toRecords } from "../compiler/diagnostics/render.ts";

/** Diagnostics can be rendered, are inside their file, and have no duplicates. */
export function expectSoundTelling(diagnostics: readonly Diagnostic[]): void {
  expect(renderPretty(diagnostics)).toBeTypeOf("string");
  const records = toRecords(diagnostics);
  const keys = records.map(({ message, file, start, end }) => `${message} ${file} ${start.offset} ${end.offset}`);
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  const lengths = new Map(diagnostics.map(({ place: { file } }) => [file.path, file.text.length]));
  for (const { file, start, end } of records) {
    expect(start.offset).toBeGreaterThanOrEqual(0);
    expect(end.offset).toBeLessThanOrEqual((lengths.get(file) ?? 0) + 1);
  }
}
