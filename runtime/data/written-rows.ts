import type { Run } from "../workflow/workflow.ts";
import { Collections, type WrittenRows } from "./collections.ts";

/** Apply rows that a step wrote to a table to all collections of that table; resolves when all are updated. */
export async function mergeWritten({ task: { runtime } }: Run, table: string, written: WrittenRows): Promise<void> {
  const { fetched } = runtime.part(Collections);
  if (written.rows.length > 0) await Promise.all([...fetched].map((one) => one.merge(runtime, table, written)));
}
