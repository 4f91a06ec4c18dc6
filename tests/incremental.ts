import { expect } from "vitest";
import type { Compilation } from "../compiler/compile.ts";
import { renderPretty } from "../compiler/diagnostics/render.ts";
import { bytesOf } from "./all-designs.ts";

/** Expects a compilation that reused results to be the one that did not. */
export function expectEqual(incremental: Compilation, whole: Compilation): void {
  expect(renderPretty(incremental.diagnostics)).toBe(renderPretty(whole.diagnostics));
  expect(incremental.output === undefined).toBe(whole.output === undefined);
  expect(bytesOf(incremental)).toBe(bytesOf(whole));
  expect(originsOf(incremental)).toBe(originsOf(whole));
}

/** The origin of each line, as file and text, so that no line points into an older version. */
const originsOf = ({ output }: Compilation): string =>
  JSON.stringify(
    (output ?? []).map(({ path, origins }) => [
      path,
      origins.map((place) => place && [place.file.path, place.file.text.length, place.key]),
    ]),
  );
