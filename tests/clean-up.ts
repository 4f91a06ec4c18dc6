import { onTestFinished, TestRunner } from "vitest";

const left: (() => unknown)[] = [];

/** Run `end` when the current test ends, or with the file outside of tests, as in `beforeAll`. */
export function cleanUp(end: () => unknown): void {
  if (TestRunner.getCurrentTest()) onTestFinished(async () => void (await end()));
  else cleanUpWithFile(end);
}

/** Run `end` when the file ends. */
export function cleanUpWithFile(end: () => unknown): void {
  left.push(end);
}

/** End what was started outside of tests, the last one first. */
export async function endLeft(): Promise<void> {
  for (let end = left.pop(); end; end = left.pop()) await end();
}
