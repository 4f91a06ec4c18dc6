import type { FunctionType } from "./formula-types.ts";

/** The smallest and largest number of arguments that a function accepts. */
export interface ArgumentCounts {
  readonly least: number;
  readonly most: number;
}

/** Returns how many arguments a function of the design accepts. */
export const countsOf = ({ params, rest }: FunctionType): ArgumentCounts => ({
  least: params.filter((param) => !param.optional).length,
  most: rest ? Number.POSITIVE_INFINITY : params.length,
});

/** Formats the counts for messages: `1 argument`, `2 to 3 arguments`, `at least 1 argument`. */
export function countText({ least, most }: ArgumentCounts): string {
  const plural = (count: number) => (count === 1 ? "1 argument" : `${count} arguments`);
  if (most === Number.POSITIVE_INFINITY) return `at least ${plural(least)}`;
  return least === most ? plural(least) : `${least} to ${plural(most)}`;
}
