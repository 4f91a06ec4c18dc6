import type { Diagnostic } from "../compiler/diagnostics/diagnostic.ts";

/**
 * A command's access to the terminal and its working directory; passed in, so that tests can call a command in-process.
 */
export interface Io {
  readonly cwd: string;
  /** Prints the result of the command; `again` is what a repetition prints that finds nothing changed. */
  out(text: string, again?: string): void;
  /** Prints everything else: progress, notes. */
  err(text: string): void;
  readonly color: boolean;
  /** Whether progress may be shown: on a terminal, and never in CI. */
  readonly progress: boolean;
  /** Takes the diagnostics that a command reports, when it runs for several designs: their result is one document. */
  readonly take?: (found: Findings) => void;
  /** Takes the absolute paths of files outside of the design and its output on which the result depends. */
  readonly uses?: (files: readonly string[]) => void;
}

/** Diagnostics of a design. */
export interface Findings {
  readonly diagnostics: readonly Diagnostic[];
  /** The folder of the design, formatted for display. */
  readonly folder: string;
  /** The explanation of a code that is not of the compiler. */
  readonly explain?: ((code: string) => string | undefined) | undefined;
}

/** Thrown when the command line is wrong rather than the design: exit code 2. */
export class CallError extends Error {
  readonly help: string | undefined;

  constructor(message: string, help?: string) {
    super(message);
    this.help = help;
  }
}

/** Thrown when a design does not have what the command works on. Among designs that were not named, it is skipped. */
export class NothingToDo extends CallError {}

/** The lines that report an error of the command line. */
export const toldCall = ({ message, help }: { readonly message: string; readonly help?: string | undefined }): string =>
  `error: ${message}\n${help === undefined ? "" : `  help: ${help}\n`}`;

/** Thrown when the disk refuses an operation, or the design cannot be read: exit code 1. */
export class ReadError extends Error {}

/** Returns the terminal of this process. Respects `NO_COLOR` and `FORCE_COLOR`. */
export function processIo(): Io {
  const { NO_COLOR, FORCE_COLOR, CI } = process.env;
  const forced = FORCE_COLOR === undefined ? undefined : FORCE_COLOR !== "0" && FORCE_COLOR !== "false";
  return {
    cwd: process.cwd(),
    out: (text) => void process.stdout.write(text),
    err: (text) => void process.stderr.write(text),
    color: forced ?? (Boolean(process.stdout.isTTY) && !NO_COLOR),
    progress: Boolean(process.stderr.isTTY) && !CI,
  };
}

const progressDelayMs = 300;

/** Run `work` and show `title` on stderr if it takes longer than a moment. */
export async function withProgress<T>(io: Io, title: string, work: () => Promise<T>): Promise<T> {
  if (!io.progress) return work();
  let isShown = false;
  const timer = setTimeout(() => {
    isShown = true;
    io.err(`${title} …`);
  }, progressDelayMs);
  try {
    return await work();
  } finally {
    clearTimeout(timer);
    if (isShown) io.err("\r\x1b[2K");
  }
}

/** Formats a count: `1 file`, `2 files`. */
export const count = (n: number, noun: string): string => `${n} ${noun}${n === 1 ? "" : "s"}`;
