import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { WebSocket } from "ws";

const trama = resolve(import.meta.dirname, "../../dist/cli/main.js");
const folder = mkdtempSync(join(tmpdir(), "trama-dev-"));
let server: ChildProcess;
let told = "";
let app = "";
let key = "";

beforeAll(async () => {
  spawnSync(process.execPath, [trama, "init", "."], { cwd: folder });
  write("migrations/1_notes.sql", "create table public.notes (id int primary key);");
  write("functions/hello/index.ts", hello("'Hello ' + (Deno.env.get('WHOM') ?? 'you')"));
  write("config.toml", "[functions.hello]\nverify_jwt = false\n");
  write("demo.json", JSON.stringify({ password: "Secret123", users: [{ email: "ann@example.com" }] }));
  const command = [trama, "dev", "--port", "0", "--memory"];
  server = spawn(process.execPath, command, { cwd: folder, stdio: ["ignore", "pipe", "pipe"] });
  await new Promise<void>((ready, failed) => {
    for (const stream of [server.stdout, server.stderr])
      stream?.on("data", (piece: Buffer) => {
        told += piece;
        if (told.includes("E-mails that the app sends")) ready();
      });
    server.once("exit", (code) => failed(new Error(`trama dev ended with ${code}: ${told}`)));
  });
  app = `${/http:\/\/localhost:\d+/.exec(told)?.[0]}/`;
  key = /sb_publishable_[\w-]+/.exec(await (await fetch(app)).text())?.[0] ?? "";
});
afterAll(() => {
  server.kill("SIGKILL");
  rmSync(folder, { recursive: true, force: true });
});

function write(path: string, text: string): void {
  const { name } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const whole = join(folder, "designs", name, "supabase", path);
  mkdirSync(dirname(whole), { recursive: true });
  writeFileSync(whole, text);
}

const hello = (text: string) => `Deno.serve(() => new Response(${text}));\n`;

/** Edit a file of the backend, and wait for the line that ends the update. */
async function edit(path: string, text: string): Promise<string> {
  const before = told.length;
  write(path, text);
  await expect.poll(() => told.slice(before)).toMatch(/supabase: (updated|broken)\n/);
  return told.slice(before);
}

const rows = async (table: string) => {
  const answer = await fetch(`${app}rest/v1/${table}`, { headers: { apikey: key } });
  return { status: answer.status, body: await answer.json() };
};
const greeting = async () => (await fetch(`${app}functions/v1/hello`)).text();

/** The problems that the overlay of the pages shows. */
async function shownProblems(): Promise<string | undefined> {
  const stop = new AbortController();
  const { body } = await fetch(`${app}@trama/events`, { signal: stop.signal });
  let text = "";
  for await (const piece of body ?? []) {
    text += new TextDecoder().decode(piece);
    if (text.includes("\n\n")) break;
  }
  stop.abort();
  return JSON.parse(/^data: (.*)$/m.exec(text)?.[1] ?? "{}").problems;
}

test("a new migration is applied, and its rows are published to open pages", async () => {
  expect(await rows("tasks")).toMatchObject({ status: 404 });
  // Editors create a file before they write it.
  await edit("migrations/2_tasks.sql", "");
  const sql = "create table public.tasks (id int primary key); alter publication supabase_realtime add table tasks;";
  expect(await edit("migrations/2_tasks.sql", `${sql} insert into tasks values (7);`)).toContain("updated");
  expect(await rows("tasks")).toEqual({ status: 200, body: [{ id: 7 }] });
  expect(await firstChange("tasks", { id: 8 })).toEqual({ id: 8 });
});

/** The first change that a socket hears of a table after a row is written. */
function firstChange(table: string, row: object): Promise<unknown> {
  const socket = new WebSocket(`${app.replace("http", "ws")}realtime/v1/websocket?apikey=${key}&vsn=2.0.0`);
  const config = { postgres_changes: [{ event: "*", schema: "public", table }] };
  return new Promise((done, failed) => {
    socket.onerror = () => failed(new Error("the socket was refused"));
    socket.onopen = () => socket.send(JSON.stringify(["1", "1", "realtime:x", "phx_join", { config }]));
    socket.onmessage = ({ data }) => {
      const [, , , event, payload] = JSON.parse(String(data));
      const headers = { apikey: key, "content-type": "application/json" };
      if (event === "system")
        void fetch(`${app}rest/v1/${table}`, { method: "POST", headers, body: JSON.stringify(row) });
      if (event !== "postgres_changes") return;
      socket.close();
      done(payload.data.record);
    };
  });
}

test("a broken migration is shown with its place over the pages, and applied once it is right", async () => {
  const broken = await edit("migrations/3_more.sql", "select 1;\ncreate view public.v as select nope from notes;\n");
  const place = 'supabase/migrations/3_more.sql:2:32: column "nope" does not exist';
  expect(broken).toContain(place);
  expect(await shownProblems()).toContain(place);
  expect(await rows("notes")).toEqual({ status: 200, body: [] });

  await edit("migrations/3_more.sql", "create view public.v as select id from notes;");
  expect(await shownProblems()).toBeUndefined();
  expect(await rows("v")).toEqual({ status: 200, body: [] });
});

test("a migration that changed after it ran names --reset", async () => {
  const told = await edit("migrations/1_notes.sql", "create table public.notes (id int primary key, text text);");
  expect(told).toContain(
    "migration 1_notes changed after it ran; write a new migration, or start over with `trama dev --reset`",
  );
  expect(await edit("migrations/1_notes.sql", "create table public.notes (id int primary key);")).toContain("updated");
});

test("edge functions, their settings and secrets are loaded again; a broken one leaves the former one running", async () => {
  expect(await greeting()).toBe("Hello you");
  await edit("functions/.env", "WHOM=Ann\n");
  expect(await greeting()).toBe("Hello Ann");

  const broken = await edit("functions/hello/index.ts", "Deno.serve(() => new Response(;\n");
  expect(broken).toMatch(/function hello: .*index\.ts:1:30: ERROR: Unexpected ";"/s);
  expect(await shownProblems()).toContain("function hello");
  expect(await greeting()).toBe("Hello Ann");

  await edit("functions/hello/index.ts", hello("'Bye'"));
  expect(await greeting()).toBe("Bye");
  await edit("config.toml", "");
  expect((await fetch(`${app}functions/v1/hello`)).status).toBe(401);
});

test("demo logins are listed once they can sign in, and again after an edit", async () => {
  expect(told).toContain("In supabase/demo.json, but not signed up: ann@example.com\nsupabase/seed.sql fills only");
  const account = { email: "ann@example.com", password: "Secret123" };
  const headers = { apikey: key, "content-type": "application/json" };
  await fetch(`${app}auth/v1/signup`, { method: "POST", headers, body: JSON.stringify(account) });
  const users = [{ email: "ann@example.com", note: "owner" }];
  const listed = await edit("demo.json", JSON.stringify({ password: "Secret123", users }));
  expect(listed).toContain("Demo logins, all with the password Secret123\n  ann@example.com  owner\n");
  expect(await edit("demo.json", "{}")).toContain("supabase/demo.json: `password` must be a string");
});

test("an edit of the seed says that it fills only a new database", async () => {
  const hint = "supabase/seed.sql fills only a new database; start with --reset for one\n";
  expect(await edit("seed.sql", "insert into public.notes values (7);")).toContain(hint);
  expect(await edit("config.toml", "[functions.hello]\nverify_jwt = false\n\n")).not.toContain(hint);
});
