import { type InputFile, type Loaded, load } from "./1-load/load.ts";
import { type Validated, validate } from "./2-validate/validate.ts";
import { type Linked, link } from "./3-link/link.ts";
import { type Checked, check } from "./4-check/check.ts";
import { type Lowered, lower } from "./5-lower/lower.ts";
import type { OutputModule } from "./5-lower/types.ts";
import { emit, type OutputFile } from "./6-emit/emit.ts";
import { withoutAllowed } from "./diagnostics/allow.ts";
import type { Diagnostic } from "./diagnostics/diagnostic.ts";

export type { OutputFile } from "./6-emit/emit.ts";

/** A design as files, and what the compiler cannot find out itself. */
export interface CompileInput {
  readonly files: readonly InputFile[];
  /** Files under assets/, by their path in the design folder. */
  readonly assets: readonly string[];
  /** The SVG text of an icon of the set. */
  readonly icon: (name: string) => string | undefined;
  readonly options: CompileOptions;
}

export interface CompileOptions {
  /** Where the output imports `custom.*` from, relative to the output folder. */
  readonly customPath?: string;
  /** The design folder as headers name it, such as `designs/ola`. */
  readonly designFolder: string;
}

/** What a compilation gives, and what the next one of the same design can take over. */
export interface Compilation {
  readonly name: string | undefined;
  readonly diagnostics: readonly Diagnostic[];
  /** Absent when the design is wrong. */
  readonly output: readonly OutputFile[] | undefined;
  readonly phases: Phases;
}

interface Phases {
  readonly loaded: Loaded;
  readonly validated: Validated;
  readonly linked: Linked;
  readonly checked: Checked;
  readonly lowered: Lowered | undefined;
  readonly emitted: ReadonlyMap<OutputModule, OutputFile> | undefined;
}

/**
 * Compile a design. What did not change since `previous` is not done again; the result is the same as without it.
 *
 * All errors of all files are told in one run; output comes only from a design without errors.
 */
export function compile(input: CompileInput, previous?: Compilation): Compilation {
  const before = previous?.phases;
  const loaded = load(input.files, before?.loaded);
  const validated = validate(loaded, before?.validated);
  const linked = link(validated.value, linkOptions(input), before?.linked);
  const checked = check(linked, before?.checked);
  const diagnostics = withoutAllowed([
    ...loaded.diagnostics,
    ...validated.diagnostics,
    ...linked.diagnostics,
    ...checked.diagnostics,
  ]);
  const isRight = diagnostics.every((diagnostic) => diagnostic.severity !== "error");
  const lowered = isRight ? lower(validated.value, checked, before?.lowered) : before?.lowered;
  const emitted =
    isRight && lowered ? emit(lowered.modules, input.options.designFolder, before?.emitted) : before?.emitted;
  return {
    name: validated.value.design?.json.name,
    diagnostics,
    output: isRight && emitted ? [...emitted.values()] : undefined,
    phases: { loaded, validated, linked, checked, lowered, emitted },
  };
}

const linkOptions = ({ assets, icon, options }: CompileInput) => ({
  assets: new Set(assets),
  icon,
  customPath: options.customPath,
});
