import type { Diagnostic } from "../../compiler/diagnostics/diagnostic.ts";
import { renderJson, renderPretty } from "../../compiler/diagnostics/render.ts";
import { renderGithub } from "../../compiler/diagnostics/render-github.ts";
import { renderSarif } from "../../compiler/diagnostics/render-sarif.ts";
import manifest from "../../package.json" with { type: "json" };
import type { Io } from "../io.ts";
import type { Format } from "../project/formats.ts";

/** Options for reporting diagnostics, with the configuration's defaults applied. */
export interface ReportOptions {
  readonly format: Format;
  readonly maxWarnings?: number | undefined;
  /** The explanation of a code that is not of the compiler, for SARIF. */
  readonly explain?: ((code: string) => string | undefined) | undefined;
}

/**
 * Print diagnostics as the result of the command, and return its exit code.
 *
 * 1 with errors or more warnings than allowed, else 0. JSON and SARIF are printed even without diagnostics.
 */
export function report(io: Io, diagnostics: readonly Diagnostic[], folder: string, options: ReportOptions): 0 | 1 {
  const text = render(diagnostics, options, folder, io.color);
  if (text !== "") io.out(withNewline(text));
  const { maxWarnings = Number.POSITIVE_INFINITY } = options;
  const warningCount = diagnostics.filter(({ severity }) => severity === "warning").length;
  if (warningCount > maxWarnings) io.err(`too many warnings: ${warningCount}, at most ${maxWarnings} allowed\n`);
  return warningCount < diagnostics.length || warningCount > maxWarnings ? 1 : 0;
}

function render(
  diagnostics: readonly Diagnostic[],
  { format, explain }: ReportOptions,
  folder: string,
  color: boolean,
): string {
  switch (format) {
    case "json":
      return renderJson(diagnostics, { folder });
    case "sarif":
      return renderSarif(diagnostics, { folder, version: manifest.version, explain });
    case "github":
      return renderGithub(diagnostics, { folder });
    case "pretty":
      return diagnostics.length > 0 ? renderPretty(diagnostics, { color, folder }) : "";
  }
}

const withNewline = (text: string): string => (text.endsWith("\n") ? text : `${text}\n`);
