import { afterAll, vi } from "vitest";
import { endLeft } from "./clean-up.ts";

// Files share a worker: what one stubs or leaves running is not for the next.
afterAll(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  await endLeft();
});
