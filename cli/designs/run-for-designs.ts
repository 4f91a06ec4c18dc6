import { summary } from "../../compiler/diagnostics/render.ts";
import { count, type Findings, type Io, NothingToDo } from "../io.ts";
import { visible } from "../review/render/outline.ts";

/** One of several designs that a command runs for. */
export interface Target {
  /** The folder of the design, formatted for display. */
  readonly name: string;
  run(io: Io): Result | Promise<Result>;
}

/** The exit code of a command, with what the summary says of it; default: the last line that the command printed. */
export type Result = number | { readonly code: number; readonly note: string };

export interface SeveralOptions {
  /** Whether people read the output; tools read one document. */
  readonly isForPeople: boolean;
  /** Prints the document for tools. */
  readonly printDocument: (found: readonly Findings[]) => void;
  /** Whether designs without what the command works on are left out: they were not named. */
  readonly skips: boolean;
  /** Reports what a command threw, and returns its exit code. */
  readonly failed: (error: unknown, io: Io) => number;
}

interface Outcome {
  readonly name: string;
  readonly state: "ok" | "failed" | "skipped" | "could not run";
  readonly code: number;
  readonly found: readonly Findings[];
  /** The last thing that the command itself said. */
  readonly note: string;
}

/**
 * Run a command for several designs, one after the other, and summarize. Returns the worst exit code.
 *
 * What fails for one design does not keep the others from running. The summary is on stderr where tools read stdout.
 */
export async function runForDesigns(io: Io, targets: readonly Target[], options: SeveralOptions): Promise<number> {
  const outcomes: Outcome[] = [];
  for (const target of targets) outcomes.push(await runOne(io, target, options));
  if (!options.isForPeople) options.printDocument(outcomes.flatMap(({ found }) => found));
  if (outcomes.length > 0) (options.isForPeople ? io.out : io.err)(told(outcomes));
  return Math.max(0, ...outcomes.map(({ code }) => code));
}

async function runOne(io: Io, { name, run }: Target, { isForPeople, skips, failed }: SeveralOptions): Promise<Outcome> {
  const found: Findings[] = [];
  const printed: string[] = [];
  const said: string[] = [];
  const listening: Io = {
    ...io,
    out(text) {
      printed.push(text);
      said.push(text);
    },
    err(text) {
      // Progress has no line end.
      if (text.endsWith("\n")) said.push(text);
      io.err(text);
    },
    take: (each) => found.push(each),
  };
  const done = await codeOf(() => run(listening), listening, { skips, failed });
  const ownLines = said
    .join("")
    .split("\n")
    .filter((line) => /^\S/.test(line));
  const diagnostics = found.flatMap((each) => each.diagnostics);
  const text = printed.join("");
  // The summary repeats the only line of a design that is right.
  const isSaid = isForPeople && done.code === 0 && diagnostics.length === 0 && text.split("\n").length <= 2;
  if (!isSaid && text !== "") io.out(isForPeople ? `${text}\n` : text);
  const note = diagnostics.length > 0 ? summary(diagnostics) : (ownLines.at(-1) ?? "").replace(/^error: /, "");
  return { name, found, ...done, note: done.note ?? note };
}

async function codeOf(
  run: () => Result | Promise<Result>,
  io: Io,
  { skips, failed }: Pick<SeveralOptions, "skips" | "failed">,
): Promise<Pick<Outcome, "code" | "state"> & { readonly note?: string }> {
  try {
    const result = await run();
    const { code, note } = typeof result === "number" ? { code: result, note: undefined } : result;
    return { code, state: code === 0 ? "ok" : "failed", ...(note !== undefined && { note }) };
  } catch (error) {
    if (skips && error instanceof NothingToDo) return { code: 0, state: "skipped", note: error.message };
    const code = failed(error, io);
    const [note = ""] = (error instanceof Error ? error.message : String(error)).split("\n", 1);
    return { code, state: code === 1 ? "failed" : "could not run", note };
  }
}

/** The summary: how many designs there are of each state, and a line for each design. */
function told(outcomes: readonly Outcome[]): string {
  const states = (["ok", "failed", "could not run", "skipped"] as const).flatMap((state) => {
    const { length } = outcomes.filter((outcome) => outcome.state === state);
    return length === 0 ? [] : [`${length} ${state}`];
  });
  const width = (texts: readonly string[]): number => Math.max(...texts.map(({ length }) => length));
  const nameWidth = width(outcomes.map(({ name }) => name));
  const stateWidth = width(outcomes.map(({ state }) => state));
  const lines = outcomes.map(({ name, state, note }) =>
    visible(`  ${name.padEnd(nameWidth)}  ${state.padEnd(stateWidth)}  ${note}`).trimEnd(),
  );
  return `${count(outcomes.length, "design")}: ${states.join(", ")}\n${lines.join("\n")}\n`;
}
