import { afterAll, beforeAll, describe } from "vitest";
import { checkConformance } from "./conformance/check.ts";
import { openEmbedded } from "./conformance/target.ts";
import { type PostgresServer, startPostgres } from "./postgres.ts";

/*
 * The same backend over a PostgreSQL server.
 */

let server: PostgresServer;

beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server?.stop());

describe("the conformance suite", () => {
  checkConformance(() => openEmbedded(server.createDatabase("conformance")), true);
});
