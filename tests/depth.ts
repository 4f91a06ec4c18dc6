// How much the tests try. `npm test` has few random cases, the same in every run. `npm run test:deep` runs the files that
// import this module, with many cases and a new seed, and the files named `*.deep.test.ts`, which only it runs.

/** Whether this is `npm run test:deep`. */
export const isDeep = process.env.TRAMA_TEST_DEEP === "1";

/** The seed of all random tests; TRAMA_TEST_SEED repeats a run of `npm run test:deep`, which prints it. */
export const seed = Number(process.env.TRAMA_TEST_SEED ?? 1);

/** How many cases a test tries: few in `npm test`, many in `npm run test:deep`. */
export const cases = (few: number, many: number): number => (isDeep ? many : few);

/** A random number generator with the same sequence in every run of one seed. */
export function createRandom(): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Returns all cases, or in `npm test` every `step`-th from the `first`: neighbours are of the same kind. */
export const some = <T>(all: readonly T[], step: number, first = 0): readonly T[] =>
  isDeep ? all : all.filter((_, index) => index % step === first);
