import type { Io } from "../io.ts";
import type { Format } from "../project/formats.ts";
import { formatNear } from "../project/project.ts";
import { print } from "../report/report.ts";
import { type Choice, chooseDesigns } from "./choose-designs.ts";
import { runForDesigns, type SeveralOptions } from "./run-for-designs.ts";

export interface DesignsCall extends Choice {
  readonly format?: Format | undefined;
  /** Whether the command always prints diagnostics: without any, tools read an empty document. */
  readonly hasFormat: boolean;
}

/** Run a command about a design for several, with diagnostics in one format. Returns the worst exit code. */
export function runInDesigns(
  io: Io,
  { hasFormat, ...call }: DesignsCall,
  failed: SeveralOptions["failed"],
  run: (io: Io, design: string, format: Format) => number | Promise<number>,
): Promise<number> {
  const format = call.format ?? formatNear(io.cwd) ?? "pretty";
  const targets = chooseDesigns(io, call).map((name) => ({ name, run: (own: Io) => run(own, name, format) }));
  return runForDesigns(io, targets, {
    isForPeople: format === "pretty",
    printDocument(found) {
      if (hasFormat || found.length > 0) print(io, found, format);
    },
    skips: call.names.length === 0,
    failed,
  });
}
