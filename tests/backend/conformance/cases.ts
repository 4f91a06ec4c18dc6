import type { World } from "./target.ts";

/** One call through the client, and what it gives on every backend. */
export interface Case {
  readonly name: string;
  run(world: World): PromiseLike<unknown>;
  readonly gives: unknown;
  /** A known difference: what the embedded backend gives instead. */
  readonly embedded?: unknown;
}

/** What the client tells of a query, function or file. */
interface Answer {
  readonly data: unknown;
  readonly error: { readonly code?: string; readonly message: string } | null;
  readonly count?: number | null;
}

/** The data, with the count where one was asked for; of an error its code. */
export async function told(asked: PromiseLike<Answer>): Promise<unknown> {
  const { data, error, count } = await asked;
  if (error) return { code: error.code ?? error.message };
  return typeof count === "number" ? { count, data } : data;
}

/** A case that asks something of the database and looks at its data. */
export const asks = (name: string, ask: (world: World) => PromiseLike<Answer>, gives: unknown, embedded?: unknown) => ({
  name,
  run: (world: World) => told(ask(world)),
  gives,
  ...(embedded !== undefined && { embedded }),
});
