import type { OutputModule } from "../5-lower/types.ts";
import type { Place } from "../span.ts";
import { emitDeclaration } from "./declaration.ts";
import { emitImports } from "./imports.ts";
import { emitStylesheet } from "./stylesheet.ts";
import { Writer } from "./writer.ts";

/** A file of the output: where it goes, its text, and for each line the place of the design that it comes from. */
export interface OutputFile {
  readonly path: string;
  readonly text: string;
  readonly origins: readonly (Place | undefined)[];
}

/** Print modules. Nothing is decided here; a module that was printed before is not printed again. */
export function emit(
  modules: readonly OutputModule[],
  designFolder: string,
  previous: ReadonlyMap<OutputModule, OutputFile> = new Map(),
): Map<OutputModule, OutputFile> {
  return new Map(modules.map((module) => [module, previous.get(module) ?? emitModule(module, designFolder)]));
}

function emitModule(module: OutputModule, designFolder: string): OutputFile {
  const to = new Writer();
  const header = `@generated from ${designFolder}/${module.source}. Do not edit.`;
  to.write(module.kind === "style" ? `/* ${header} */` : `// ${header}`);
  to.end();
  if (module.kind === "style") {
    emitStylesheet(to, module);
  } else {
    emitImports(to, module.imports, module.path.split("/")[0] ?? "");
    for (const declaration of module.declarations) {
      to.end();
      emitDeclaration(to, declaration);
    }
  }
  return { path: module.path, text: to.text(), origins: to.origins };
}
