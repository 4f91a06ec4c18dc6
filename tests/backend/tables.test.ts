import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { main } from "../../cli/main.ts";
import { designWith } from "./design.ts";

const schema = `
  create table public.pedidos (id int primary key, nome text not null, nota text);
  create view public.vw_pedidos as select id, nome, nota, nome || '!' as alto from public.pedidos;
  grant select on public.pedidos, public.vw_pedidos to authenticated;`;

const designOf = (sql: string, files: Readonly<Record<string, string>> = {}): Promise<string> =>
  designWith({
    "design.json": '{ "$schema": "../design.schema.json" }',
    "supabase/migrations/1_pedidos.sql": schema + sql,
    ...files,
  });

async function tables(designDir: string, ...args: readonly string[]): Promise<string> {
  const told: string[] = [];
  const note = (text: string): void => void told.push(text);
  const code = await main(["tables", designDir, ...args], {
    cwd: designDir,
    out: note,
    err: note,
    color: false,
    progress: false,
  });
  return `${told.join("")}${code}`;
}

/** The columns of the view that may be empty. */
async function nullableIn(designDir: string): Promise<readonly string[]> {
  const { views } = JSON.parse(await readFile(join(designDir, "tables.json"), "utf8"));
  const { columns } = views.vw_pedidos;
  return Object.keys(columns).filter((name) => columns[name].nullable === true);
}

test("columns of a view are nullable unless a comment declares them not null", async () => {
  const plain = await designOf("");
  expect(await tables(plain)).toBe("tables.json written\n0");
  expect(await nullableIn(plain)).toEqual(["id", "alto", "nome", "nota"]);

  const declared = await designOf(`
    comment on view public.vw_pedidos is 'Pedidos. @notnull id nome';
    comment on column public.vw_pedidos.alto is 'O nome, mais alto. @notNull';`);
  expect(await tables(declared)).toBe("tables.json written\n0");
  expect(await nullableIn(declared)).toEqual(["nota"]);
  expect(await tables(declared, "--check")).toBe("tables.json is up to date\n0");
  const { views } = JSON.parse(await readFile(join(declared, "tables.json"), "utf8"));
  expect(views.vw_pedidos.columns.alto).toEqual({ description: "O nome, mais alto.", type: "text" });
});

const ranking = (tags: string): string => `
  create function public.rpc_ordem() returns table (id int, nome text, nota text) language sql as 'select id, nome, nota from public.pedidos';
  comment on function public.rpc_ordem is 'Em ordem. ${tags}';`;

describe("columns that a function returns", () => {
  test.each([
    ["are not null without a tag", "", []],
    ["are nullable where `@nullable` names them", "@nullable nota", ["nota"]],
    ["are nullable where `@notnull` leaves them out", "@notnull id nome", ["nota"]],
  ])("%s", async (_, tags, nullable) => {
    const design = await designOf(ranking(tags));
    expect(await tables(design)).toBe("tables.json written\n0");
    const { functions } = JSON.parse(await readFile(join(design, "tables.json"), "utf8"));
    const columns = functions.rpc_ordem.returns.table;
    expect(Object.keys(columns).filter((name) => columns[name].nullable === true)).toEqual(nullable);
  });
});

describe("a wrong `@notnull` is an error", () => {
  test.each([
    [
      "for a column that the view does not have",
      "comment on view public.vw_pedidos is '@notnull id nomi'",
      "the comment on view `vw_pedidos` has an unknown column in `@notnull`: `nomi`\n  help: did you mean `nome`?",
    ],
    [
      "for a column that the function does not return",
      ranking("@notnull id not"),
      "the comment on function `rpc_ordem` has an unknown column in `@notnull`: `not`\n  help: did you mean `nota`?",
    ],
    [
      "for a nullable column of a table",
      "comment on column public.pedidos.nota is '@notnull'",
      "`@notnull` has no effect on the column `pedidos.nota`: `pedidos` is a table\n" +
        "  help: add the constraint: `alter table pedidos alter column nota set not null`",
    ],
    [
      "in the comment of a table",
      "comment on table public.pedidos is '@notnull nome nota'",
      "`@notnull` has no effect on the column `pedidos.nota`: `pedidos` is a table\n" +
        "  help: add the constraint: `alter table pedidos alter column nota set not null`",
    ],
  ])("%s", async (_, sql, message) => {
    expect(await tables(await designOf(sql))).toBe(`error: ${message}\n1`);
  });
});

test("an edge function with an error does not stop the reading of tables", async () => {
  const design = await designOf("", { "supabase/functions/envio/index.ts": "Deno.serve((" });
  expect(await tables(design)).toBe("tables.json written\n0");
});

