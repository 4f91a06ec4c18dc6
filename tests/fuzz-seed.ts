/** Random tests are the same in every run, so that what one finds can be found again; FUZZ_SEED tries other cases. */
export const seed = Number(process.env.FUZZ_SEED ?? 1);
