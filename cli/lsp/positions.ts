import type { Position, Range } from "vscode-languageserver";
import type { DiagnosticRecord } from "../../compiler/diagnostics/render.ts";

/** Converts offsets of a text to lines and columns of the protocol: from 0, columns in UTF-16 units. */
export class Lines {
  private readonly starts: readonly number[];

  constructor(private readonly text: string) {
    const starts = [0];
    for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1)) starts.push(at + 1);
    this.starts = starts;
  }

  position(offset: number): Position {
    let low = 0;
    let high = this.starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low, character: offset - (this.starts[low] ?? 0) };
  }

  range(start: number, end: number): Range {
    return { start: this.position(start), end: this.position(end) };
  }

  offset({ line, character }: Position): number {
    const start = this.starts[line] ?? this.text.length;
    const end = this.starts[line + 1] ?? this.text.length + 1;
    return Math.min(start + character, end - 1);
  }
}

type Place = Pick<DiagnosticRecord, "start" | "end">;

/** Converts a place, whose lines and columns start at 1, to a range. */
export const rangeOf = ({ start, end }: Place): Range => ({
  start: { line: start.line - 1, character: start.column - 1 },
  end: { line: end.line - 1, character: end.column - 1 },
});