test("a check names the pages that a dropped column breaks, also through a component and a collection", async () => {
  const page = (id: string, path: string, children: readonly object[]): string =>
    JSON.stringify({ id, path, title: id, sections: [{ id: "corpo", children }] });
  const text = (formula: string) => ({ id: "t", type: "text", props: { text: { formula } } });
  const design = await designOf("", {
    "design.json": JSON.stringify({
      formatVersion: 1,
      name: "loja",
      title: "Loja",
      languages: ["pt"],
      pages: { home: "inicio" },
      backend: { kind: "supabase" },
    }),
    "collections.json": JSON.stringify({
      collections: {
        pedidos: { source: "supabase", table: "pedidos", columns: ["id", "nota"] },
        nomes: { source: "supabase", table: "pedidos", columns: ["id", "nome"] },
      },
    }),
    "components/nota.json": JSON.stringify({ id: "nota", children: [text("collections.pedidos.data[0].nota")] }),
    "pages/inicio.json": page("inicio", "", [{ id: "n", type: "component", component: "nota" }]),
    "pages/outra.json": page("outra", "outra", [text("collections.nomes.data[0].nome")]),
  });
  expect(await tables(design)).toBe("tables.json written\n0");
  await writeFile(
    join(design, "supabase/migrations/2_sem_nota.sql"),
    "drop view public.vw_pedidos; alter table public.pedidos drop column nota;",
  );
  const told = await tables(design, "--check");
  expect(told).toContain("  column `pedidos.nota` is gone\n");
  expect(told).toContain("  breaks inicio: ");
  expect(told).toMatch(/ {4}(?:collections|components\/nota)\.json:1:\d+ .*nota/);
  expect(told).not.toContain("breaks outra");
  expect(told.endsWith("1")).toBe(true);
});

test("the values that a check allows are texts or numbers", async () => {
  const design = await designOf(`
    create table public.cupons (
      id int primary key,
      tipo text not null check (tipo in ('fixo', 'd''água')),
      parcelas int not null check (parcelas in (1, 3, -6)),
      turno smallint not null check (turno = any (array[1, 2])),
      taxa numeric check (taxa in (0.5, 10)),
      prazo int not null check (prazo in (1, length('dois'))),
      dia date check (dia in ('2026-01-01', '2026-12-25'))
    );
    grant select on public.cupons to authenticated;`);
  expect(await tables(design)).toBe("tables.json written\n0");
  const { columns } = JSON.parse(await readFile(join(design, "tables.json"), "utf8")).tables.cupons;
  const allowed = Object.keys(columns).map((name) => [name, columns[name].enum]);
  expect(Object.fromEntries(allowed)).toEqual({
    id: undefined,
    tipo: ["fixo", "d'água"],
    parcelas: [1, 3, -6],
    turno: [1, 2],
    taxa: [0.5, 10],
    prazo: undefined,
    dia: undefined,
  });
});

test("columns have the types that the catalogue says: of domains, lists, composite and enumerated types", async () => {
  const design = await designOf(`
    create domain public.inteiro as int check (value > 0);
    create domain public.dobro as public.inteiro not null;
    create type public.cor as enum ('azul', 'verde');
    create type public.par as (x int, rotulo text);
    create table public.tipos (
      id bigint generated always as identity primary key, dia date, dobro public.dobro, inicio int default 1,
      quantos public.inteiro, cor public.cor, cores public.cor[] not null, par public.par, pares public.par[]
    );
    create function public.rpc_tipos(quantos public.inteiro, cor public.cor default 'azul') returns setof public.inteiro
      language sql as 'select 1::public.inteiro';
    grant select, insert on public.tipos to authenticated;`);
  expect(await tables(design)).toBe("tables.json written\n0");
  const { tables: read, functions } = JSON.parse(await readFile(join(design, "tables.json"), "utf8"));
  const fields = { x: { type: "number", nullable: true }, rotulo: { type: "text", nullable: true } };
  expect(read.tipos.columns).toEqual({
    id: { type: "number", generated: true },
    dia: { type: "date", nullable: true },
    dobro: { type: "number" },
    inicio: { type: "number", nullable: true, hasDefault: true },
    quantos: { type: "number", nullable: true },
    cor: { type: "text", nullable: true, enum: ["azul", "verde"] },
    cores: { type: "list", item: { type: "text", enum: ["azul", "verde"] } },
    par: { type: "json", nullable: true, fields },
    pares: { type: "list", nullable: true, item: { type: "json", fields } },
  });
  expect(functions.rpc_tipos).toEqual({
    args: { quantos: { type: "number" }, cor: { type: "text", optional: true, enum: ["azul", "verde"] } },
    returns: { type: "list", item: { type: "number" } },
  });
});

test("functions of one name are described together, but for those that no call can tell apart", async () => {
  const design = await designOf(`
    create function public.rpc_soma(a int) returns int language sql as 'select 1';
    create function public.rpc_soma(a int, b int) returns int language sql as 'select 1';
    create function public.rpc_busca(id int) returns int language sql as 'select 1';
    create function public.rpc_busca(nome text) returns text language sql as 'select nome';
    create function public.rpc_duas(x int) returns int language sql as 'select 1';
    create function public.rpc_duas(x text) returns int language sql as 'select 1';`);
  expect(await tables(design)).toBe("tables.json written\n0");
  const { functions } = JSON.parse(await readFile(join(design, "tables.json"), "utf8"));
  expect(functions.rpc_soma).toEqual({
    args: { a: { type: "number" }, b: { type: "number", optional: true } },
    returns: { type: "number", nullable: true },
  });
  expect(functions.rpc_busca).toEqual({
    args: { id: { type: "number", optional: true }, nome: { type: "text", optional: true } },
    returns: { type: "json", nullable: true },
  });
  expect(functions).not.toHaveProperty("rpc_duas");
});
