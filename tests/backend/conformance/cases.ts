import type { World } from "./target.ts";

/** One call through the client, and its result on every backend. */
export interface Case {
  readonly name: string;
  run(world: World): PromiseLike<unknown>;
  readonly gives: unknown;
  /** A known difference: the result on the embedded backend. */
  readonly embedded?: unknown;
}

/** The client's answer to a query, function or file. */
interface Answer {
  readonly data: unknown;
  readonly error: { readonly code?: string; readonly message: string } | null;
  readonly count?: number | null;
}

/** Returns the data, with the count if requested; for an error, its code. */
export async function told(asked: PromiseLike<Answer>): Promise<unknown> {
  const { data, error, count } = await asked;
  if (error) return { code: error.code ?? error.message };
  return typeof count === "number" ? { count, data } : data;
}

/** A case that queries the database and compares the data. */
export const asks = (name: string, ask: (world: World) => PromiseLike<Answer>, gives: unknown, embedded?: unknown) => ({
  name,
  run: (world: World) => told(ask(world)),
  gives,
  ...(embedded !== undefined && { embedded }),
});
