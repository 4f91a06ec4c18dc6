import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { cleanUp } from "../clean-up.ts";
import { filesShown } from "../page-design.ts";
import { writeFiles } from "../write-files.ts";
import { clientOf } from "./client.ts";
import { startBackend } from "./start.ts";

/** The SQL of docs/recipes.md and docs/sign-in.md, run as their readers would. */

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
