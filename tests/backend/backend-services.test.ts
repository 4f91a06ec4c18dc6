import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test, vi } from "vitest";
import { BackendProblem } from "../../cli/backend/backend.ts";
import { isBackendPath } from "../../cli/backend/http/paths.ts";
import { isLoopback } from "../../cli/serve/visitors.ts";
import { designWith } from "./design.ts";
import { startBackend } from "./start.ts";

describe("services", () => {
  test("missing features are refused by name", async () => {
    const backend = await startBackend({ designDir: await designWith({}), memory: true });
    const ask = async (path: string) => {
      const response = await backend.fetch(new Request(backend.url + path, { headers: { apikey: backend.anonKey } }));
      return [response.status, await response.json()];
    };
    expect(await ask("/graphql/v1")).toEqual([
      501,
      { code: "feature_not_supported", message: "the embedded backend does not support GraphQL", feature: "GraphQL" },
    ]);
    expect(await ask("/realtime/v1/websocket")).toEqual([426, expect.objectContaining({ code: "upgrade_required" })]);
    expect(await ask("/auth/v1/factors")).toEqual([
      422,
      expect.objectContaining({ feature: "multi-factor authentication" }),
    ]);
    expect(await ask("/elsewhere")).toEqual([404, expect.objectContaining({ code: "not_found" })]);
    await backend.close();
  });

  test("a value that fits no column is the caller's mistake and harms no later request", async () => {
    const backend = await startBackend({
      designDir: await designWith({
        "supabase/migrations/1_coisas.sql":
          "create table public.coisas (id int primary key, ok boolean, listas text[]);",
      }),
      memory: true,
    });
    const ask = async (path: string) => {
      const response = await backend.fetch(
        new Request(`${backend.url}/rest/v1/${path}`, { headers: { apikey: backend.anonKey } }),
      );
      await response.text();
      return response.status;
    };
    expect(await ask("coisas?ok=eq.maybe")).toBe(400);
    expect(await ask("coisas?id=eq.x")).toBe(400);
    expect(await ask("coisas?listas=eq.{}")).toBe(200);
    expect(await ask("coisas?select=*")).toBe(200);
    await backend.close();
  });

  test("only loopback hosts are listened on, and only they are answered", async () => {
    const designDir = await designWith({});
    const backend = await startBackend({ designDir, memory: true, port: 0 });
    const rebound = await backend.fetch(new Request(backend.url));
    expect(rebound.status).toBe(404);
    const { port } = new URL(backend.url);
    const { request } = await import("node:http");
    const status = await new Promise((resolve) => {
      request({ port, host: "127.0.0.1", path: "/rest/v1/", headers: { host: "evil.example" } }, (response) => {
        resolve(response.statusCode);
        response.resume();
      }).end();
    });
    expect(status).toBe(403);
    await backend.close();
  });

  test.each([
    ["127.0.0.1", true],
    ["[::1]", true],
    ["localhost", true],
    ["app.localhost", true],
    ["127.0.0.1.evil.example", false],
    ["0.0.0.0", false],
    ["10.0.0.1", false],
  ])("%s is loopback: %s", (host, expected) => {
    expect(isLoopback(host)).toBe(expected);
  });

  test("paths of the backend are distinguished from paths of the app", () => {
    expect(["/rest/v1/x", "/auth/v1", "/functions/v1/auth/login"].every(isBackendPath)).toBe(true);
    expect(["/rest/v10", "/auth/login", "/contatos/", "/restv1"].some(isBackendPath)).toBe(false);
  });
});

