import { moment } from "../app/first-render.ts";
import { type ReadonlySignal, signal } from "../react/signals.ts";

const secondMs = 1000;
const minuteMs = 60 * secondMs;

/** Returns a signal that changes with every period. No timer runs while it has no reader. */
function ticking(periodMs: number): ReadonlySignal<number> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const waitForNext = (): void => {
    timer = setTimeout(
      () => {
        ticks.value += 1;
        waitForNext();
      },
      periodMs - (Date.now() % periodMs),
    );
  };
  const ticks = signal(0, { watched: waitForNext, unwatched: () => clearTimeout(timer) });
  return ticks;
}

const seconds = ticking(secondMs);
const minutes = ticking(minuteMs);

/** The current minute. Readers update with it. */
export const clock = {
  /** An ISO string. */
  get value(): string {
    // Read only to subscribe; the number of ticks is irrelevant.
    minutes.value;
    return new Date(Math.floor(moment() / minuteMs) * minuteMs).toISOString();
  },
};

/** Returns the current moment, as an ISO string in UTC; a binding that reads it updates every 1000 ms. */
export function dateRealtime(): string {
  // Read only to subscribe.
  seconds.value;
  return new Date(moment()).toISOString();
}
