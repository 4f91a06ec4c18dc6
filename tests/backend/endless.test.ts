import { expect, test, vi } from "vitest";
import { designWith } from "./design.ts";
import { startBackend } from "./start.ts";

/** What calls itself without end, in each way that has an end by the limit of Postgres. */
const migration = `
create table public.itens (id int);
create function public.de_novo() returns trigger language plpgsql as $$
begin
  insert into public.itens values (new.id + 1);
  return new;
end $$;
create trigger de_novo after insert on public.itens for each row execute function public.de_novo();
create function public.fundo(n int) returns int language plpgsql as $$
begin
  return public.fundo(n + 1);
exception when division_by_zero then return 0;
end $$;
create function public.ate(n int) returns int language plpgsql as $$
begin
  return case when n = 0 then 0 else 1 + public.ate(n - 1) end;
end $$;
create function public.soma(n int) returns int language sql as $$ select 1 + public.soma(n + 1) $$;
`;

test("what calls itself without end is refused, or stops the database with the reason", async () => {
  const reports = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const designDir = await designWith({ "supabase/migrations/1_fundo.sql": migration });
  const backend = await startBackend({ designDir, memory: true });
  const ask = async (path: string, body?: object) => {
    const headers = { apikey: backend.anonKey, "content-type": "application/json" };
    const request = new Request(`${backend.url}/rest/v1/${path}`, {
      headers,
      ...(body && { method: "POST", body: JSON.stringify(body) }),
    });
    const response = await backend.fetch(request);
    return [response.status, await response.json()];
  };
  const tooDeep = [413, expect.objectContaining({ code: "54001" })];
  expect(await ask("itens", { id: 1 })).toEqual(tooDeep);
  expect(await ask("rpc/fundo", { n: 1 })).toEqual(tooDeep);
  expect(await ask("itens")).toEqual([200, []]);
  // A tree of fifty levels is deep for an app.
  expect(await ask("rpc/ate", { n: 50 })).toEqual([200, 50]);

  const stopped = [500, expect.objectContaining({ message: expect.stringContaining("the embedded database stopped") })];
  expect(await ask("rpc/soma", { n: 1 })).toEqual(stopped);
  expect(await ask("itens")).toEqual(stopped);
  expect(reports).toHaveBeenCalledTimes(1);
  reports.mockRestore();
});
