import assert from "node:assert/strict";
import { after, test } from "node:test";
import { startBackend } from "./backend.mjs";

const { ask, stop } = await startBackend();
after(stop);

test("sales have a row for each month and product", async () => {
  const { body } = await ask("/rest/v1/sales_by_month?select=month,product");
  assert.equal(body.length, 36);
});

test("a visitor cannot add orders", async () => {
  const body = { product: "Tea", amount: 1, ordered_on: "2025-01-01" };
  assert.equal(
    (await ask("/rest/v1/orders", { method: "POST", body })).status,
    401,
  );
});
