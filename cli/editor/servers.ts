import { createRequire } from "node:module";
import { dirname, join } from "node:path";

/**
 * Returns the path of the command line that a project has installed, in its folder or one above it; undefined without.
 *
 * The project's own version compiles its design, so only its errors are right.
 */
export function commandLineOf(folder: string): string | undefined {
  try {
    const manifest = createRequire(join(folder, "package.json")).resolve("trama/package.json");
    return join(dirname(manifest), "dist/cli/main.js");
  } catch {
    return undefined;
  }
}
