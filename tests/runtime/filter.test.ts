import { expect, test } from "vitest";
import { arrange } from "../../runtime/data/arrange.ts";
import {
  and,
  contains,
  containsAll,
  containsWords,
  endsWith,
  eq,
  type Filter,
  hasKey,
  ignoreEmpty,
  isIn,
  isNotNull,
  isNull,
  matches,
  ne,
  notContains,
  notIn,
  or,
  overlap,
  startsWith,
  when,
} from "../../runtime/data/filter.ts";
import { plainFilter } from "../../runtime/data/plain-filter.ts";
import { filterText } from "../../runtime/plugins/supabase/supabase-filter.ts";

const text = (filter: Filter): string | undefined => {
  const plain = plainFilter(filter);
  return plain && filterText(plain);
};

test.each<[Filter, string | undefined]>([
  [eq("a", 1), 'a.eq."1"'],
  [eq("a", null), "a.is.null"],
  [ne("a", undefined), "a.not.is.null"],
  [contains("nome", "Ana, (x)"), 'nome.ilike."%Ana, (x)%"'],
  [contains("nome", '50% "a_b" c\\d *'), 'nome.ilike."%50\\\\% \\"a\\\\_b\\" c\\\\\\\\d _%"'],
  [notContains("nome", "x"), 'nome.not.ilike."%x%"'],
  [startsWith("nome", "x"), 'nome.ilike."x%"'],
  [endsWith("nome", "x"), 'nome.ilike."%x"'],
  [isNull("a"), "a.is.null"],
  [isNotNull("a"), "a.not.is.null"],
  [isIn("a", ["x", 'y"z', 3]), 'a.in.("x","y\\"z","3")'],
  [isIn("a", "x,y"), 'a.in.("x","y")'],
  [isIn("a", []), "a.in.()"],
  [notIn("a", ["x"]), 'a.not.in.("x")'],
  [overlap("tags", ["a b", "c"]), 'tags.ov."{\\"a b\\",\\"c\\"}"'],
  [containsAll("dados", { a: 1 }), 'dados.cs."{\\"a\\":1}"'],
  [hasKey("dados", "k"), "dados->k.not.is.null"],
  [matches("a", "/^x/i"), 'a.imatch."^x"'],
  [and(eq("a", 1), or(eq("b", 2), isNull("b"))), 'and(a.eq."1",or(b.eq."2",b.is.null))'],
  [and(ignoreEmpty(eq("a", "")), ignoreEmpty(isIn("b", [])), eq("c", 0)), 'c.eq."0"'],
  [and(when(false, eq("a", 1)), null, false), undefined],
  [
    {
      and: [
        { field: "a", operator: "eq", value: 1, if: 0 },
        { or: [], if: true },
      ],
    },
    undefined,
  ],
  [{ or: [{ field: "a", operator: "eq", value: 1 }], if: false }, undefined],
  [containsWords("nome", " lima  ana"), 'and(nome.ilike."%lima%",nome.ilike."%ana%")'],
  [containsWords("nome", " "), undefined],
])("%j is %s", (filter, expected) => {
  expect(text(filter)).toBe(expected);
});

const people = [
  { id: 1, nome: "Ana", idade: 30, tags: ["a"] },
  { id: 2, nome: "Bruno", idade: null, tags: [] },
  { id: 3, nome: "ana", idade: 25, tags: ["a", "b"] },
  null,
];
const ids = (filter: Filter) => arrange(people, { filter }).map((one) => one?.id);

test("lists are filtered as the source would", () => {
  expect(ids(contains("nome", "AN"))).toEqual([1, 3]);
  expect(ids(containsWords("nome", "o BR"))).toEqual([2]);
  expect(ids(containsWords("nome", "o an"))).toEqual([]);
  expect(ids({ field: "idade", operator: "gt", value: 26 })).toEqual([1]);
  expect(ids(isNull("idade"))).toEqual([2]);
  expect(ids(isNull("tags"))).toEqual([2]);
  expect(ids(containsAll("tags", ["a", "b"]))).toEqual([3]);
  expect(ids(overlap("tags", ["b"]))).toEqual([3]);
  expect(ids(or(eq("id", 1), eq("id", 2)))).toEqual([1, 2]);
  expect(ids(matches("nome", "/^a/i"))).toEqual([1, 3]);
  expect(ids(matches("nome", "("))).toEqual([]);
  expect(ids(ignoreEmpty(eq("id", "")))).toEqual([1, 2, 3, undefined]);
});

test("lists are sorted by levels, missing values first going up and last going down, and cut", () => {
  const list = people.slice(0, 3);
  const by = (...sort: Parameters<typeof arrange>[1]["sort"] & object) => arrange(list, { sort }).map((one) => one?.id);
  expect(by({ by: "idade" })).toEqual([2, 3, 1]);
  expect(by({ by: "idade", direction: "desc" })).toEqual([1, 3, 2]);
  expect(by({ by: "idade", nulls: "last" })).toEqual([3, 1, 2]);
  expect(by({ by: "idade", if: false }, { by: "id", direction: "DESC" })).toEqual([3, 2, 1]);
  expect(arrange(list, { limit: 1 })).toHaveLength(1);
  expect(list.map((one) => one?.id)).toEqual([1, 2, 3]);
});
