import type { Place } from "../span.ts";

const indentation = Array.from({ length: 64 }, (_, depth) => "  ".repeat(depth));

/** Gathers lines of output, each with the place of the design that it comes from. */
export class Writer {
  readonly lines: string[] = [];
  readonly origins: (Place | undefined)[] = [];
  private line = "";
  private origin: Place | undefined;
  private depth = 0;

  /** Add to the line that is being written. */
  write(text: string): void {
    this.line += text;
  }

  /** Say where the line that is being written comes from. */
  from(place: Place | undefined): void {
    this.origin = place;
  }

  /** End the line; the next one stands `deeper` steps further in. */
  end(deeper: -1 | 0 | 1 = 0): void {
    // A printed formula or type may bring several lines, indented against the first of them.
    for (const line of this.line.includes("\n") ? this.line.split("\n") : [this.line]) this.push(line.trimEnd());
    this.line = "";
    this.origin = undefined;
    this.depth += deeper;
  }

  private push(line: string): void {
    this.lines.push(line === "" ? "" : (indentation[this.depth] ?? "  ".repeat(this.depth)) + line);
    this.origins.push(this.origin);
  }

  /** Step out before the next text: for the line that closes a block. */
  outdent(): void {
    this.depth -= 1;
  }

  /** The whole text, with a line break at its end. */
  text(): string {
    return `${this.lines.join("\n")}\n`;
  }
}
