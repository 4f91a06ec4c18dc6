import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Compilation } from "../compiler/compile.ts";
import { openText } from "../compiler/printed-text.ts";

export interface CheckedOutput {
  readonly name: string;
  readonly output: NonNullable<Compilation["output"]>;
  /** The design folder, if it has custom functions. */
  readonly design?: string | undefined;
}

const root = join(import.meta.dirname, "..");
const typescript = createRequire(import.meta.url).resolve("typescript/package.json");

/** Type-check outputs in one TypeScript program, as strictly as our own code. Returns the lines of its errors. */
export function typeErrors(outputs: readonly CheckedOutput[]): readonly string[] {
  mkdirSync(join(root, ".trama"), { recursive: true });
  const folder = mkdtempSync(join(root, ".trama/types-"));
  try {
    for (const { name, output, design } of outputs) {
      for (const { path, text } of output) {
        const file = join(folder, name, "expected", path);
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, openText(text));
      }
      const custom = join(design ?? "", "custom");
      if (design !== undefined && existsSync(custom))
        cpSync(custom, join(folder, name, "design/custom"), { recursive: true });
    }
    // What a formula reads only under a condition that is decided is declared, and not read.
    const settings = { noUnusedLocals: false, noUnusedParameters: false, noPropertyAccessFromIndexSignature: true };
    const config = {
      extends: "../../tsconfig.json",
      compilerOptions: { types: ["node"], ...settings },
      include: ["."],
    };
    writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(config));
    return run(folder).filter((line) => /^[^.(][^(]*\(\d+,\d+\): error /.test(line));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function run(folder: string): readonly string[] {
  const program = join(dirname(typescript), "bin/tsc");
  try {
    execFileSync(process.execPath, [program, "-p", "tsconfig.json", "--pretty", "false"], {
      cwd: folder,
      encoding: "utf8",
    });
    return [];
  } catch (error) {
    if (error instanceof Error && "stdout" in error && typeof error.stdout === "string" && error.stdout !== "")
      return error.stdout.split("\n");
    throw error;
  }
}
