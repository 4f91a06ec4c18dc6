import fc from "fast-check";
import { expect, test } from "vitest";
import { ownElementOfPath, signaturesPath } from "../compiler/1-load/load.ts";
import { openText } from "../compiler/printed-text.ts";
import { allDesigns, bytesOf, compileCase, designs, type Files, type KnownDesign } from "./all-designs.ts";
import { compiled } from "./compiled-designs.ts";
import { cases, seed } from "./depth.ts";
import { mutate, mutation } from "./mutations.ts";
import { expectSoundTelling } from "./sound-diagnostics.ts";
import { type CheckedOutput, typeErrors } from "./type-check.ts";

/** Distinct outputs of changed designs that are still valid. Few come from the large ones: they take long to check. */
class Passing {
  readonly outputs: (CheckedOutput & { readonly isSigned: boolean; readonly isAdopted: boolean })[] = [];
  private readonly seen = new Set(Array.from(compiled.values(), bytesOf));
  private largeCount = 0;

  add(design: KnownDesign, files: Files, { output }: ReturnType<typeof compileCase>, bytes: string): void {
    if (!output || this.seen.has(bytes)) return;
    this.seen.add(bytes);
    if (output.length > 20 && this.largeCount++ >= 5) return;
    const signatures = design.files.find(({ path }) => path === signaturesPath);
    const isSigned = signatures !== undefined && files.includes(signatures);
    const schemas = design.files.filter(({ path }) => ownElementOfPath(path) !== undefined);
    const isAdopted = schemas.every((one) => files.includes(one));
    const name = `${this.outputs.length}-${design.name}`;
    this.outputs.push({ name, output, design: design.folder, isSigned, isAdopted });
  }

  /**
   * Whether an error is about a function or an element in `custom/` whose signature or schema is missing or outdated.
   * The compiler does not read that code, so only the type checker knows its types, and `trama check` reports it;
   * separate tests cover that.
   */
  isOfOwnCode(error: string): boolean {
    // Its types come from the tables, which a change may have renamed.
    if (/^[^/]+\/design\/custom\//.test(error)) return true;
    const [, name, path, line] = /^([^/]+)\/expected\/([^(]+)\((\d+),/.exec(error) ?? [];
    const one = this.outputs.find((output) => output.name === name);
    const file = one?.output.find((each) => each.path === path);
    const text = file ? openText(file.text) : "";
    const usesElements = path?.startsWith("elements/") || text.includes('from "../elements/');
    if (one?.isAdopted === false && usesElements) return true;
    return one?.isSigned === false && /\bcustom\.\w+[(,]/.test(text.split("\n")[Number(line) - 1] ?? "");
  }
}

interface Changed {
  readonly tried: readonly KnownDesign[];
  readonly numRuns: number;
  /** How many different outputs there are at least; few changes leave a large design valid. */
  readonly outputCount?: number;
}

/** Tests designs with one change each, or up to three in `npm run test:deep`: most changes leave no valid design. */
function testChanged(name: string, { tried, numRuns, outputCount = cases(1, 3) }: Changed): void {
  test(`${name} that is changed anywhere has diagnostics inside its files, each once, never an exception, or sound output`, () => {
    const passing = new Passing();
    fc.assert(
      fc.property(
        fc.constantFrom(...tried),
        fc.array(mutation, { minLength: 1, maxLength: cases(1, 3) }),
        (design, mutations) => {
          let { files } = design;
          for (const each of mutations) files = mutate(files, each);
          const compilation = compileCase(files);
          const { diagnostics } = compilation;
          expectSoundTelling(diagnostics);
          const again = compileCase(files, compilation);
          expect(again.diagnostics.length).toBe(diagnostics.length);
          expect(again.output).toEqual(compilation.output);
          passing.add(design, files, compilation, bytesOf(compilation));
        },
      ),
      { numRuns, seed },
    );
    expect(passing.outputs.length).toBeGreaterThanOrEqual(outputCount);
    expect(typeErrors(passing.outputs).filter((error) => !passing.isOfOwnCode(error))).toEqual([]);
  });
}

// More changes of small designs leave them valid.
testChanged("a design of a fixture", { tried: allDesigns, numRuns: cases(200, 2000) });
testChanged("a small design of its own", {
  tried: designs.filter(({ name }) => name !== "vendas"),
  numRuns: cases(60, 1500),
});
testChanged("the large design", {
  tried: designs.filter(({ name }) => name === "vendas"),
  numRuns: cases(3, 200),
  outputCount: 0,
});
