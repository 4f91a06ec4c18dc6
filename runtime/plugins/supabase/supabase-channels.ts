import type { OfChannel, SubscribeOptions } from "../../realtime/channel-types.ts";
import { throwIfCancelled, untilLeft } from "../../workflow/cancelled.ts";
import type { Run } from "../../workflow/workflow.ts";

const channels = () => import("../../realtime/channels.ts");

/** Listen to a channel until the page is left. With `wait: true` ends once it is live, and throws when it is refused. */
export async function supabaseSubscribe<Row = unknown, Key = unknown>(
  run: Run,
  options: SubscribeOptions<Row, Key>,
): Promise<void> {
  throwIfCancelled(run.signal);
  const live = (await untilLeft(run.signal, channels())).subscribe(run, options);
  if (options.wait) await untilLeft(run.signal, live);
}

/** Leave a channel. Throws when it is not open. */
export const supabaseUnsubscribe = async (_run: Run, { channel }: OfChannel): Promise<void> =>
  (await channels()).unsubscribe(channel ?? "");

/** Tell everyone who listens to a channel, once there is a connection. Throws when the channel is not open. */
export const supabaseBroadcast = async (
  { signal }: Run,
  { channel, event, payload }: OfChannel & { readonly event: string | null | undefined; readonly payload?: unknown },
): Promise<void> =>
  untilLeft(
    signal,
    channels().then(({ broadcast }) => broadcast(channel ?? "", event ?? "", payload)),
  );

/** Say what this visitor does in a channel; nothing is no longer being there. Throws when the channel is not open. */
export const supabaseSetPresence = async (
  { signal }: Run,
  { channel, state }: OfChannel & { readonly state?: unknown },
): Promise<void> =>
  untilLeft(
    signal,
    channels().then(({ setPresence }) => setPresence(channel ?? "", state)),
  );
