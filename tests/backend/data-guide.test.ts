import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { Backend } from "../../cli/backend/backend.ts";
import { readDatabase, withoutConstraints } from "../../cli/backend/index.ts";
import { formatDesignFile } from "../../cli/format/format.ts";
import { cleanUp } from "../clean-up.ts";
import { isUpdate } from "../designs.ts";
import { filesShown } from "../page-design.ts";
import { writeFiles } from "../write-files.ts";
import { clientOf } from "./client.ts";
import { startBackend } from "./start.ts";

/** The SQL of docs/data.md, run as its reader would. */

const page = new URL("../../docs/data.md", import.meta.url);
const guide = readFileSync(page, "utf8").replaceAll("\r\n", "\n");
const files = Object.entries(filesShown(guide, "sql"));

async function open(shown: typeof files): Promise<Backend> {
  const designDir = mkdtempSync(join(tmpdir(), "trama-data-guide-"));
  cleanUp(() => rmSync(designDir, { recursive: true }));
  writeFiles(designDir, Object.fromEntries(shown));
  return startBackend({ designDir, memory: true, port: 0 });
}

test("the guide shows the tables of its first migrations", async () => {
  const backend = await open(files.slice(0, 2));
  const shown = filesShown(guide, "json")["tables.json"] ?? "";
  const read = await readDatabase(backend);
  // Of other tables, those that refer to it, since they refuse the removal of its rows.
  expect(read.tables.customers?.constraints).toEqual([
    "customers_name_check",
    "customers_pkey",
    "orders_customer_id_fkey",
  ]);
  const { tables, views } = withoutConstraints(read);
  const text = formatDesignFile("tables.json", JSON.stringify({ tables, views }));
  if (isUpdate)
    writeFileSync(
      page,
      guide.replace(shown, () => text),
    );
  else expect(shown).toBe(text);
});

test("its rows are there after all migrations, and its rules hold", async () => {
  const client = clientOf(await open(files));
  const { data } = await client.from("customer_orders").select("name, orders, total").order("total");
  expect(data).toEqual([
    { name: "Bia Reis", orders: 0, total: 0 },
    { name: "Ana Lima", orders: 2, total: 17_400 },
  ]);
  const { count } = await client.from("orders").select("*", { count: "exact", head: true }).not("due_on", "is", null);
  expect(count).toBe(2);
  expect((await client.from("customers").insert({ name: "" })).error?.code).toBe("23514");
  const order = { customer_id: "0c3e8f57-91d4-4a52-8a53-6f0b2d9c4e22", total: 100 };
  expect((await client.from("orders").insert({ ...order, status: "lost" })).error?.code).toBe("23514");
  expect((await client.from("orders").insert({ ...order, customer_id: crypto.randomUUID() })).error?.code).toBe(
    "23503",
  );
  expect((await client.from("orders").insert(order)).error).toBeNull();
});
