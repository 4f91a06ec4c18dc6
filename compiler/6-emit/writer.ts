import type { Place } from "../span.ts";

const indentation = Array.from({ length: 64 }, (_, depth) => "  ".repeat(depth));

/** Collects lines of output, each with its place in the design. */
export class Writer {
  readonly lines: string[] = [];
  readonly origins: (Place | undefined)[] = [];
  private line = "";
  private origin: Place | undefined;
  private depth = 0;

  /** Appends to the current line. */
  write(text: string): void {
    this.line += text;
  }

  /** Sets the place that the current line comes from. */
  from(place: Place | undefined): void {
    this.origin = place;
  }

  /** Ends the line; the next one is indented `deeper` steps further. */
  end(deeper: -1 | 0 | 1 = 0): void {
    // A printed formula or type may have several lines, indented relative to the first.
    for (const line of this.line.includes("\n") ? this.line.split("\n") : [this.line]) this.push(line.trimEnd());
    this.line = "";
    this.origin = undefined;
    this.depth += deeper;
  }

  private push(line: string): void {
    this.lines.push(line === "" ? "" : (indentation[this.depth] ?? "  ".repeat(this.depth)) + line);
    this.origins.push(this.origin);
  }

  /** Reduces the indent before the next text: for the line that closes a block. */
  outdent(): void {
    this.depth -= 1;
  }

  /** Returns the whole text, with a line break at its end. */
  text(): string {
    return `${this.lines.join("\n")}\n`;
  }
}
