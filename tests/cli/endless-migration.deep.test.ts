import { expect, test } from "vitest";
import { reviewOfMigration } from "./migrations-in-thread.ts";

test("a migration without end ends the comparison of the databases, and is marked", () => {
  const { code, out } = reviewOfMigration("do $$ begin loop end loop; end $$;");
  expect(code).toBe(0);
  expect(out).toContain(
    "! the databases are not compared: their migrations take longer than two minutes [not compared]",
  );
});
