/**
 * Thrown into a run to end it: its page was left, another run replaced it, or the visitor chose to stay on the page
 * that the run was leaving.
 *
 * It is not an error: `onError` does not see it and it is not logged; `finally` still runs.
 */
class Cancelled extends Error {
  override readonly name = "Cancelled";
}

const cancelled = new Cancelled("the visitor left the page, or another run took its place");

/** Whether a thrown value only ends its run. */
export const isCancelled = (error: unknown): boolean => error instanceof Cancelled;

/** Thrown into a run that was leaving a page on which the visitor chose to stay. */
export const stayed: Error = new Cancelled("the visitor chose to stay");

/** Throw if the run of the signal is over. */
export function throwIfCancelled(signal: AbortSignal): void {
  if (signal.aborted) throw cancelled;
}

/**
 * Wait for work that a page started, unless the page is left first: then the late answer is dropped.
 *
 * The work itself is not undone. Pass `signal` to whatever can stop early.
 */
export async function untilLeft<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  throwIfCancelled(signal);
  let stop = (): void => {};
  const left = new Promise<never>((_, reject) => {
    stop = () => reject(cancelled);
    signal.addEventListener("abort", stop, { once: true });
  });
  try {
    return await Promise.race([work, left]);
  } finally {
    signal.removeEventListener("abort", stop);
  }
}
