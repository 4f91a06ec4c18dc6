import { loadCode } from "../../app/reload.ts";
import type { OfChannel, SubscribeOptions } from "../../realtime/channel-types.ts";
import { throwIfCancelled, untilLeft } from "../../workflow/cancelled.ts";
import type { Run } from "../../workflow/workflow.ts";

const channels = () => loadCode("channels", () => import("../../realtime/channels.ts"));

/** Subscribe to a channel until the page is left. With `wait: true` resolves once live, and throws when refused. */
export async function supabaseSubscribe<Row = unknown, Key = unknown>(
  run: Run,
  options: SubscribeOptions<Row, Key>,
): Promise<void> {
  throwIfCancelled(run.signal);
  const live = (await untilLeft(run.signal, channels())).subscribe(run, options);
  if (options.wait) await untilLeft(run.signal, live);
}

/** Leave a channel. Throws when it is not open. */
export const supabaseUnsubscribe = async ({ task: { runtime } }: Run, { channel }: OfChannel): Promise<void> =>
  (await channels()).unsubscribe(runtime, channel ?? "");

/** Send a message to everyone in a channel, once there is a connection. Throws when the channel is not open. */
export const supabaseBroadcast = async (
  { signal, task: { runtime } }: Run,
  { channel, event, payload }: OfChannel & { readonly event: string | null | undefined; readonly payload?: unknown },
): Promise<void> =>
  untilLeft(
    signal,
    channels().then(({ broadcast }) => broadcast(runtime, channel ?? "", event ?? "", payload)),
  );

/** Set this visitor's presence state in a channel; null ends the presence. Throws when the channel is not open. */
export const supabaseSetPresence = async (
  { signal, task: { runtime } }: Run,
  { channel, state }: OfChannel & { readonly state?: unknown },
): Promise<void> =>
  untilLeft(
    signal,
    channels().then(({ setPresence }) => setPresence(runtime, channel ?? "", state)),
  );
