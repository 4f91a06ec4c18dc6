import assert from "node:assert/strict";
import { after, test } from "node:test";
import { startBackend } from "./backend.mjs";

const { ask, stop } = await startBackend();
after(stop);

test("a task is created, changed and deleted", async () => {
  const { status, body } = await ask("/rest/v1/tasks", {
    method: "POST",
    body: { title: "Write a test" },
  });
  assert.equal(status, 201);
  assert.equal(body[0].is_done, false);
  const one = `/rest/v1/tasks?id=eq.${body[0].id}`;
  assert.equal(
    (await ask(one, { method: "PATCH", body: { is_done: true } })).body[0]
      .is_done,
    true,
  );
  await ask(one, { method: "DELETE" });
  assert.deepEqual((await ask(one)).body, []);
});

test("a task needs a title", async () => {
  assert.equal(
    (await ask("/rest/v1/tasks", { method: "POST", body: { title: "" } }))
      .status,
    400,
  );
});
