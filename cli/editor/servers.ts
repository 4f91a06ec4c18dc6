import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { rootAbove } from "../project/root.ts";

/** A command line that is installed, with the folders of the projects that use it. */
export interface Installation {
  readonly commandLine: string;
  readonly projects: readonly string[];
}

/**
 * Returns the installations that designs use, and the designs without one. Designs are the paths of their folders.
 *
 * The project's own version compiles its design, so only its errors are right.
 */
export function installationsOf(designs: readonly string[]): {
  readonly installed: readonly Installation[];
  readonly without: readonly string[];
} {
  const byCommandLine = new Map<string, Set<string>>();
  const without: string[] = [];
  for (const design of designs) {
    const project = rootAbove(design) ?? design;
    const commandLine = commandLineOf(project);
    if (commandLine === undefined) without.push(design);
    else byCommandLine.set(commandLine, (byCommandLine.get(commandLine) ?? new Set()).add(project));
  }
  const installed = Array.from(byCommandLine, ([commandLine, projects]) => ({ commandLine, projects: [...projects] }));
  return { installed, without };
}

/** The command line that a project has installed, in its folder or one above it. */
function commandLineOf(project: string): string | undefined {
  try {
    const manifest = createRequire(join(project, "package.json")).resolve("trama/package.json");
    return join(dirname(manifest), "dist/cli/main.js");
  } catch {
    return undefined;
  }
}
