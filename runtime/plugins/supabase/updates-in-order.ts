import type { Runtime } from "../../app/runtime.ts";

/** The last update of rows that has no answer yet, by what names the rows. */
class Updates {
  readonly last = new Map<string, Promise<unknown>>();
}

/**
 * Sends an update once the previous one of the same rows has its answer, whatever that is.
 *
 * Requests that are on their way together may arrive in another order: then the row would keep an older value than the
 * one that the visitor chose last. Updates of other rows do not wait.
 */
export async function inOrder<T>(runtime: Runtime, rows: unknown, send: () => Promise<T>): Promise<T> {
  const { last } = runtime.part(Updates);
  const key = JSON.stringify(rows);
  const before = last.get(key);
  const sent = before ? before.then(send, send) : send();
  last.set(key, sent);
  try {
    return await sent;
  } finally {
    if (last.get(key) === sent) last.delete(key);
  }
}
