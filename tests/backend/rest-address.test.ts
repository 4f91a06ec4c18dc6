import { describe, expect, test } from "vitest";
import type { LogicTree } from "../../cli/backend/rest/address/logic.ts";
import { readParameters } from "../../cli/backend/rest/address/parameters.ts";
import type { SelectItem } from "../../cli/backend/rest/address/select.ts";
import { Refusal } from "../../cli/backend/rest/answer/refusal.ts";

/* The grammar of addresses, without a database. Source: PostgREST 12, ApiRequest/QueryParams. */

const read = (query: string, isCall = false) => readParameters(query, isCall);
const text = (name: string) => `"${name.replace(/["\\]/g, "\\$&")}"`;
const q = encodeURIComponent;

/** Names that mean something in an address unless they are in quotes. */
const names = [
  ...["select", "order", "limit", "offset", "and", "or", "not", "columns", "on_conflict", "apikey", "count"],
  ...["first name", "a.b", "b.limit", "ação", "日本", 'a"b', "a\\b", "a'b", "x->y", "x::text", "x:y", "a(b)", "a,b"],
  ...["50%", "a&b", "#n", "a+b", "a=b", "a?b", "😀", " lead", "-x", "in.(1)", "{a}", "a!b", "inner", "a*b", "a;b"],
  ...["__proto__", "constructor", "null", "toString"],
];

test.each(names)("a name in quotes is a name in every part of an address: %s", (name) => {
  const quoted = text(name);
  // The aggregate `count()` has the form of a relation.
  const relation = name === "count" ? "r" : name;
  const { select, filters, logic, order, columns, onConflict } = read(
    `?select=${q(`${quoted},data->>${quoted},${quoted}:${text(relation)}!${quoted}(${quoted})`)}&${q(quoted)}=eq.1` +
      `&${q(`${quoted}.${quoted}`)}=is.null&or=${q(`(${quoted}.eq.1,data->${quoted}.is.null)`)}` +
      `&order=${q(`${quoted}.desc,${quoted}(${quoted})`)}&columns=${q(`id,${quoted}`)}&on_conflict=${q(quoted)}`,
  );
  const field = { name, path: [] };
  const path = (arrow: string) => ({ name: "data", path: [{ arrow, to: { key: name } }] });
  expect(select).toEqual([
    { kind: "field", field },
    { kind: "field", field: path("->>") },
    { kind: "relation", name: relation, alias: name, hint: name, isSpread: false, items: [{ kind: "field", field }] },
  ]);
  expect(filters.map(({ relations, part }) => [relations, part.field])).toEqual([
    [[], field],
    [[name], field],
  ]);
  expect(logic.map(({ part }) => leaves(part))).toEqual([[field, path("->")]]);
  expect(order.map(({ part }) => part)).toEqual([
    [
      { field, direction: "desc" },
      { relation: name, field },
    ],
  ]);
  expect([columns, onConflict]).toEqual([["id", name], [name]]);
});

const leaves = (tree: LogicTree): readonly unknown[] =>
  tree.kind === "filter" ? [tree.filter.field] : tree.items.flatMap(leaves);

test("all conditions count: of one column, of one operator, of several groups, of embedded relations", () => {
  const { filters, logic } = read(
    "?a=gt.1&a=gt.2&a=not.eq.3&b.a=eq.4&or=(a.eq.1,a.eq.2)&or=(a.eq.3)&not.and=(a.eq.5,or(a.eq.6))&b.or=(a.eq.7)",
  );
  expect(filters.map(({ relations, part }) => [...relations, part.field.name, part.isNegated, part.test])).toEqual([
    ["a", false, { kind: "operator", operator: "gt", value: "1" }],
    ["a", false, { kind: "operator", operator: "gt", value: "2" }],
    ["a", true, { kind: "operator", operator: "eq", value: "3" }],
    ["b", "a", false, { kind: "operator", operator: "eq", value: "4" }],
  ]);
  expect(logic.map(({ relations, part }) => [...relations, written(part)])).toEqual([
    ["or(a=1,a=2)"],
    ["or(a=3)"],
    ["not and(a=5,or(a=6))"],
    ["b", "or(a=7)"],
  ]);
});

function written(tree: LogicTree): string {
  if (tree.kind === "group") {
    return `${tree.isNegated ? "not " : ""}${tree.operator}(${tree.items.map(written).join(",")})`;
  }
  const { field, test: asked } = tree.filter;
  return `${field.name}=${asked.kind === "operator" ? asked.value : asked.kind}`;
}

