import fc from "fast-check";
import { test } from "vitest";
import { allDesigns, compileCase } from "./all-designs.ts";
import { compilationOf } from "./compiled-designs.ts";
import { seed } from "./fuzz-seed.ts";
import { expectEqual } from "./incremental.ts";
import { mutate, mutation } from "./mutations.ts";

test("what is compiled with a previous compilation is what is compiled without", () => {
  const editable = allDesigns.filter(({ files }) => files.length > 0);
  const sequence = fc.array(mutation, { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(fc.nat(), sequence, (seed, edits) => {
      const design = editable[seed % editable.length];
      if (!design) return;
      const original = compilationOf(design.name);
      let previous = original;
      let { files } = design;
      for (const edit of edits) {
        // Edits of a broken design teach little: every second one starts from the valid design again.
        files = mutate(edit.spot % 2 === 0 ? design.files : files, edit);
        previous = compileCase(files, previous);
        expectEqual(previous, compileCase(files));
      }
      expectEqual(compileCase(design.files, previous), original);
    }),
    { numRuns: 80, seed },
  );
});
