import type { LoweredPart } from "../5-lower/lower.ts";
import type { CodeModule, OutputModule } from "../5-lower/output-module.ts";
import { commentText } from "../code.ts";
import { type PrintedText, printed } from "../printed-text.ts";
import type { Place } from "../span.ts";
import { emitDeclaration } from "./declaration.ts";
import { emitImports } from "./imports.ts";
import { emitStylesheet } from "./stylesheet.ts";
import { Writer } from "./writer.ts";

/** A file of the output: its path, its text, and for each line its place in the design. */
export interface OutputFile {
  readonly path: string;
  readonly text: PrintedText;
  readonly origins: readonly (Place | undefined)[];
}

/** A printed file, with what it imports at once. */
interface EmittedFile extends OutputFile {
  readonly imports: readonly OutputImport[];
}

/** A name that a module of the output imports, and from where; `*` for all names of a module. */
export interface OutputImport {
  readonly name: string;
  readonly from: string;
}

/** The files of the output, sorted by path, and the files of each part for the next run. */
export interface Emitted {
  readonly files: readonly EmittedFile[];
  readonly parts: ReadonlyMap<object, EmittedPart>;
}

interface EmittedPart {
  readonly surroundings: string;
  readonly files: readonly EmittedFile[];
}

/**
 * Prints modules. Makes no decisions. A part that is unchanged since `previous` is neither lowered nor printed again.
 *
 * Parts are lowered and printed one by one; `onPart` is called where each of the two ends.
 */
export function emit(
  lowered: readonly LoweredPart[],
  designFolder: string,
  previous?: Emitted,
  onPart: (phase: "lower" | "emit") => void = () => {},
): Emitted {
  const parts = new Map<object, EmittedPart>();
  for (const { of, surroundings, modules } of lowered) {
    const known = previous?.parts.get(of);
    if (known?.surroundings === surroundings) {
      parts.set(of, known);
      continue;
    }
    const made = modules();
    onPart("lower");
    parts.set(of, { surroundings, files: made.map((module) => emitModule(module, designFolder)) });
    onPart("emit");
  }
  const files = [...parts.values()].flatMap((part) => part.files);
  return { files: files.sort((a, b) => (a.path < b.path ? -1 : 1)), parts };
}

function emitModule(module: OutputModule, designFolder: string): EmittedFile {
  const to = new Writer();
  const header = `@generated from ${commentText(`${designFolder}/${module.source}`)}. Do not edit.`;
  to.write(module.kind === "style" ? `/* ${header} */` : `// ${header}`);
  to.end();
  if (module.kind === "style") {
    emitStylesheet(to, module);
  } else {
    emitImports(to, module.imports, module.path);
    for (const declaration of module.declarations) {
      to.end();
      emitDeclaration(to, declaration);
    }
  }
  return {
    path: module.path,
    text: printed(to.text()),
    origins: to.origins,
    imports: module.kind === "style" ? [] : importsOf(module),
  };
}

/** The imports of a module that exist at run time. */
const importsOf = ({ imports }: CodeModule): readonly OutputImport[] =>
  [...imports].filter(({ isType }) => !isType).map(({ name, from, star }) => ({ name: star ? "*" : name, from }));
