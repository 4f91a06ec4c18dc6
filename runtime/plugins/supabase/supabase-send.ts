import { loadCode } from "../../app/reload.ts";
import { throwIfCancelled, untilLeft } from "../../workflow/cancelled.ts";
import type { Run } from "../../workflow/workflow.ts";
import { requests } from "./supabase-rows.ts";
import type { Sending } from "./supabase-types.ts";

type Requests = Awaited<ReturnType<typeof requests>>;

/** Send the request of a step. A sent request is not undone; after the page was left its answer is ignored. */
export async function finish<T>(run: Run, send: (made: Requests) => Promise<T>): Promise<T> {
  throwIfCancelled(run.signal);
  return untilLeft(run.signal, requests().then(send));
}

/** The same for a write that must arrive, however long the connection is down. It continues after the page was left. */
export async function deliver<T>(
  run: Run,
  { resend }: Sending,
  send: (made: Requests) => Promise<T>,
): Promise<T | null> {
  if (!resend) return finish(run, send);
  throwIfCancelled(run.signal);
  const { runtime } = run.task;
  const work = async () => {
    const { untilAnswered } = await loadCode("resend", () => import("../request/resend.ts"));
    return untilAnswered(runtime, async () => send(await requests()));
  };
  return untilLeft(run.signal, work());
}
