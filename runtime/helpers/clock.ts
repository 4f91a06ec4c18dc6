import { moment } from "../first-render.ts";
import { signal } from "../signals.ts";

/** How often clock values change. */
const refreshMs = 1000;

let timer: ReturnType<typeof setInterval> | undefined;

// One timer for all that show the time. It runs only while something subscribes: the signal says when that begins and ends.
const clock = signal(0, {
  watched() {
    timer = setInterval(() => {
      clock.value++;
    }, refreshMs);
  },
  unwatched() {
    clearInterval(timer);
  },
});

/** This moment, as ISO text in UTC; a binding that reads it follows the clock, every 1000 ms. */
export function dateRealtime(): string {
  // Read for the sake of the subscription.
  clock.value;
  return new Date(moment()).toISOString();
}
