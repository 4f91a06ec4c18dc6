import type { Database } from "../database/engine/connection.ts";
import type { Queue } from "../database/engine/queue.ts";
import { report } from "../report.ts";
import type { Broadcast } from "./frames.ts";
import { broadcastsChannel, sendSql } from "./schema.ts";

/** A broadcast and its topic, named without its prefix. */
interface Sent extends Broadcast {
  readonly topic: string;
  readonly isPrivate: boolean;
}

interface Row {
  readonly topic: string;
  readonly event: string;
  readonly payload: unknown;
  readonly isPrivate: boolean;
}

/**
 * Deliver what `realtime.send` puts in `realtime.messages`, in order, once its transaction has committed.
 *
 * A delivered row is deleted; those that a stopped process left are dropped.
 */
export async function followBroadcasts(
  { driver }: Database,
  serial: Queue,
  deliver: (message: Sent) => void,
): Promise<void> {
  // A database from before this function gets it here.
  await driver.exec(`${sendSql} delete from realtime.messages;`);
  let isWaiting = false;
  const drain = (): void => {
    if (isWaiting) return;
    isWaiting = true;
    const turn = serial(async () => {
      isWaiting = false;
      const { rows } = await driver.query<Row>(
        `with sent as (delete from realtime.messages where event is not null
          returning topic, event, payload, private, place)
        select topic, event, payload, private as "isPrivate" from sent order by place`,
      );
      return rows;
    });
    turn.then(
      (rows) => {
        for (const { topic, event, payload, isPrivate } of rows) {
          deliver({ topic, isPrivate, event, body: Buffer.from(JSON.stringify(payload ?? {})), isJson: true });
        }
      },
      (error: unknown) => report("realtime:", error),
    );
  };
  await driver.listen(broadcastsChannel, drain);
}