describe("migrations", () => {
  test("run in order, once; later ones run on the next start", async () => {
    const designDir = await designWith({
      "supabase/migrations/2_second.sql": "insert into public.a values (2);",
      "supabase/migrations/1_first.sql": "create table public.a (n int);",
    });
    const rows = async () => {
      const backend = await startBackend({ designDir });
      const found = await backend.query<{ n: number }>("select n from public.a order by n");
      await backend.close();
      return found.map((row) => row.n);
    };
    expect(await rows()).toEqual([2]);
    await writeFile(join(designDir, "supabase/migrations/3_third.sql"), "insert into public.a values (3);");
    expect(await rows()).toEqual([2, 3]);
    await writeFile(join(designDir, "supabase/migrations/1_first.sql"), "create table public.b (n int);");
    await expect(rows()).rejects.toThrow(
      "migration 1_first changed after it ran; write a new migration, or start over with `trama dev --reset`",
    );
  });

  test("a failing one says its name and line, and leaves nothing behind", async () => {
    const designDir = await designWith({
      "supabase/migrations/1_first.sql": "create table public.a (n int);\n\ncreate table public.b (n nosuchtype);",
    });
    const start = startBackend({ designDir, memory: true });
    await expect(start).rejects.toThrow(
      'supabase/migrations/1_first.sql:3:26: type "nosuchtype" does not exist\n    create table public.b (n nosuchtype);',
    );
    await expect(start).rejects.toBeInstanceOf(BackendProblem);
  });

  test("a failing statement is shown where the database reports no position", async () => {
    const designDir = await designWith({
      "supabase/migrations/1_first.sql": [
        "-- a comment; with a semicolon",
        "create function public.f() returns text language sql as $body$ select 'a;b' $body$;",
        "create table public.a (n int default 1, t text default e'it\\'s; fine');",
        "",
        "create index on public.a (viewz);",
        "create table public.b (n int);",
      ].join("\n"),
    });
    await expect(startBackend({ designDir, memory: true })).rejects.toThrow(
      'supabase/migrations/1_first.sql:5:1: column "viewz" does not exist\n    create index on public.a (viewz);',
    );
  });

  test("load the extensions that they or the seed create, and no others", async () => {
    const designDir = await designWith({
      "supabase/migrations/1_extensions.sql": `
        create extension if not exists "uuid-ossp" with schema extensions;
        create extension pgcrypto with schema extensions;`,
      "supabase/seed.sql": "create extension ltree;",
    });
    const dataDir = join(designDir, "data");
    for (const where of [{ memory: true }, { dataDir }, { dataDir }]) {
      const backend = await startBackend({ designDir, ...where });
      const names = await backend.query("select name from pg_available_extensions where name <> 'plpgsql' order by 1");
      expect(names).toEqual([{ name: "ltree" }, { name: "pgcrypto" }, { name: "uuid-ossp" }]);
      const [found] = await backend.query(`select extensions.crypt('a', '$2a$06$abcdefghijklmnopqrstuu') as hash,
        extensions.uuid_nil() as id, subpath('a.b.c', 1)::text as path`);
      expect(found).toEqual({
        hash: "$2a$06$abcdefghijklmnopqrstuuLSOYhGQvkIfw2xsg9xIgSskWKreHj7C",
        id: "00000000-0000-0000-0000-000000000000",
        path: "b.c",
      });
      await backend.close();
    }
  });
});

describe("edge functions", () => {
  const served = `import { shout } from "../_shared/text.ts";
    Deno.serve(async (request: Request) => new Response(shout(new URL(request.url).pathname) + Deno.env.get("SUPABASE_URL")));`;

  test("both forms run, with shared code, and see their own name as the root", async () => {
    const designDir = await designWith({
      "supabase/functions/_shared/text.ts": "export const shout = (text: string) => text.toUpperCase();",
      "supabase/functions/alto/index.ts": served,
      "supabase/functions/baixo/index.ts": "export default { fetch: () => Response.json({ ok: true }) };",
      "supabase/functions/falha/index.ts": "Deno.serve(() => { throw new Error('x'); });",
    });
    const backend = await startBackend({ designDir, memory: true, port: 0 });
    const headers = { apikey: backend.anonKey };
    const ask = (path: string) => fetch(`${backend.url}/functions/v1/${path}`, { headers });
    expect((await fetch(`${backend.url}/functions/v1/alto`)).status).toBe(401);
    expect(await (await ask("alto/abc")).text()).toBe(`/ALTO/ABC${backend.url}`);
    expect(await (await ask("baixo")).json()).toEqual({ ok: true });
    const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
    expect((await ask("falha")).status).toBe(500);
    expect(logged).toHaveBeenCalledWith(expect.stringMatching(/^function falha: Error: x/));
    logged.mockRestore();
    expect((await ask("nenhuma")).status).toBe(404);
    await backend.close();
  });

  test("a function with a package is named at the start, and refused when it is called", async () => {
    const designDir = await designWith({
      "supabase/functions/com/index.ts":
        "import x from 'npm:lodash'; import { y } from 'jsr:@supabase/supabase-js@2.39.0'; Deno.serve(() => new Response(x + y));",
      "supabase/functions/sem/index.ts": "Deno.serve(() => new Response('ok'));",
    });
    const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const backend = await startBackend({ designDir, memory: true, port: 0 });
    const refusal = "function com: the embedded backend cannot import npm:lodash, jsr:@supabase/supabase-js@2.39.0";
    expect(logged).toHaveBeenCalledWith(refusal);
    logged.mockRestore();
    const ask = (name: string) =>
      fetch(`${backend.url}/functions/v1/${name}`, { headers: { apikey: backend.anonKey } });
    const refused = await ask("com");
    expect([refused.status, await refused.json()]).toMatchObject([501, { message: refusal }]);
    expect(await (await ask("sem")).text()).toBe("ok");
  });

  test.each([
    ["export const nothing = 1;", "neither calls Deno.serve(handler) nor exports default"],
    ["Deno.serve(() => {", "function ruim: Build failed"],
  ])("%s is refused at the start", async (code, message) => {
    const designDir = await designWith({ "supabase/functions/ruim/index.ts": code });
    await expect(startBackend({ designDir, memory: true })).rejects.toThrow(message);
  });
});
