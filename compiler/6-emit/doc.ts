import { comment } from "../code.ts";
import type { Writer } from "./writer.ts";

/** Prints the design's own description of something as the doc comment before it. */
export function emitDoc(to: Writer, doc: string): void {
  const lines = comment(doc);
  if (lines.length === 1) {
    to.write(`/** ${lines[0]} */`);
    return to.end();
  }
  to.write("/**");
  to.end();
  for (const line of lines) {
    to.write(line === "" ? " *" : ` * ${line}`);
    to.end();
  }
  to.write(" */");
  to.end();
}
