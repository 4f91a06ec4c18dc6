import { cp, readdir, readFile, writeFile } from "node:fs/promises";
import { homedir } from "node:os";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { designWith } from "./design.ts";
import { startBackend } from "./start.ts";

// A database that takes this long to migrate is kept as a template in the user's cache folder.
const slow = `select pg_sleep(0.3); create table public.notas (id int primary key, texto text);
  grant select on public.notas to anon; insert into public.notas values (1, 'oi');`;

test("a start from a template takes the tables from the file beside it", async () => {
  const designDir = await designWith({ "supabase/migrations/1_notas.sql": slow });
  const cache = await designWith({});
  // The template of a database before its first migration takes seconds to make.
  const own = process.env.XDG_CACHE_HOME || join(homedir(), ".cache");
  await cp(join(own, "trama"), join(cache, "trama"), { recursive: true }).catch(() => undefined);
  vi.stubEnv("XDG_CACHE_HOME", cache);
  const notes = async (): Promise<unknown> => {
    const backend = await startBackend({ designDir, memory: true });
    const request = new Request(`${backend.url}/rest/v1/notas`, { headers: { apikey: backend.anonKey } });
    const answer = await backend.fetch(request);
    await backend.close();
    return answer.status === 200 ? answer.json() : answer.status;
  };
  expect(await notes()).toEqual([{ id: 1, texto: "oi" }]);
  expect(await notes()).toEqual([{ id: 1, texto: "oi" }]);
  const folder = join(cache, "trama");
  for (const name of (await readdir(folder)).filter((file) => file.endsWith(".json"))) {
    const catalogue = await readFile(join(folder, name), "utf8");
    await writeFile(join(folder, name), catalogue.replaceAll('"notas"', '"outras"'));
  }
  expect(await notes()).toBe(404);
});
