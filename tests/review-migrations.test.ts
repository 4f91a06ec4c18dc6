import { expect, test } from "vitest";
import { touchedThings } from "../cli/backend/index.ts";
import { compareDesigns } from "../cli/review/compare/review.ts";
import { readSide } from "../cli/review/read-side.ts";
import { plain } from "../cli/review/render/words.ts";

// Two branches with migrations that git merges without a conflict, though only one of them counts.

const design = { formatVersion: 1, name: "loja", title: "Loja", languages: ["pt"], pages: { home: "inicio" } };
const page = { id: "inicio", path: "", title: "Início", sections: [] };
const first = "create table public.pedidos (id int);";

function sideOf(migrations: Readonly<Record<string, string>>) {
  const bytesOf = (json: unknown) => Buffer.from(JSON.stringify(json));
  const files = [
    { path: "design.json", bytes: bytesOf(design) },
    { path: "pages/inicio.json", bytes: bytesOf(page) },
  ];
  const others = new Map(
    Object.entries({ "1_first.sql": first, ...migrations }).map(([name, sql]) => [
      `supabase/migrations/${name}`,
      Buffer.from(sql),
    ]),
  );
  return readSide({ shown: "loja", folder: "loja", files, others }).side;
}
const review = (base: string, head: string): readonly string[] =>
  compareDesigns(sideOf({ "2_base.sql": base }), sideOf({ "3_head.sql": head }))
    .changes.filter(({ words }) => plain(words).includes("also changed"))
    .map(({ words, risks }) => `${plain(words)} ${risks.join()}`);

test.each([
  ["alter policy ler on pedidos using (true);", 'drop policy "ler" on public.pedidos;', "policy ler of pedidos"],
  [
    "create or replace function app.ve() returns int language sql as $$ select 1 $$;",
    "alter function app.ve() security definer;",
    "function app.ve",
  ],
  ["create view v as select 1;", "-- Outra.\nDROP VIEW IF EXISTS public.v;", "view v"],
  ["grant select on pedidos to anon;", "revoke all on table public.pedidos from authenticated;", "rights on pedidos"],
  [
    "create trigger t before insert or update of id on pedidos execute function f();",
    "drop trigger t on pedidos;",
    "trigger t of pedidos",
  ],
  [
    "alter table pedidos enable row level security;",
    "alter table only public.pedidos disable row level security;",
    "row-level security of pedidos",
  ],
])("%s", (base, head, thing) => {
  expect(review(base, head)).toEqual([
    `\`${thing}\` is also changed by \`supabase/migrations/2_base.sql\`, which only the base has: after a merge, \`supabase/migrations/3_head.sql\` counts migration-changed`,
  ]);
});

test("migrations of both sides about other things say nothing", () => {
  expect(review("grant select on pedidos to anon;", "grant select on outros to anon;")).toEqual([]);
  expect(review("alter policy ler on pedidos using (true);", "alter policy ler on outros using (true);")).toEqual([]);
});

test("texts and comments in statements touch nothing", () => {
  expect([
    ...touchedThings("select 'drop view v'; -- drop view w;\n/* drop view x; */ select $$ drop view y; $$;"),
  ]).toEqual([]);
});
