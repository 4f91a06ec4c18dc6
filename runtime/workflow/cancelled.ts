/**
 * Thrown into a run whose page the visitor has left or whose place another run has taken, so that nothing of it goes on;
 * and into one that wanted to leave a page on which the visitor chose to stay.
 *
 * It is not an error: no `onError` sees it and no log line tells of it; `finally` still runs.
 */
class Cancelled extends Error {
  override readonly name = "Cancelled";
}

const cancelled = new Cancelled("the visitor left the page, or another run took its place");

/** Whether something thrown only says that its run ends here. */
export const isCancelled = (error: unknown): boolean => error instanceof Cancelled;

/** What a run is thrown that wanted to leave a page on which the visitor chose to stay. */
export const stayed: Error = new Cancelled("the visitor chose to stay");

/** Stop here when the run of the signal is over. */
export function throwIfCancelled(signal: AbortSignal): void {
  if (signal.aborted) throw cancelled;
}

/**
 * Wait for work that a page started, unless the page is left meanwhile: then its late answer is dropped.
 *
 * The work itself is not undone. `signal` is also given to whatever can stop early.
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
