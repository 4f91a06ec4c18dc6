import assert from "node:assert/strict";
import { after, test } from "node:test";
import { startBackend } from "./backend.mjs";

const { ask, mails, stop } = await startBackend();
after(stop);

const password = "a long password";

const signUp = (email, name) =>
  ask("/auth/v1/signup", {
    method: "POST",
    body: { email, password, data: { name } },
  });

/** Returns the id of a new user, and the headers of their requests. */
async function person(email, name) {
  await signUp(email, name);
  const [, token] = /code: (\d+)/.exec(await mails());
  const { body } = await ask("/auth/v1/verify", {
    method: "POST",
    body: { type: "signup", email, token },
  });
  return {
    id: body.user.id,
    headers: { authorization: `Bearer ${body.access_token}` },
  };
}

test("a visitor reads no profiles", async () => {
  assert.deepEqual((await ask("/rest/v1/profiles")).body, []);
});

test("a new user cannot sign in before the e-mail is confirmed", async () => {
  const email = "eve@mail.example";
  assert.equal((await signUp(email, "Eve")).status, 200);
  const { status, body } = await ask("/auth/v1/token?grant_type=password", {
    method: "POST",
    body: { email, password },
  });
  assert.deepEqual([status, body.error_code], [400, "email_not_confirmed"]);
});

test("users read and change only their own profile", async () => {
  const ann = await person("ann@mail.example", "Ann");
  const ben = await person("ben@mail.example", "Ben");
  const read = async ({ headers }) =>
    (await ask("/rest/v1/profiles?select=name", { headers })).body;
  assert.deepEqual(await read(ann), [{ name: "Ann" }]);
  const change = {
    method: "PATCH",
    body: { name: "Nobody" },
    headers: ann.headers,
  };
  assert.deepEqual(
    (await ask(`/rest/v1/profiles?id=eq.${ben.id}`, change)).body,
    [],
  );
  assert.deepEqual(await read(ben), [{ name: "Ben" }]);
});

test("users change no column of their profile but the name", async () => {
  const { id, headers } = await person("dan@mail.example", "Dan");
  const change = (body) =>
    ask(`/rest/v1/profiles?id=eq.${id}`, { method: "PATCH", body, headers });
  assert.equal((await change({ created_at: "2020-01-01" })).status, 403);
  assert.ok((await change({ name: "Daniel" })).status < 300);
});
