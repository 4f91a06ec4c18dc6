import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { cleanUp } from "../clean-up.ts";
import { blocksOf, filesShown } from "../page-design.ts";
import { writeFiles } from "../write-files.ts";
import { clientOf } from "./client.ts";
import { startBackend } from "./start.ts";

/** The SQL of docs/recipes.md, docs/sign-in.md and docs/realtime.md, run as their readers would. */

const guide = (name: string) =>
  readFileSync(new URL(`../../docs/${name}.md`, import.meta.url), "utf8").replaceAll("\r\n", "\n");

async function open(migrations: Readonly<Record<string, string>>) {
  const designDir = mkdtempSync(join(tmpdir(), "trama-recipes-guide-"));
  cleanUp(() => rmSync(designDir, { recursive: true }));
  writeFiles(designDir, migrations);
  return startBackend({ designDir, memory: true, port: 0 });
}

test("an order with lines is saved as a whole or not at all, and only by people with a session", async () => {
  const backend = await open({
    ...filesShown(guide("recipes"), "sql"),
    "supabase/seed.sql":
      "insert into public.products (name, price, stock) values ('Mug', 1235, 3), ('Plate', 800, 10);",
  });
  const client = clientOf(backend);
  const line = (key: string, product: string, quantity: number) => ({ key, product, quantity });
  const place = (lines: object) => client.rpc("place_sale", { p_customer: "Maeve", p_lines: lines });
  expect((await place([])).error?.code).toBe("42501");
  await client.auth.signUp({ email: "ann@mail.example", password: "a long password" });
  const stock = async () => (await client.from("products").select("id, stock").order("name")).data ?? [];
  const [mug = "", plate = ""] = (await stock()).map(({ id }) => id);

  const { error } = await place([line("a", plate, 2), line("b", mug, 4)]);
  expect(error).toMatchObject({ code: "PT409", details: '{"b": "We have fewer of these."}' });
  expect(await stock()).toMatchObject([{ stock: 3 }, { stock: 10 }]);
  expect((await client.from("sales").select()).data).toEqual([]);

  expect((await place([line("a", plate, 2), line("b", mug, 3)])).error).toBeNull();
  expect(await stock()).toMatchObject([{ stock: 0 }, { stock: 8 }]);
  const { data } = await client.from("sale_lines").select("quantity, price").order("price");
  expect(data).toEqual([
    { quantity: 2, price: 800 },
    { quantity: 3, price: 1235 },
  ]);

  expect((await client.from("products").update({ price: 1300 }).eq("id", mug).select("price")).data).toEqual([
    { price: 1300 },
  ]);
  expect((await client.from("products").update({ stock: 9 }).eq("id", mug)).error?.code).toBe("42501");
});

test("a repair is read by its secret alone, without its phone number", async () => {
  const backend = await open(filesShown(guide("recipes"), "sql"));
  const visitor = clientOf(backend);
  const { data: secret } = await visitor.rpc("register_repair", { p_item: "Lamp", p_phone: "555" });
  expect((await visitor.from("repairs").select()).data).toEqual([]);
  expect((await visitor.rpc("repair_state", { p_secret: secret })).data).toEqual([{ item: "Lamp", state: "waiting" }]);
  expect((await visitor.rpc("repair_state", { p_secret: crypto.randomUUID() })).data).toEqual([]);
});

test("others see that a time is taken, but not by whom, and cannot change it", async () => {
  const backend = await open(filesShown(guide("sign-in"), "sql"));
  const [ann, ben] = [clientOf(backend), clientOf(backend)];
  await ann.auth.signUp({ email: "ann@mail.example", password: "a long password" });
  await ben.auth.signUp({ email: "ben@mail.example", password: "a long password" });
  const booking = (from: string, until: string) => ({
    room: "Atlas",
    starts_at: `2026-01-26T${from}Z`,
    ends_at: `2026-01-26T${until}Z`,
    purpose: "Interview",
  });
  expect((await ann.from("bookings").insert(booking("10:00", "11:00"))).error).toBeNull();
  const { data } = await ben.from("busy_times").select();
  expect(Object.keys(data?.[0])).toEqual(["id", "room", "starts_at", "ends_at"]);
  expect((await ben.from("bookings").select()).data).toEqual([]);
  expect((await ben.from("busy_times").delete().eq("room", "Atlas")).error?.code).toBe("42501");
  expect(await ben.from("bookings").insert(booking("10:30", "12:00"))).toMatchObject({
    status: 400,
    error: { code: "23P01" },
  });
  expect((await clientOf(backend).from("busy_times").select()).error?.code).toBe("42501");
});

test("everyone reads how many people wait, and not who they are", async () => {
  const [sql = ""] = blocksOf(guide("realtime"), "sql");
  const course = "5a0c1f4e-0000-4000-8000-000000000001";
  const courses = "create table public.courses (id uuid primary key default gen_random_uuid(), title text not null);";
  const backend = await open({
    "supabase/migrations/1_courses.sql": courses,
    "supabase/migrations/2_waiting.sql": sql,
    "supabase/seed.sql": `insert into public.courses values ('${course}', 'Pottery');`,
  });
  const [ann, ben, stranger] = [clientOf(backend), clientOf(backend), clientOf(backend)];
  await ann.auth.signUp({ email: "ann@mail.example", password: "a long password" });
  await ben.auth.signUp({ email: "ben@mail.example", password: "a long password" });
  const people = async () => (await stranger.from("waiting_counts").select("people")).data;
  for (const client of [ann, ben])
    expect((await client.from("waiting").insert({ course_id: course })).error).toBeNull();
  expect(await people()).toEqual([{ people: 2 }]);
  expect((await ben.from("waiting").select()).data).toHaveLength(1);
  expect((await stranger.from("waiting").select()).data).toEqual([]);
  await ben.from("waiting").delete().eq("course_id", course);
  await ben.from("waiting_counts").update({ people: 0 }).eq("course_id", course);
  expect(await people()).toEqual([{ people: 1 }]);
  await backend.query("delete from public.courses");
  expect(await people()).toEqual([]);
});
