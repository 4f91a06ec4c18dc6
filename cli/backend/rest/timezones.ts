import type { Driver } from "../database/engine/driver.ts";
import type { RestRequest } from "./request/request.ts";

/** Returns a request without a time zone that the database does not know; it becomes an unknown preference. */
export type CheckTimezone = (request: RestRequest) => Promise<RestRequest>;

/** Check the time zones of requests. The database lists them slowly, so each answer is kept. */
export function timezoneCheck(driver: Driver): CheckTimezone {
  const known = new Map<string, boolean>();
  const isKnown = async (name: string): Promise<boolean> => {
    const found =
      known.get(name) ??
      (await driver.transaction(async (transaction) => {
        const rows = await transaction.queryTexts("select name from pg_timezone_names where name = $1", [name]);
        return rows.length > 0;
      }));
    if (known.size < maxKept) known.set(name, found);
    return found;
  };
  return async (request) => {
    const { timezone, ...rest } = request.preferences;
    if (timezone === undefined || (await isKnown(timezone))) return request;
    return { ...request, preferences: { ...rest, unknown: [...rest.unknown, `timezone=${timezone}`] } };
  };
}

const maxKept = 1000;
