import { expect, test, vi } from "vitest";
import type { Clock } from "../../cli/backend/cron/cron.ts";
import { designWith } from "./design.ts";
import { startBackend } from "./start.ts";

/** A clock that stops until a test moves it. */
function standingClock(start: string): Clock & { move(ms: number): void; waiting(): number } {
  let nowMs = Date.parse(start);
  const calls = new Map<object, { readonly atMs: number; readonly run: () => void }>();
  return {
    now: () => nowMs,
    after(ms, run) {
      const key = {};
      calls.set(key, { atMs: nowMs + ms, run });
      return () => calls.delete(key);
    },
    move(ms) {
      nowMs += ms;
      for (const [key, { atMs, run }] of [...calls]) {
        if (atMs > nowMs) continue;
        calls.delete(key);
        run();
      }
    },
    waiting: () => calls.size,
  };
}

const patience = { timeout: 15_000 };

const migration = `create extension if not exists pg_cron
  with schema pg_catalog;
create table public.passos (nome text);
create function public.passo(nome text) returns void language sql as 'insert into public.passos values (nome)';
select cron.schedule('diario', '0 3 * * *', $$select public.passo('diario'); select public.passo('de novo')$$);
select cron.schedule('falha', '0 4 * * *', 'select public.passo(''antes''); select 1/0');
select cron.schedule('nunca', '0 0 31 2 *', 'select 1');
`;

test("jobs of a migration run at their times, as their owner, and each run is recorded", async () => {
  const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const clock = standingClock("2026-01-01T02:59:00Z");
  const designDir = await designWith({ "supabase/migrations/1_tarefas.sql": migration });
  const backend = await startBackend({ designDir, memory: true, clock });
  const steps = async () =>
    (await backend.query<{ nome: string }>("select nome from public.passos")).map(({ nome }) => nome);
  const details = () =>
    backend.query(`select j.jobname, d.status, d.return_message, d.end_time >= d.start_time as ended
      from cron.job_run_details d left join cron.job j using (jobid) order by runid`);

  expect(logged).toHaveBeenCalledWith('cron: the job nunca never runs: its schedule is "0 0 31 2 *"');
  logged.mockRestore();
  clock.move(59_000);
  expect(await steps()).toEqual([]);
  clock.move(1000);
  expect(await steps()).toEqual(["diario", "de novo"]);
  await vi.waitFor(() => expect(clock.waiting()).toBe(1), patience);
  clock.move(3_600_000);
  expect(await details()).toEqual([
    { jobname: "diario", status: "succeeded", return_message: "", ended: true },
    { jobname: "falha", status: "failed", return_message: "division by zero", ended: true },
  ]);
  expect(await steps()).toEqual(["diario", "de novo"]);

  // A job that is created, changed and unscheduled while the backend runs.
  await backend.query("select cron.schedule('cada', '10 seconds', 'select public.passo(''cada'')')");
  await vi.waitFor(async () => {
    clock.move(10_000);
    expect(await steps()).toContain("cada");
  }, patience);
  await backend.query("select cron.unschedule('cada')");
  const countBefore = (await steps()).length;
  clock.move(60_000);
  expect(await steps()).toHaveLength(countBefore);
  await expect(backend.query("select cron.unschedule('cada')")).rejects.toThrow("could not find valid entry");
  await expect(backend.query("select cron.schedule('x', 'every day', 'select 1')")).rejects.toThrow(
    "invalid schedule: every day",
  );
  await backend.close();
});

test("a function goes on in the background, and the backend waits for it before it stops", async () => {
  const designDir = await designWith({
    "supabase/migrations/1_coisas.sql": "create table public.coisas (nome text);",
    "supabase/functions/depois/index.ts": `Deno.serve(() => {
      const save = async () => {
        await new Promise((resolve) => setTimeout(resolve, 20));
        await fetch(Deno.env.get("SUPABASE_URL") + "/rest/v1/coisas", {
          method: "POST",
          headers: { apikey: Deno.env.get("SUPABASE_ANON_KEY"), "content-type": "application/json" },
          body: JSON.stringify({ nome: "depois" }),
        });
      };
      EdgeRuntime.waitUntil(save());
      EdgeRuntime.waitUntil(Promise.reject(new Error("perdido")));
      return new Response("ja");
    });`,
  });
  const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const backend = await startBackend({ designDir });
  const request = new Request(`${backend.url}/functions/v1/depois`, { headers: { apikey: backend.anonKey } });
  expect(await (await backend.fetch(request)).text()).toBe("ja");
  await backend.close();
  expect(logged).toHaveBeenCalledWith(expect.stringContaining("function depois, in the background: Error: perdido"));
  logged.mockRestore();
  const again = await startBackend({ designDir });
  expect(await again.query("select nome from public.coisas")).toEqual([{ nome: "depois" }]);
  await again.close();
});

test("the backend answers others while a function works in the background", async () => {
  const designDir = await designWith({
    "supabase/migrations/1_coisas.sql":
      "create table public.coisas (n int); grant select, insert on public.coisas to anon;",
    "supabase/functions/muitas/index.ts": `Deno.serve(() => {
      const save = async () => {
        for (let n = 1; n <= 100; n++) {
          await fetch(Deno.env.get("SUPABASE_URL") + "/rest/v1/coisas", {
            method: "POST",
            headers: { apikey: Deno.env.get("SUPABASE_ANON_KEY"), "content-type": "application/json" },
            body: JSON.stringify({ n }),
          });
        }
      };
      EdgeRuntime.waitUntil(save());
      return new Response("ja");
    });`,
  });
  const backend = await startBackend({ designDir, port: 0 });
  const headers = { apikey: backend.anonKey };
  const count = async () => {
    const response = await fetch(`${backend.url}/rest/v1/coisas?select=n`, { headers });
    return (await response.json()).length;
  };
  expect(await (await fetch(`${backend.url}/functions/v1/muitas`, { headers })).text()).toBe("ja");
  expect(await count()).toBeLessThan(100);
  await expect.poll(count, patience).toBe(100);
  await backend.close();
});
