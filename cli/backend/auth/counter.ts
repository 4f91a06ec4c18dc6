/** Counts what somebody does, and says who has done too much of it for now. */
export interface Counter {
  /** The whole seconds that somebody has to wait; else nothing, and this counts, so that what comes at the same time does too. */
  count(who: string): number | undefined;
  /** Take back what somebody did last. */
  takeBack(who: string): void;
  /** Forget what somebody did. */
  forget(who: string): void;
}

/** How often something may be done within a time. */
export interface Allowance {
  readonly count: number;
  readonly windowMs: number;
}

/** Those who are remembered at once; the oldest give way. */
const rememberedCount = 10_000;

/** Count by name within a window that moves on; in memory only. */
export function createCounter({ count, windowMs }: Allowance): Counter {
  const known = new Map<string, readonly number[]>();
  return {
    count(who) {
      const nowMs = Date.now();
      const times = (known.get(who) ?? []).filter((atMs) => atMs > nowMs - windowMs);
      if (times.length >= count) {
        return Math.max(1, Math.ceil(((times[0] ?? 0) + windowMs - nowMs) / 1000));
      }
      known.delete(who);
      known.set(who, [...times, nowMs]);
      const [oldest] = known.keys();
      if (known.size > rememberedCount && oldest !== undefined) {
        known.delete(oldest);
      }
      return undefined;
    },
    takeBack: (who) => void known.set(who, known.get(who)?.slice(0, -1) ?? []),
    forget: (who) => void known.delete(who),
  };
}
