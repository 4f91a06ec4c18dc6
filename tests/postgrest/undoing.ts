import type { Driver } from "../../cli/backend/database/engine/driver.ts";

/** Carries the result of a transaction out of it. */
class Undone extends Error {
  readonly result: unknown;
  constructor(result: unknown) {
    super("undone");
    this.result = result;
  }
}

/** A driver whose transactions are undone at their end, unless `isKept` says otherwise. */
export function undoing(driver: Driver, isKept: () => boolean = () => false): Driver {
  return {
    ...driver,
    async transaction<T>(work: Parameters<typeof driver.transaction<T>>[0]): Promise<T> {
      try {
        return await driver.transaction(async (transaction) => {
          const result = await work(transaction);
          await transaction.exec("set constraints all immediate");
          if (isKept()) return result;
          throw new Undone(result);
        });
      } catch (error) {
        if (error instanceof Undone) return error.result as T;
        throw error;
      }
    },
  };
}
