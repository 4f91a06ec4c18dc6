import { moment } from "../app/first-render.ts";
import { type ReadonlySignal, signal } from "../react/signals.ts";

const secondMs = 1000;
const minuteMs = 60 * secondMs;

/** Changes when another period begins. No timer runs while nothing reads it. */
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

/** The minute it is. Whatever reads it follows. */
export const clock = {
  /** ISO text. */
  get value(): string {
    // Read only to subscribe: how often it ticked says nothing.
    minutes.value;
    return new Date(Math.floor(moment() / minuteMs) * minuteMs).toISOString();
  },
};

/** This moment, as ISO text in UTC; a binding that reads it follows the clock, every 1000 ms. */
export function dateRealtime(): string {
  // Read only to subscribe.
  seconds.value;
  return new Date(moment()).toISOString();
}
