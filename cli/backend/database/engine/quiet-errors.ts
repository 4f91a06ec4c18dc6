import { AsyncLocalStorage } from "node:async_hooks";
import { report } from "../../report.ts";

const held = new AsyncLocalStorage<(readonly unknown[])[]>();
let patched: typeof console.error | undefined;

/**
 * Run one request of the REST and auth services, whose library logs every refused statement to the console.
 *
 * A refusal is an answer, not a server error, so the log is shown only when the answer is a 5xx.
 */
export async function withQuietErrors(answer: () => Promise<Response>): Promise<Response> {
  patchConsole();
  const lines: (readonly unknown[])[] = [];
  const response = await held.run(lines, answer);
  if (response.status >= 500) {
    for (const line of lines) {
      report(...line);
    }
  }
  return response;
}

// Holds back only calls made during such a request; all others pass through.
function patchConsole(): void {
  if (console.error === patched) {
    return;
  }
  const write = console.error;
  patched = (...line: unknown[]) => {
    const lines = held.getStore();
    if (lines) {
      lines.push(line);
    } else {
      write.apply(console, line);
    }
  };
  console.error = patched;
}
