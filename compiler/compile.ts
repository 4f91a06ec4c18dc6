import { type InputFile, type Loaded, load } from "./1-load/load.ts";
import { type Validated, validate } from "./2-validate/validate.ts";
import type { OnFormula } from "./3-link/formula/link-formula.ts";
import { type Linked, link } from "./3-link/link.ts";
import { type Checked, check } from "./4-check/check.ts";
import { type Warned, warn } from "./4-check/rules/warn.ts";
import { lower } from "./5-lower/lower.ts";
import { type Emitted, emit, type OutputFile } from "./6-emit/emit.ts";
import { withoutAllowed } from "./diagnostics/allow.ts";
import type { Diagnostic } from "./diagnostics/diagnostic.ts";
import { once } from "./diagnostics/once.ts";
import { type Rules, withRules } from "./diagnostics/rules.ts";

export type { OutputFile } from "./6-emit/emit.ts";

/** A design as files, and what the compiler cannot find out itself. */
export interface CompileInput {
  readonly files: readonly InputFile[];
  /** Files under assets/, by their path in the design folder. */
  readonly assets: readonly string[];
  /** The names of the edge functions that stand with the design; absent when they stand elsewhere. */
  readonly edgeFunctions?: readonly string[] | undefined;
  /** The SVG text of an icon of the set. */
  readonly icon: (name: string) => string | undefined;
  readonly options: CompileOptions;
  /** Told after each phase, so that the caller, who has a clock, can say how long it took. */
  readonly onPhase?: ((phase: PhaseName) => void) | undefined;
  /** Told of every formula that is linked anew, with the names known at its place: what editors complete from. */
  readonly onFormula?: OnFormula | undefined;
}

export interface CompileOptions {
  /** Where the output imports `custom.*` from, relative to the output folder. */
  readonly customPath?: string;
  /** The design folder as headers name it, such as `designs/ola`. */
  readonly designFolder: string;
  /** What the project makes of warnings. */
  readonly rules?: Rules | undefined;
}

export type PhaseName = "load" | "validate" | "link" | "check" | "lower" | "emit";

/** All there is to tell of a design, and what the next examination of it can take over. */
export interface Examination {
  readonly name: string | undefined;
  readonly diagnostics: readonly Diagnostic[];
  readonly phases: ExaminedPhases;
}

/** What a compilation gives, and what the next one of the same design can take over. */
export interface Compilation extends Examination {
  /** Absent when the design is wrong. */
  readonly output: readonly OutputFile[] | undefined;
  readonly phases: Phases;
}

interface ExaminedPhases {
  readonly loaded: Loaded;
  readonly validated: Validated;
  readonly linked: Linked;
  readonly checked: Checked;
  readonly warned: Warned;
}

interface Phases extends ExaminedPhases {
  /** Of the last right design: lowered modules are printed one by one and not kept. */
  readonly emitted: Emitted | undefined;
}

/**
 * Compile a design. What did not change since `previous` is not done again; the result is the same as without it.
 *
 * All errors of all files are told in one run; output comes only from a design without errors.
 */
export function compile(input: CompileInput, previous?: Compilation): Compilation {
  const done = input.onPhase ?? (() => {});
  const examined = examine(input, previous);
  const { validated, checked } = examined.phases;
  const lowered = examined.diagnostics.every(isWarning) ? lower(validated.value, checked) : undefined;
  done("lower");
  const before = previous?.phases.emitted;
  const emitted = lowered ? emit(lowered, input.options.designFolder, before) : undefined;
  done("emit");
  return { ...examined, output: emitted?.files, phases: { ...examined.phases, emitted: emitted ?? before } };
}

/** Say everything that is wrong with a design, as `compile` does, and make nothing of it: the later phases tell nothing. */
export function examine(input: CompileInput, previous?: Examination): Examination {
  const before = previous?.phases;
  const done = input.onPhase ?? (() => {});
  const loaded = load(input.files, before?.loaded);
  done("load");
  const validated = validate(loaded, before?.validated);
  done("validate");
  const linked = link(validated.value, linkOptions(input), before?.linked);
  done("link");
  const checked = check(linked, before?.checked);
  const found = [...loaded.diagnostics, ...validated.diagnostics, ...linked.diagnostics, ...checked.diagnostics];
  const warned = warn(validated.value, checked, found.every(isWarning), before?.warned);
  done("check");
  return {
    name: validated.value.design?.json.name,
    diagnostics: withRules(withoutAllowed(once([...found, ...warned.diagnostics])), input.options.rules),
    phases: { loaded, validated, linked, checked, warned },
  };
}

const isWarning = ({ severity }: Diagnostic): boolean => severity === "warning";

const linkOptions = ({ assets, edgeFunctions, icon, options, onFormula }: CompileInput) => ({
  onFormula,
  assets: new Set(assets),
  edgeFunctions: edgeFunctions && new Set(edgeFunctions),
  icon,
  customPath: options.customPath,
});
