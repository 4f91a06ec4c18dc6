import { spawn } from "node:child_process";
import { mkdtemp, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { build } from "esbuild";
import { SignJWT } from "jose";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Backend, BackendProblem, startBackend } from "../../cli/backend/backend.ts";
import { connect, vendasDir } from "./client.ts";

let root: string;
let writer: string;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "trama-durability-"));
  // Inside the repository, so that the packages it leaves out are found.
  writer = new URL("../../node_modules/.cache/trama-tests/writer.mjs", import.meta.url).pathname;
  const entryPoints = [new URL("writer.ts", import.meta.url).pathname];
  await build({ entryPoints, outfile: writer, bundle: true, format: "esm", platform: "node", packages: "external" });
});
afterAll(() => rm(root, { recursive: true, force: true }));

async function withBackend<T>(dataDir: string, use: (backend: Backend) => Promise<T>): Promise<T> {
  const backend = await startBackend({ designDir: vendasDir, dataDir, port: 0 });
  try {
    return await use(backend);
  } finally {
    await backend.close();
  }
}

async function namesLike(dataDir: string, pattern: string): Promise<readonly string[]> {
  return withBackend(dataDir, async (backend) => {
    const rows = await backend.query<{ nome: string }>("select nome from public.contatos where nome like $1", [
      pattern,
    ]);
    return rows.map((row) => row.nome);
  });
}

test("a restart keeps rows, keys and sessions", async () => {
  const dataDir = join(root, "restart");
  const first = await withBackend(dataDir, async (backend) => {
    const ana = await connect(backend, "ana.lima@aurora.example");
    await ana.from("contatos").insert({ nome: "Fica Aqui", email: "fica@correio.example" });
    return backend.anonKey;
  });
  expect(await namesLike(dataDir, "Fica%")).toEqual(["Fica Aqui"]);
  await withBackend(dataDir, async (backend) => {
    expect(backend.anonKey).toBe(first);
    const rows = await backend.query<{ count: number }>("select count(*) from public.usuarios");
    expect(rows).toEqual([{ count: 9 }]);
  });
});

test("what was acknowledged is there after the process is killed", async () => {
  const dataDir = join(root, "killed");
  for (const killAfter of [1, 25]) {
    const child = spawn(process.execPath, [writer, vendasDir, dataDir], { stdio: ["ignore", "pipe", "inherit"] });
    const acknowledged: string[] = [];
    await new Promise<void>((resolve, reject) => {
      child.once("exit", () => resolve());
      child.once("error", reject);
      createInterface({ input: child.stdout }).on("line", (line) => {
        acknowledged.push(line);
        if (acknowledged.length === killAfter) {
          child.kill("SIGKILL");
        }
      });
    });
    expect(acknowledged.length).toBeGreaterThanOrEqual(killAfter);
    const stored = await namesLike(dataDir, "Gravado%");
    expect(acknowledged.filter((name) => !stored.includes(name))).toEqual([]);
    await withBackend(dataDir, (backend) => backend.query("delete from public.contatos where nome like 'Gravado%'"));
  }
});

test("a folder in use is refused, and free again after closing", async () => {
  const dataDir = join(root, "locked");
  await withBackend(dataDir, async () => {
    const second = startBackend({ designDir: vendasDir, dataDir });
    await expect(second).rejects.toThrow(BackendProblem);
    await expect(second).rejects.toThrow("another process is using");
  });
  await withBackend(dataDir, async () => undefined);
});

test("keys are random per folder and readable by their owner only; old tokens end", async () => {
  const [oneDir, otherDir] = [join(root, "one"), join(root, "other")];
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
