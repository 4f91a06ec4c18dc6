import { codeOf } from "../../error-code.ts";
import { actAs, type Identity } from "../auth/identity.ts";
import type { Driver, Statements } from "../database/engine/driver.ts";
import { report } from "../report.ts";

/** Uses of a channel, by the names in policies. */
export type Extension = (typeof extensions)[number];

const extensions = ["broadcast", "presence"] as const;

/** What a client may receive and send in a channel. */
export interface Access {
  readonly reads: ReadonlySet<Extension>;
  readonly writes: ReadonlySet<Extension>;
}

/** The access of everyone to a public channel. */
export const everything: Access = { reads: new Set(extensions), writes: new Set(extensions) };

/** Check the policies of `realtime.messages` for a client in a private channel, named without its prefix. */
export async function accessTo(driver: Driver, topic: string, identity: Identity): Promise<Access> {
  // No policy can match it: the database does not accept such a string.
  if (topic.includes("\0")) {
    return { reads: new Set(), writes: new Set() };
  }
  const become = async (transaction: Statements): Promise<void> => {
    await transaction.query("select set_config('realtime.topic', $1, true)", [topic]);
    await actAs(transaction, identity);
  };
  const reads = await tried(driver, async (transaction) => {
    for (const extension of extensions) {
      await transaction.query(insertSql, [topic, extension]);
    }
    await become(transaction);
    const { rows } = await transaction.query<{ extension: Extension }>(
      "select extension from realtime.messages where topic = $1",
      [topic],
    );
    return rows.map(({ extension }) => extension);
  });
  const writes = new Set<Extension>();
  for (const extension of extensions) {
    const written = await tried(driver, async (transaction) => {
      await become(transaction);
      await transaction.query(insertSql, [topic, extension]);
      return extension;
    });
    if (written) {
      writes.add(written);
    }
  }
  return { reads: new Set(reads), writes };
}

const insertSql = "insert into realtime.messages (topic, extension) values ($1, $2)";

/**
 * Returns the result of a trial, whose effects are rolled back; undefined where the database refused. A policy that
 * fails refuses.
 */
async function tried<T>(driver: Driver, trial: (transaction: Statements) => Promise<T>): Promise<T | undefined> {
  const undo = new Error("the trial is over");
  const found: T[] = [];
  try {
    await driver.transaction(async (transaction) => {
      found.push(await trial(transaction));
      throw undo;
    });
  } catch (error) {
    if (error !== undo && codeOf(error) !== insufficientPrivilege) {
      report("realtime:", error);
    }
  }
  return found[0];
}

const insufficientPrivilege = "42501";
