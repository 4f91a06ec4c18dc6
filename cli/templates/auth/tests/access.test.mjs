import assert from "node:assert/strict";
import { after, test } from "node:test";
import { startBackend } from "./backend.mjs";

const { ask, stop } = await startBackend();
after(stop);

test("a visitor reads no profiles", async () => {
  assert.deepEqual((await ask("/rest/v1/profiles")).body, []);
});

test("a new user cannot sign in before the e-mail is confirmed", async () => {
  const body = { email: "ann@mail.example", password: "a long password", data: { name: "Ann" } };
  assert.equal((await ask("/auth/v1/signup", { method: "POST", body })).status, 200);
  const { status, body: refusal } = await ask("/auth/v1/token?grant_type=password", { method: "POST", body });
  assert.deepEqual([status, refusal.error_code], [400, "email_not_confirmed"]);
});
