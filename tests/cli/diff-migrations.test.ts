import { expect, test } from "vitest";
import { reviewOfMigration } from "./migrations-in-thread.ts";

test("the built tool compares databases in a thread", () => {
  const { code, out } = reviewOfMigration("alter policy ler on public.pedidos using (true);");
  expect(code).toBe(0);
  expect(out).toContain("! table pedidos: policy `ler`:");
  expect(out).toMatch(/! table pedidos: a signed-in user may now read \d+ of \d+ generated rows, and could not before/);
});

test("a migration that fails there is an error with its side", () => {
  const { code, err } = reviewOfMigration("alter policy outra on public.pedidos using (true);");
  expect([code, err]).toEqual([1, expect.stringMatching(/^error: head: .*20250102000000_second.*outra/s)]);
});
