import type { DiagnosticRecord } from "./render.ts";

/**
 * Returns diagnostics as workflow commands of GitHub Actions, one per line. Each becomes an annotation of the changed
 * file.
 *
 * Source: https://docs.github.com/en/actions/reference/workflow-commands-for-github-actions
 */
export const renderGithub = (records: readonly DiagnosticRecord[]): string =>
  records.map((record) => `${commandOf(record)}\n`).join("");

function commandOf(record: DiagnosticRecord): string {
  const { severity, code, message, help, related } = record;
  const text = [
    message,
    ...related.map((each) => `${each.message}: ${each.file}:${each.start.line}:${each.start.column}`),
    ...(help === null ? [] : [`help: ${help}`]),
  ].join("\n");
  const properties = Object.entries({ ...regionOf(record), title: code });
  return `::${severity} ${properties.map(([name, value]) => `${name}=${inProperty(String(value))}`).join(",")}::${inMessage(text)}`;
}

/** Returns the range of an annotation. Over several lines it has no columns; the end column is inclusive. */
function regionOf({ file, start, end }: DiagnosticRecord) {
  if (start.line !== end.line) return { file, line: start.line, endLine: end.line };
  const endColumn = Math.max(start.column, end.column - 1);
  return { file, line: start.line, endLine: end.line, col: start.column, endColumn };
}

const inMessage = (text: string): string => text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");

const inProperty = (text: string): string => inMessage(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
