/** Counts actions by name and refuses further ones over the limit. */
export interface Counter {
  /**
   * Returns the whole seconds to wait; otherwise undefined, and counts the action at once, so that concurrent actions
   * count too.
   */
  count(who: string): number | undefined;
  /** Take back the last action of a name. */
  takeBack(who: string): void;
  /** Forget all actions of a name. */
  forget(who: string): void;
}

/** How often an action is allowed within a time. */
export interface Allowance {
  readonly count: number;
  readonly windowMs: number;
}

/** How many names are remembered at once; the oldest are dropped. */
const rememberedCount = 10_000;

/** Count by name within a sliding window; in memory only. */
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
