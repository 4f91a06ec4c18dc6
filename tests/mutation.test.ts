import fc from "fast-check";
import { expect, test } from "vitest";
import { compileCase } from "./all-designs.ts";
import { compiled } from "./compiled-designs.ts";
import { seed } from "./fuzz-seed.ts";
import { mutate, mutation } from "./mutations.ts";
import { expectSoundTelling } from "./sound-diagnostics.ts";

// In two halves, so that a slow machine ends each in time.
test.each([0, 1])(
  "thousands of design changes report the same with and without a previous compilation, half %i",
  (half) => {
    fc.assert(
      fc.property(
        fc.constantFrom(...compiled),
        fc.array(mutation, { minLength: 1, maxLength: 3 }),
        ([design, before], all) => {
          let { files } = design;
          for (const each of all) files = mutate(files, each);
          const { diagnostics, output } = compileCase(files, before);
          expectSoundTelling(diagnostics);
          expect(output === undefined).toBe(diagnostics.some(({ severity }) => severity === "error"));
        },
      ),
      { numRuns: 1500, seed: seed + half },
    );
  },
);
