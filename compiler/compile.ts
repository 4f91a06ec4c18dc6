import { type InputFile, type Loaded, load } from "./1-load/load.ts";
import { type Validated, validate } from "./2-validate/validate.ts";
import type { OnFormula } from "./3-link/formula/link-formula.ts";
import { type Linked, link } from "./3-link/link.ts";
import { type Checked, check } from "./4-check/check.ts";
import { type Warned, warn } from "./4-check/rules/warn.ts";
import { lower } from "./5-lower/lower.ts";
import type { SiteDescription } from "./5-lower/site.ts";
import { type Emitted, emit, type OutputFile, type OutputImport } from "./6-emit/emit.ts";
import { withoutAllowed } from "./diagnostics/allow.ts";
import type { Diagnostic } from "./diagnostics/diagnostic.ts";
import { once } from "./diagnostics/once.ts";
import { type Rules, withRules } from "./diagnostics/rules.ts";
import type { FontFacts } from "./font-facts.ts";

export type { EmbedSource } from "./5-lower/embeds.ts";
export type { ShownAddresses } from "./5-lower/shown-addresses.ts";
export type { PageAddress } from "./5-lower/site.ts";
export type { OutputFile, OutputImport } from "./6-emit/emit.ts";

/** A design as files, plus what the compiler cannot find out itself. */
export interface CompileInput {
  readonly files: readonly InputFile[];
  /** Paths of the files under assets/, relative to the design folder. */
  readonly assets: readonly string[];
  /** Returns the text of a style sheet under assets/; undefined if it does not exist. */
  readonly styleSheet?: ((path: string) => string | undefined) | undefined;
  /** Describes a font under assets/; undefined if it does not exist, or is not in the format WOFF2. */
  readonly font?: ((path: string) => FontFacts | undefined) | undefined;
  /** The names of the design's edge functions; absent if they are in another repository. */
  readonly edgeFunctions?: readonly string[] | undefined;
  /** The names of the components in `custom/elements/`; absent if they are not known. */
  readonly ownElements?: readonly string[] | undefined;
  /** Returns the SVG text of an icon of the icon set. */
  readonly icon: (name: string) => string | undefined;
  readonly options: CompileOptions;
  /** Called after each phase, and after each part of the last two, so that the caller, who has a clock, can measure them. */
  readonly onPhase?: ((phase: PhaseName) => void) | undefined;
  /** Called for every formula that is linked again, with the names in its scope, which editors use for completion. */
  readonly onFormula?: OnFormula | undefined;
}

export interface CompileOptions {
  /** Where the output imports `custom.*` from, relative to the output folder. */
  readonly customPath?: string;
  /** Where the output imports the design's own routes from; absent without them. */
  readonly customRoutes?: string | undefined;
  /** Where the output imports own elements from: the folder `custom/elements`, relative to the output folder. */
  readonly ownElementsPath?: string;
  /** The design folder as file headers show it, such as `designs/ola`. */
  readonly designFolder: string;
  /** How the project treats warnings. */
  readonly rules?: Rules | undefined;
}

/** What bundling and serving an app takes, besides the text of its files. */
export interface SiteManifest extends SiteDescription {
  /** The imports of each file of the output, by its path. */
  readonly modules: ReadonlyMap<string, readonly OutputImport[]>;
}

export type PhaseName = "load" | "validate" | "link" | "check" | "lower" | "emit";

/** All diagnostics of a design, plus what the next examination of it can reuse. */
export interface Examination {
  readonly name: string | undefined;
  readonly diagnostics: readonly Diagnostic[];
  readonly phases: ExaminedPhases;
}

/** The result of a compilation, plus what the next compilation of the same design can reuse. */
export interface Compilation extends Examination {
  /** Absent if the design has errors, like the next. */
  readonly output: readonly OutputFile[] | undefined;
  /** Returns what bundling and serving the output takes; each call computes it. */
  readonly site: (() => SiteManifest) | undefined;
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
  /** From the last valid design. Lowered modules are printed one by one and not kept. */
  readonly emitted: Emitted | undefined;
}

/**
 * Compile a design. Reuses what did not change since `previous`; the result is the same as without it.
 *
 * Reports all errors of all files in one run. Only a design without errors has output.
 */
export function compile(input: CompileInput, previous?: Compilation): Compilation {
  const done = input.onPhase ?? (() => {});
  const examined = examine(input, previous);
  const { validated, checked } = examined.phases;
  const lowered = examined.diagnostics.every(isWarning) ? lower(validated.value, checked) : undefined;
  done("lower");
  const before = previous?.phases.emitted;
  const emitted = lowered ? emit(lowered.parts, input.options.designFolder, before, done) : undefined;
  done("emit");
  return {
    ...examined,
    output: emitted?.files,
    site:
      lowered &&
      emitted &&
      (() => ({ ...lowered.site(), modules: new Map(emitted.files.map(({ path, imports }) => [path, imports])) })),
    phases: { ...examined.phases, emitted: emitted ?? before },
  };
}

/** Report every problem of a design, as `compile` does, but produce no output: the later phases report nothing. */
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

const linkOptions = ({
  assets,
  styleSheet,
  font,
  edgeFunctions,
  ownElements,
  icon,
  options,
  onFormula,
}: CompileInput) => ({
  onFormula,
  assets: new Set(assets),
  styleSheet,
  font,
  edgeFunctions: edgeFunctions && new Set(edgeFunctions),
  ownComponents: ownElements && new Set(ownElements),
  ownElementsPath: options.ownElementsPath,
  icon,
  customPath: options.customPath,
  customRoutes: options.customRoutes,
});
