import { beforeAll, expect, test } from "vitest";
import type { Backend } from "../../cli/backend/backend.ts";
import { designWith } from "../backend/design.ts";
import { startBackend } from "../backend/start.ts";
import { hasLoaded } from "../browser/loaded-scripts.ts";
import { button, note, notesOf, openDesign, page } from "../browser/open-design.ts";

/** The app's own Supabase client in the code of a design. */

const migration = `
create table public.recados (id int primary key, dono uuid not null, texto text not null);
alter table public.recados enable row level security;
create policy le on public.recados for select to authenticated using (dono = auth.uid());
grant select on public.recados to anon, authenticated;
drop publication if exists supabase_realtime;
create publication supabase_realtime for table public.recados;
`;

const password = "Teste1234";
const ids: Record<string, string> = {};
let backend: Backend;

beforeAll(async () => {
  const designDir = await designWith({ "supabase/migrations/1_recados.sql": migration });
  backend = await startBackend({ designDir, port: 0, memory: true });
  for (const name of ["ana", "bia"]) {
    const answer = await fetch(`${backend.url}/auth/v1/signup`, {
      method: "POST",
      headers: { apikey: backend.anonKey, "content-type": "application/json" },
      body: JSON.stringify({ email: `${name}@aurora.example`, password }),
    });
    ids[name] = (await answer.json()).user.id;
  }
  await backend.query("insert into public.recados values (1, $1, 'de ana'), (2, $2, 'de bia')", [ids.ana, ids.bia]);
});

const custom = `
import type { Database } from "../database";
const load = async () => (await import("trama/runtime/supabase")).supabase<Database>();
export const ler = async (): Promise<void> => {
  const { data, error } = await (await load()).from("recados").select("texto").order("id");
  note(error?.message ?? data.map(({ texto }) => texto).join(" "));
};
export const ouvir = async (): Promise<void> => {
  const client = await load();
  if (client !== (await load())) throw new Error("it was created twice");
  client
    .channel("recados")
    .on("postgres_changes", { event: "INSERT", schema: "public", table: "recados" }, ({ new: row }) => note(row.texto))
    .on("system", {}, ({ status }) => note(status))
    .subscribe();
};
`;

test("a function of custom/ reads and follows a table as the person who is signed in", async () => {
  const run = (name: string) => button(name, [{ action: "callFunction", function: name, args: [] }]);
  const signIn = (name: string) =>
    button(name, [{ action: "auth.login", email: `${name}@aurora.example`, password }, note(name)]);
  const app = await openDesign(
    {
      "design.json": {
        backend: { kind: "supabase" },
        auth: {
          login: `${backend.url}/auth/v1/token?grant_type=password`,
          me: `${backend.url}/auth/v1/user`,
          tokenPath: "access_token",
        },
      },
      "tables.json": {
        tables: {
          recados: { columns: { id: { type: "number" }, dono: { type: "text" }, texto: { type: "text" } } },
        },
      },
      "pages/inicio.json": page([run("ler"), run("ouvir"), signIn("ana"), signIn("bia")]),
    },
    {
      head: `<script type="application/json" id="trama-env">${JSON.stringify({ backendUrl: backend.url, backendKey: backend.anonKey })}</script>`,
    },
    custom,
  );
  const click = (name: string) => app.page.locator(`.inicio-${name}`).click();
  const last = async () => (await notesOf(app)).at(-1);
  const hasClient = () => hasLoaded(app.page, "X-Client-Info");
  await click("ana");
  await expect.poll(last).toBe("ana");
  expect(await hasClient()).toBe(false);
  await click("ler");
  await expect.poll(last).toBe("de ana");
  await expect.poll(hasClient).toBe(true);
  await click("ouvir");
  await expect.poll(last).toBe("ok");
  await backend.query("insert into public.recados values (3, $1, 'outro de bia'), (4, $2, 'outro de ana')", [
    ids.bia,
    ids.ana,
  ]);
  await expect.poll(last).toBe("outro de ana");
  expect(await notesOf(app)).not.toContain("outro de bia");
  // The same client then answers for the next user.
  await click("bia");
  await expect.poll(last).toBe("bia");
  await click("ler");
  await expect.poll(last).toBe("de bia outro de bia");
  expect(app.errors).toEqual([]);
  await app.close();
});
