import type { Diagnostic } from "../../compiler/diagnostics/diagnostic.ts";
import { renderJson, renderPretty, toRecords } from "../../compiler/diagnostics/render.ts";
import { renderGithub } from "../../compiler/diagnostics/render-github.ts";
import { renderSarif } from "../../compiler/diagnostics/render-sarif.ts";
import manifest from "../../package.json" with { type: "json" };
import type { Findings, Io } from "../io.ts";
import type { Format } from "../project/formats.ts";

/** Options for reporting diagnostics, with the configuration's defaults applied. */
export interface ReportOptions {
  readonly format: Format;
  readonly maxWarnings?: number | undefined;
  /** The explanation of a code that is not of the compiler, for SARIF. */
  readonly explain?: Findings["explain"];
}

/**
 * Print diagnostics as the result of the command, and return its exit code.
 *
 * 1 with errors or more warnings than allowed, else 0. JSON and SARIF are printed even without diagnostics.
 */
export function report(io: Io, diagnostics: readonly Diagnostic[], folder: string, options: ReportOptions): 0 | 1 {
  const { format, explain, maxWarnings = Number.POSITIVE_INFINITY } = options;
  const found = { diagnostics, folder, explain };
  if (io.take) io.take(found);
  if (!io.take || format === "pretty") print(io, [found], format);
  const warningCount = diagnostics.filter(({ severity }) => severity === "warning").length;
  if (warningCount > maxWarnings) io.err(`too many warnings: ${warningCount}, at most ${maxWarnings} allowed\n`);
  return warningCount < diagnostics.length || warningCount > maxWarnings ? 1 : 0;
}

/** Print the diagnostics of one or several designs; for tools, as one document. */
export function print(io: Io, found: readonly Findings[], format: Format): void {
  const text = render(found, format, io.color);
  if (text !== "") io.out(withNewline(text));
}

function render(found: readonly Findings[], format: Format, color: boolean): string {
  const records = () => found.flatMap(({ diagnostics, folder }) => toRecords(diagnostics, folder));
  const explain = (code: string) => found.map((each) => each.explain?.(code)).find((text) => text !== undefined);
  switch (format) {
    case "json":
      return renderJson(records());
    case "sarif":
      return renderSarif(records(), { version: manifest.version, explain });
    case "github":
      return renderGithub(records());
    case "pretty":
      return found.map(({ diagnostics, folder }) => renderPretty(diagnostics, { color, folder })).join("");
  }
}

const withNewline = (text: string): string => (text.endsWith("\n") ? text : `${text}\n`);
