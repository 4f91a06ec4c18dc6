import { AsyncLocalStorage } from "node:async_hooks";
import { report } from "../report.ts";

const held = new AsyncLocalStorage<(readonly unknown[])[]>();
let patched: typeof console.error | undefined;

/**
 * Run one request of the REST and auth services, whose library writes every refused statement to the console.
 *
 * A refusal is an answer, not a fault of the server: what was written is shown only when the answer is a 5xx.
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

// Only calls made while such a request runs are held back; all others go through untouched. Whatever else took the place
// of `console.error` since the last request is wrapped anew.
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
