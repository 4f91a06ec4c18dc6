import { expect, test } from "vitest";
import type { Database } from "../../cli/backend/database/engine/connection.ts";
import { cacheSchema } from "../../cli/backend/rest/cache.ts";
import { createGate } from "../gate.ts";

test("what was read while the database changed is not kept", async () => {
  const gate = createGate();
  const catalogue = { relations: [], keys: [], functions: [], casts: [], handlers: [], origins: [], settings: [] };
  const kept = { get: () => gate.opened.then(() => JSON.stringify(catalogue)), set: async () => undefined };
  const database = { driver: { listen: async () => undefined }, catalogue: kept } as unknown as Database;
  const schema = cacheSchema(database, ["public"]);
  const reading = schema.read();
  schema.refresh();
  gate.open();
  expect(await reading).toBeDefined();
  expect(schema.known).toBeUndefined();
});
