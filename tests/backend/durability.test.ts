import { createHash } from "node:crypto";
import { mkdtemp, readdir, readFile, realpath, rename, stat } from "node:fs/promises";
import { join } from "node:path";
import { SignJWT } from "jose";
import { expect, test } from "vitest";
import { BackendProblem } from "../../cli/backend/backend.ts";
import { lockFolder } from "../../cli/backend/database/engine/lock.ts";
import { clientOf, connect, vendasDir } from "./client.ts";
import { designWith } from "./design.ts";
import { folderForTests, withBackend } from "./durability.ts";
import { startBackend } from "./start.ts";

const root = folderForTests();

test("a restart keeps rows, keys and sessions", async () => {
  const dataDir = join(root(), "restart");
  const first = await withBackend(dataDir, async (backend) => {
    const ana = await connect(backend, "ana.lima@aurora.example");
    await ana.from("contatos").insert({ nome: "Fica Aqui", email: "fica@correio.example" });
    return backend.anonKey;
  });
  await withBackend(dataDir, async (backend) => {
    expect(await backend.query("select nome from public.contatos where nome like 'Fica%'")).toEqual([
      { nome: "Fica Aqui" },
    ]);
    expect(backend.anonKey).toBe(first);
    const rows = await backend.query<{ count: number }>("select count(*) from public.usuarios");
    expect(rows).toEqual([{ count: 9 }]);
  });
});

test("a new folder has a single database, and no log of its creation", async () => {
  const dataDir = join(root(), "new");
  await withBackend(dataDir, async () => undefined);
  const postgres = join(dataDir, "postgres");
  expect(await readdir(join(postgres, "base"))).toHaveLength(1);
  const log = await readdir(join(postgres, "pg_wal"), { withFileTypes: true });
  const sizes = await Promise.all(
    log.filter((entry) => entry.isFile()).map(async ({ name }) => (await stat(join(postgres, "pg_wal", name))).size),
  );
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(5e6);
  expect((await stat(postgres)).mode & 0o777).toBe(0o700);
});

test("a reset forgets rows and files and keeps the keys", async () => {
  const designDir = await designWith({
    "supabase/migrations/1_a.sql": `create table public.a (n int);
      insert into storage.buckets (id, name) values ('b', 'b');
      create policy all_of_it on storage.objects to anon using (true) with check (true);`,
  });
  const dataDir = join(root(), "reset");
  const first = await startBackend({ designDir, dataDir, port: 0 });
  await first.query("insert into public.a values (1)");
  expect((await clientOf(first).storage.from("b").upload("a.txt", "x")).error).toBeNull();
  await first.close();
  const second = await startBackend({ designDir, dataDir, reset: true });
  expect(second.anonKey).toBe(first.anonKey);
  expect(await second.query("select n from public.a")).toEqual([]);
  expect(await second.query("select name from storage.objects")).toEqual([]);
  expect(await readdir(join(dataDir, "storage"))).toEqual([]);
  await second.close();
});

test("a folder in use is refused, and free again after closing", async () => {
  const dataDir = join(root(), "locked");
  await withBackend(dataDir, async () => {
    const second = startBackend({ designDir: vendasDir, dataDir });
    await expect(second).rejects.toThrow(BackendProblem);
    await expect(second).rejects.toThrow(`another process (id ${process.pid}) is using`);
  });
  await withBackend(dataDir, async () => undefined);
});

test("keys are random per folder and readable by their owner only; old tokens end", async () => {
  const [oneDir, otherDir] = [join(root(), "one"), join(root(), "other")];
  const keys = await withBackend(oneDir, async (backend) => {
    const path = join(oneDir, "keys.json");
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    const read: { jwtSecret: string; anonKey: string } = JSON.parse(await readFile(path, "utf8"));
    const token = await new SignJWT({ role: "authenticated" })
      .setProtectedHeader({ alg: "HS256" })
      .setExpirationTime(Math.floor(Date.now() / 1000) - 60)
      .sign(new TextEncoder().encode(read.jwtSecret));
    const headers = { apikey: backend.anonKey, authorization: `Bearer ${token}` };
    const response = await fetch(`${backend.url}/rest/v1/vw_equipe`, { headers });
    expect([response.status, await response.json()]).toEqual([401, { code: "PGRST301", message: "JWT expired" }]);
    return read;
  });
  await withBackend(otherDir, async (backend) => expect(backend.anonKey).not.toBe(keys.anonKey));
});

test.each(["linux", "darwin"] as const)(
  "of two who start at the same time one gets the folder (%s)",
  async (platform) => {
    const dataDir = await mkdtemp(join(root(), "lock-"));
    // A socket left behind by a killed process, where sockets are files.
    const name = createHash("sha256").update(await realpath(dataDir));
    const file = `/tmp/trama-${name.digest("hex").slice(0, 24)}.sock`;
    if (platform === "darwin") {
      const unlock = await lockFolder(dataDir, platform);
      await rename(file, `${file}.left`);
      await unlock();
      await rename(`${file}.left`, file);
    }
    const started = await Promise.allSettled([lockFolder(dataDir, platform), lockFolder(dataDir, platform)]);
    expect(started.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    for (const one of started) {
      if (one.status === "fulfilled") {
        await one.value();
      }
    }
  },
);
