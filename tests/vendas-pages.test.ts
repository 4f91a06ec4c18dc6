import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const design = join(import.meta.dirname, "../designs/vendas");

test("menu, search and the start page know each page of the design by its path, and no other", () => {
  const pages = readdirSync(join(design, "pages"))
    .map((file): { readonly id: string; readonly path: string } =>
      JSON.parse(readFileSync(join(design, "pages", file), "utf8")),
    )
    // The page for unknown addresses is in no menu, and needs no permission.
    .filter(({ id }) => id !== "pg-nao-encontrada")
    .map(({ id, path }) => [id, path === "" ? "/" : `/${path}/`]);
  const migrations = join(design, "supabase/migrations");
  const sql = readdirSync(migrations)
    .map((file) => readFileSync(join(migrations, file), "utf8"))
    .join("");
  const listed = Array.from(sql.matchAll(/^ {2}\('(pg-[\w-]+)', '[^']+', '([^']+)'/gm), ([, id, path]) => [id, path]);
  expect(listed.toSorted()).toEqual(pages.toSorted());
});
