import fc from "fast-check";
import { expect, test } from "vitest";
import { compileCase } from "./all-designs.ts";
import { compiled } from "./compiled-designs.ts";
import { cases, seed } from "./depth.ts";
import { mutate, mutation } from "./mutations.ts";
import { expectSoundTelling } from "./sound-diagnostics.ts";

test("changes of designs have output or errors, with a previous compilation, and never an exception", () => {
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
    { numRuns: cases(300, 20_000), seed },
  );
});
