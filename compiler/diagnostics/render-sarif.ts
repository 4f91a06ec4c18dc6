import { catalogue } from "./catalogue.ts";
import { type DiagnosticRecord, explain, type Position } from "./render.ts";

/** Options of the SARIF log. `version` is the version of this tool. */
export interface SarifOptions {
  readonly version?: string;
  /** The explanation of a code that is not of the compiler. */
  readonly explain?: ((code: string) => string | undefined) | undefined;
}

/**
 * Returns diagnostics as a SARIF 2.1.0 log, which code scanning services and editors read.
 *
 * Lines and columns start at 1, columns count UTF-16 units, ends are exclusive. Addresses are relative to the working
 * directory of the command. Source: https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html
 */
export function renderSarif(records: readonly DiagnosticRecord[], options: SarifOptions = {}): string {
  const codes = [...new Set(records.map(({ code }) => code))].sort();
  const log = {
    $schema: "https://json.schemastore.org/sarif-2.1.0.json",
    version: "2.1.0",
    runs: [
      {
        tool: {
          driver: {
            name: "trama",
            ...(options.version === undefined ? {} : { semanticVersion: options.version }),
            rules: codes.map((code) => ruleOf(code, options.explain)),
          },
        },
        columnKind: "utf16CodeUnits",
        results: records.map((record) => resultOf(record, codes.indexOf(record.code))),
      },
    ],
  };
  return `${JSON.stringify(log, null, 2)}\n`;
}

function ruleOf(code: string, explainOther: SarifOptions["explain"]) {
  const long = explain(code) ?? explainOther?.(code);
  // Codes that are not of the compiler are warnings, unless a project decides otherwise.
  const level = Object.entries(catalogue).find(([known]) => known === code)?.[1].severity ?? "warning";
  return {
    id: code,
    defaultConfiguration: { level },
    ...(long === undefined ? {} : { help: { text: long, markdown: long } }),
  };
}

function resultOf(record: DiagnosticRecord, ruleIndex: number) {
  const { code, severity, message, help, related } = record;
  return {
    ruleId: code,
    ruleIndex,
    level: severity,
    message: { text: withoutLinks(help === null ? message : `${message}\nhelp: ${help}`) },
    locations: [locationOf(record)],
    ...(related.length === 0
      ? {}
      : {
          relatedLocations: related.map((each, id) => ({
            id,
            message: { text: withoutLinks(each.message) },
            ...locationOf(each),
          })),
        }),
  };
}

/** Breaks `[text](address)` with an invisible space: services make links of it, and names of a design can be anything. */
const withoutLinks = (text: string): string => text.replaceAll("](", "]\u200b(");

interface Located {
  readonly file: string;
  readonly start: Position;
  readonly end: Position;
}

const locationOf = ({ file, start, end }: Located) => ({
  physicalLocation: {
    artifactLocation: { uri: uriOf(file) },
    region: {
      startLine: start.line,
      startColumn: start.column,
      endLine: end.line,
      endColumn: end.column,
      charOffset: start.offset,
      charLength: end.offset - start.offset,
    },
  },
});

/** Returns a path as a URI. Absolute paths have a scheme; lone surrogates become the replacement character. */
function uriOf(path: string): string {
  const segments = path
    .replace(/[\ud800-\udfff]/gu, "\ufffd")
    .split("/")
    .map(encodeURIComponent);
  if (path.startsWith("/")) return `file://${segments.join("/")}`;
  if (/^[A-Za-z]:\//.test(path)) return `file:///${[path.slice(0, 2), ...segments.slice(1)].join("/")}`;
  return segments.join("/");
}
