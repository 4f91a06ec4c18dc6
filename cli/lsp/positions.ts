import type { Range } from "vscode-languageserver";
import type { TextDocument } from "vscode-languageserver-textdocument";
import type { DiagnosticRecord } from "../../compiler/diagnostics/render.ts";

/** Converts two offsets of a document to a range. */
export const rangeIn = (document: TextDocument, start: number, end: number): Range => ({
  start: document.positionAt(start),
  end: document.positionAt(end),
});

type Place = Pick<DiagnosticRecord, "start" | "end">;

/** Converts a place, whose lines and columns start at 1, to a range. */
export const rangeOf = ({ start, end }: Place): Range => ({
  start: { line: start.line - 1, character: start.column - 1 },
  end: { line: end.line - 1, character: end.column - 1 },
});
