import { expect, test } from "vitest";
import { arrange } from "../../runtime/data/arrange.ts";
import { isEmpty, type PlainComparison } from "../../runtime/data/plain-filter.ts";
import { conditionOf } from "../../runtime/plugins/supabase/supabase-filter.ts";

const items = [
  { id: 1, nome: "Ana", valor: 10, tags: ["a", "b"], dados: { cor: "azul", peso: 1 }, criado: "2026-01-02" },
  { id: 2, nome: "ANDRÉ", valor: null, tags: ["b"], dados: {}, criado: "2026-02-02" },
  { id: 3, nome: "Bia (SP)", valor: 5, tags: [], dados: { cor: null }, criado: null },
  { id: 4, nome: "", valor: 0, tags: null, dados: null, criado: "2026-01-02" },
];

// Per operator: the ids that match in the browser, and the query sent to the database.
test.each<
  [field: string, operator: PlainComparison["operator"], value: unknown, ids: readonly number[], asked: string]
>([
  ["valor", "eq", 10, [1], "valor=eq.10"],
  ["valor", "eq", "10", [], "valor=eq.10"],
  ["valor", "eq", null, [2], "valor=is.null"],
  ["valor", "ne", 10, [2, 3, 4], "valor=neq.10"],
  ["valor", "ne", null, [1, 3, 4], "valor=not.is.null"],
  ["valor", "lt", 5, [4], "valor=lt.5"],
  ["valor", "lte", 5, [3, 4], "valor=lte.5"],
  ["valor", "gt", 5, [1], "valor=gt.5"],
  ["valor", "gte", 5, [1, 3], "valor=gte.5"],
  ["criado", "gt", "2026-01-15", [2], "criado=gt.2026-01-15"],
  ["nome", "contains", "an", [1, 2], "nome=ilike.%an%"],
  ["nome", "contains", "(sp)", [3], "nome=ilike.%(sp)%"],
  ["dados", "contains", "azul", [1], "dados=ilike.%azul%"],
  ["nome", "contains", 7, [], "nome=ilike.%7%"],
  ["nome", "notContains", "an", [3, 4], "nome=not.ilike.%an%"],
  ["nome", "startsWith", "an", [1, 2], "nome=ilike.an%"],
  ["nome", "endsWith", "É", [2], "nome=ilike.%É"],
  ["nome", "isNull", undefined, [4], "nome=is.null"],
  ["tags", "isNull", undefined, [3, 4], "tags=is.null"],
  ["dados", "isNotNull", undefined, [1, 3], "dados=not.is.null"],
  ["id", "in", [1, 3], [1, 3], 'id=in.("1","3")'],
  ["nome", "in", "Ana, ANDRÉ", [1, 2], 'nome=in.("Ana","ANDRÉ")'],
  ["id", "in", [], [], "id=in.()"],
  ["id", "notIn", [1, 3], [2, 4], 'id=not.in.("1","3")'],
  ["tags", "overlap", ["a", "x"], [1], 'tags=ov.{"a","x"}'],
  ["tags", "notOverlap", ["a", "x"], [2, 3, 4], 'tags=not.ov.{"a","x"}'],
  ["tags", "containsAll", ["a", "b"], [1], 'tags=cs.{"a","b"}'],
  ["dados", "containsAll", { cor: "azul" }, [1], 'dados=cs.{"cor":"azul"}'],
  ["dados", "hasKey", "cor", [1, 3], "dados->cor=not.is.null"],
  ["dados", "notHasKey", "cor", [2, 4], "dados->cor=is.null"],
  ["nome", "matches", "^A", [1, 2], "nome=match.^A"],
  ["nome", "matches", "/^ana$/i", [1], "nome=imatch.^ana$"],
  ["nome", "notMatches", "/^a/i", [3, 4], "nome=not.imatch.^a"],
])("%s %s %j", (field, operator, value, ids, asked) => {
  expect(arrange(items, { filter: { field, operator, value } }).map(({ id }) => id)).toEqual(ids);
  const condition = conditionOf({ field, operator, value });
  expect(`${condition.column}=${condition.operator}.${condition.operand}`).toBe(asked);
});

// Names that mean something else in an address, or would end there.
test.each<[field: string, operator: PlainComparison["operator"], asked: string]>([
  ["limit", "isNull", '"limit"=is.null'],
  ["or", "eq", '"or"=eq.1'],
  ["on_conflict", "eq", '"on_conflict"=eq.1'],
  ["apikey", "eq", '"apikey"=eq.1'],
  ["conta.order", "eq", 'conta."order"=eq.1'],
  ["first name", "eq", '"first name"=eq.1'],
  ["ação", "eq", '"ação"=eq.1'],
  ["名前", "eq", '"名前"=eq.1'],
  ['"v1.0"', "eq", '"v1.0"=eq.1'],
  ['conta."v1.0"', "eq", 'conta."v1.0"=eq.1'],
  ['"a\\"b\\\\c->d"', "eq", '"a\\"b\\\\c->d"=eq.1'],
  ["dados->endereco->>cidade", "eq", "dados->endereco->>cidade=eq.1"],
  ["dados->0->>a b", "eq", 'dados->0->>"a b"=eq.1'],
  ['dados->"0"->>"a.b"', "eq", 'dados->"0"->>"a.b"=eq.1'],
  ["limit->>offset", "eq", '"limit"->>offset=eq.1'],
])("a condition on %s", (field, operator, asked) => {
  const { column, operator: sent, operand } = conditionOf({ field, operator, value: 1 });
  expect(`${column}=${sent}.${operand}`).toBe(asked);
});

test("keys of JSON are keys, not indexes or operators", () => {
  const columnOf = (value: unknown) => conditionOf({ field: "dados", operator: "hasKey", value }).column;
  expect(["cor", 0, "2024", "a.b", "x->y", "é"].map(columnOf)).toEqual([
    "dados->cor",
    'dados->"0"',
    'dados->"2024"',
    'dados->"a.b"',
    'dados->"x->y"',
    'dados->"é"',
  ]);
});

test("emptiness is the same as for `ifEmpty`", () => {
  for (const value of [undefined, null, "", [], {}]) expect(isEmpty(value)).toBe(true);
  for (const value of [0, false, Number.NaN, new Date(), [null], "0"]) expect(isEmpty(value)).toBe(false);
});

test("an item that is nothing passes no filter, and all pass none", () => {
  expect(arrange([null, 1], { filter: { field: "a", operator: "isNull" } })).toEqual([1]);
  expect(arrange([null, 1], { filter: { and: [] } })).toEqual([null, 1]);
  expect(arrange([null, 1], { filter: { or: [{ field: "a", operator: "eq", value: 1 }], if: false } })).toEqual([
    null,
    1,
  ]);
  expect(arrange([1], { filter: { and: [{ field: "a", operator: "eq", value: "", ignoreEmpty: true }] } })).toEqual([
    1,
  ]);
});
