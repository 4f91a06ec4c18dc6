import { setFlagsFromString } from "node:v8";

/**
 * When V8 compiles a function for speed, by its major version: later than by default, which suits processes that last.
 * A command ends after a second or two, and up to a third of its processor time went to that compiler.
 */
const laterByVersion: ReadonlyMap<string, string> = new Map([
  ["11", "--interrupt-budget=500000"],
  ["12", "--invocation-count-for-turbofan=15000"],
  ["13", "--invocation-count-for-turbofan=15000"],
]);

/** What makes a command last, so that it gains from code that was compiled for speed. */
const lasting: ReadonlySet<string> = new Set(["dev", "serve", "lsp", "init", "--watch"]);

/** Sets how early V8 compiles functions for speed, for a call of the tool. Unknown versions keep their default. */
export function setOptimizer(args: readonly string[]): void {
  const flags = laterByVersion.get(process.versions.v8.split(".")[0] ?? "");
  if (flags !== undefined && !args.some((argument) => lasting.has(argument))) setFlagsFromString(flags);
}
