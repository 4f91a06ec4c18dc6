import type { Diagnostic } from "../compiler/diagnostics/diagnostic.ts";
import { renderJson, renderPretty } from "../compiler/diagnostics/render.ts";
import type { Io } from "./io.ts";

/** How a command is asked to tell diagnostics, after the defaults of the configuration. */
export interface ReportOptions {
  readonly format: "pretty" | "json";
  readonly maxWarnings?: number | undefined;
}

/**
 * Print diagnostics as the result of the command, and give its exit code.
 *
 * 1 with errors or more warnings than allowed, else 0. JSON is printed even when there is nothing to say.
 */
export function report(io: Io, diagnostics: readonly Diagnostic[], folder: string, options: ReportOptions): 0 | 1 {
  if (options.format === "json") io.out(withNewline(renderJson(diagnostics, { folder })));
  else if (diagnostics.length > 0) io.out(withNewline(renderPretty(diagnostics, { color: io.color, folder })));
  return exitCodeOf(diagnostics, options.maxWarnings);
}

function exitCodeOf(diagnostics: readonly Diagnostic[], maxWarnings = Number.POSITIVE_INFINITY): 0 | 1 {
  const warningCount = diagnostics.filter(({ severity }) => severity === "warning").length;
  return warningCount < diagnostics.length || warningCount > maxWarnings ? 1 : 0;
}

const withNewline = (text: string): string => (text.endsWith("\n") ? text : `${text}\n`);
