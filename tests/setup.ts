import { afterAll, vi } from "vitest";
import { endLeft } from "./clean-up.ts";

declare module "vitest" {
  interface TaskMeta {
    /** The processor time of a file in seconds, with its browser, database and child processes. */
    processorTime?: number;
  }
}

/** What `.ci/processor-time.mjs` exports. */
interface Meter {
  ProcessorTime: new () => { read(): number | undefined };
}

const { ProcessorTime }: Meter = await import("../.ci/processor-time.mjs" as string);
const used = new ProcessorTime();
const before = used.read();
const reading = setInterval(() => used.read(), 250).unref();

// Files share a worker: what one stubs or leaves running is not for the next.
// biome-ignore lint/correctness/noEmptyPattern: Vitest reads the pattern and refuses a name.
afterAll(async ({}, file) => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  await endLeft();
  clearInterval(reading);
  const after = used.read();
  if (before !== undefined && after !== undefined) file.meta.processorTime = after - before;
});
