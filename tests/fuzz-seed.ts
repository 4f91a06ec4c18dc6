/** Random tests are the same in every run, so that failures can be reproduced; FUZZ_SEED tries other cases. */
export const seed = Number(process.env.FUZZ_SEED ?? 1);

/** A random number generator with the same sequence in every run. */
export function createRandom(): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