describe("conditions", () => {
  test.each([
    ["eq.", { kind: "operator", operator: "eq", value: "" }],
    ["eq.a,b)", { kind: "operator", operator: "eq", value: "a,b)" }],
    ['eq."a"', { kind: "operator", operator: "eq", value: '"a"' }],
    ["like(any).{a*,b}", { kind: "operator", operator: "like", of: "any", value: "{a*,b}" }],
    ["gte(all).{1,2}", { kind: "operator", operator: "gte", of: "all", value: "{1,2}" }],
    ["in.()", { kind: "in", values: [""] }],
    ['in.(a,"b,c","d\\"e",null)', { kind: "in", values: ["a", "b,c", 'd"e', "null"] }],
    ["is.NULL", { kind: "is", value: "null" }],
    ["is.not_null", { kind: "is", value: "not_null" }],
    ["isdistinct.x", { kind: "isdistinct", value: "x" }],
    ["fts(english).a&b", { kind: "text-search", operator: "fts", language: "english", value: "a&b" }],
    ["wfts.a b", { kind: "text-search", operator: "wfts", value: "a b" }],
    ["cs.{a}", { kind: "operator", operator: "cs", value: "{a}" }],
    ["adj.[1,2]", { kind: "operator", operator: "adj", value: "[1,2]" }],
    ["eq.9007199254740993", { kind: "operator", operator: "eq", value: "9007199254740993" }],
  ])("%s", (condition, expected) => {
    const [filter] = read(`?a=${q(condition)}&`).filters;
    expect(filter?.part.test).toEqual(expected);
  });

  test.each(["", "x", "eq", "equals.1", "not.1", "in.1", "is.x", "eq(some).1", "neq(any).1", "fts(a.b).c"])(
    "%j is refused",
    (condition) => {
      const refused = refusal(`?a=${q(condition)}`);
      expect(refused).toMatchObject({ code: "PGRST100", status: 400 });
    },
  );
});

test("in a group a value ends at a comma, unless it is in quotes or braces", () => {
  const [group] = read(`?or=${q('(a.eq.x y,a.eq."1,2)",a.cs.{1,2},a.in.(3,"4,5"),not.and(a.is.null))')}`).logic;
  const filters = group?.part.kind === "group" ? group.part.items : [];
  expect(filters.map((item) => (item.kind === "filter" ? item.filter.test : item))).toEqual([
    { kind: "operator", operator: "eq", value: "x y" },
    { kind: "operator", operator: "eq", value: "1,2)" },
    { kind: "operator", operator: "cs", value: "{1,2}" },
    { kind: "in", values: ["3", "4,5"] },
    expect.objectContaining({ kind: "group", operator: "and", isNegated: true }),
  ]);
});

test("select has aliases, casts, paths, hints, joins, spreads and aggregates, at every level", () => {
  const items = read(
    `?select=${q("*,n:name::text,data->a->0->>b, author:people!author_id!inner(id,...team!left(name)),count(),x.sum()")}`,
  ).select;
  expect(items.map(shown)).toEqual([
    "*",
    "n:name::text",
    "data->a->0->>b",
    "author:people!author_id inner [id,...team left [name]]",
    "count *",
    "sum x",
  ]);
});

function shown(item: SelectItem): string {
  const alias = item.alias === undefined ? "" : `${item.alias}:`;
  if (item.kind === "relation") {
    const hint = item.hint === undefined ? "" : `!${item.hint}`;
    const join = item.join === undefined ? "" : ` ${item.join}`;
    return `${item.isSpread ? "..." : ""}${alias}${item.name}${hint}${join} [${item.items.map(shown).join(",")}]`;
  }
  const path = item.field.path.map(({ arrow, to }) => arrow + ("key" in to ? to.key : to.index)).join("");
  const cast = item.cast === undefined ? "" : `::${item.cast}`;
  return `${item.aggregate === undefined ? "" : `${item.aggregate} `}${alias}${item.field.name}${path}${cast}`;
}

test.each([
  ["?limit=5&offset=10", [[[], 10n, 14n]]],
  ["?limit=0", [[[], 0n, -1n]]],
  [
    "?posts.limit=1&posts.author.offset=2",
    [
      [["posts"], 0n, 0n],
      [["posts", "author"], 2n, undefined],
    ],
  ],
])("the rows of %s", (query, expected) => {
  expect(read(query).ranges.map(({ relations, part }) => [relations, part.from, part.to])).toEqual(expected);
});

test("an argument of a function is a text as it is, and a condition filters what it returns", () => {
  const { args, filters } = read("?a=1&a=2&b=x.y&c=eq.1&d=in.(1)", true);
  expect(args).toEqual([
    ["a", "1"],
    ["a", "2"],
    ["b", "x.y"],
  ]);
  expect(filters.map(({ part }) => part.field.name)).toEqual(["c", "d"]);
  expect(() => read("?d=in.x", true)).toThrow(Refusal);
});

test.each([
  ['?select="', "select parameter", 2],
  ["?select=id,a(", "select parameter", 6],
  ["?order=a.sideways", "order", 3],
  ["?or=(a.eq.1", "logic tree", 10],
  ["?or=()", "logic tree", 4],
  ["?columns=a,", "columns parameter", 3],
])("%s is refused with the place of the fault", (query, what, column) => {
  const refused = refusal(query);
  expect(refused).toMatchObject({ code: "PGRST100", message: expect.stringContaining(`failed to parse ${what}`) });
  expect(refused?.message).toMatch(new RegExp(`\\(line 1, column ${column}\\)$`));
});

test.each(["?a=eq.%00", "?%00=eq.1", "?a=eq.%ff"])("%s has characters that no database stores", (query) => {
  expect(refusal(query)).toMatchObject({ code: "PGRST100", status: 400 });
});

test.each(["partes(", "("])("an address nested without an end is refused: %s", (open) => {
  expect(refusal(`?select=${`a${open}`.repeat(5000)}`)).toMatchObject({ status: 400 });
  expect(refusal(`?or=(${"and(".repeat(5000)}`)).toMatchObject({ status: 400 });
});

function refusal(query: string): Refusal["parts"] | undefined {
  try {
    read(query);
  } catch (error) {
    if (error instanceof Refusal) return error.parts;
    throw error;
  }
  return undefined;
}
