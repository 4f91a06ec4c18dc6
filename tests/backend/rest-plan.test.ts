import { describe, expect, test } from "vitest";
import { Refusal } from "../../cli/backend/rest/answer/refusal.ts";
import { planRequest } from "../../cli/backend/rest/plan/plan.ts";
import { readRequest } from "../../cli/backend/rest/request/request.ts";
import type {
  Catalogue,
  CatalogueFunction,
  CatalogueKey,
  CatalogueRelation,
} from "../../cli/backend/rest/schema-cache/catalogue.ts";
import { schemaCacheOf } from "../../cli/backend/rest/schema-cache/schema-cache.ts";

/* What a request becomes with the tables and functions that there are, without a database. */

const tables: Readonly<Record<string, readonly string[]>> = {
  people: ["id", "name", "boss", "team", "city"],
  teams: ["id", "name", "lead"],
  members: ["person", "team"],
  categories: ["a", "b", "parent_a", "parent_b"],
  cities: ["id", "mayor"],
};

const oidOf = (table: string): number => Object.keys(tables).indexOf(table) + 1;
const tableOf = (name: string) => ({ schema: "public", name, oid: oidOf(name) });
const places = (table: string, names: readonly string[]) =>
  names.map((name) => ({ name, number: (tables[table] ?? []).indexOf(name) + 1 }));

const relations = Object.entries(tables).map(
  ([name, columns]): CatalogueRelation => ({
    ...tableOf(name),
    isView: false,
    columns: columns.map((column) => ({ name: column, type: "integer", base: "integer", default: null })),
  }),
);

const own = (kind: "p" | "u", table: string, ...columns: readonly string[]): CatalogueKey => ({
  kind,
  name: `${table}_${kind}`,
  table: tableOf(table),
  columns: places(table, columns),
  target: null,
  targetColumns: null,
});

const foreign = (table: string, columns: readonly string[], target: string, to: readonly string[]): CatalogueKey => ({
  kind: "f",
  name: `${table}_${columns.join("_")}_fkey`,
  table: tableOf(table),
  columns: places(table, columns),
  target: tableOf(target),
  targetColumns: places(target, to),
});

const routine = (name: string, ...args: readonly string[]): CatalogueFunction => ({
  schema: "public",
  name,
  args: args.map((arg) => {
    const [argName = "", type = "integer", isOptional] = arg.split(" ");
    return { name: argName, type, isRequired: isOptional === undefined, isVariadic: false };
  }),
  returns: { schema: "pg_catalog", name: "int4" },
  returnsSet: false,
  returnsRow: false,
  isVolatile: true,
  isolation: null,
  timeout: null,
  computed: null,
});

const catalogue: Catalogue = {
  relations,
  keys: [
    ...["people", "teams", "cities"].map((table) => own("p", table, "id")),
    own("p", "members", "person", "team"),
    own("p", "categories", "a", "b"),
    own("u", "cities", "mayor"),
    foreign("people", ["boss"], "people", ["id"]),
    foreign("people", ["team"], "teams", ["id"]),
    foreign("people", ["city"], "cities", ["id"]),
    foreign("teams", ["lead"], "people", ["id"]),
    foreign("cities", ["mayor"], "people", ["id"]),
    foreign("members", ["person"], "people", ["id"]),
    foreign("members", ["team"], "teams", ["id"]),
    foreign("categories", ["parent_a", "parent_b"], "categories", ["a", "b"]),
  ],
  functions: [
    routine("add", "a", "b"),
    routine("add", "a", "b", "c", "d integer optional"),
    routine("same", "x"),
    routine("same", "x text"),
    routine("same", "x", "y integer optional"),
    routine("whole", " jsonb"),
  ],
  casts: [],
  handlers: [],
  origins: [],
  settings: [],
};

const cache = schemaCacheOf(catalogue);

interface Asked {
  readonly method?: string;
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly isSafeUpdate?: boolean;
}

function planned(address: string, { method = "GET", body = "", headers = {}, isSafeUpdate = false }: Asked = {}) {
  const [path = "", query = ""] = address.split(/(?=\?)/s);
  const http = { method, path, query, headers: new Headers(headers), body: new TextEncoder().encode(body) };
  return planRequest(readRequest(http, ["public"]), cache, { maxRows: 1000, isSafeUpdate }).statement.statement();
}

function refusal(address: string, asked?: Asked): Refusal["parts"] {
  try {
    planned(address, asked);
  } catch (error) {
    if (error instanceof Refusal) return error.parts;
    throw error;
  }
  throw new Error(`${address} is not refused`);
}

describe("an embedded relation", () => {
  test.each([
    ["the table that a column refers to", "members?select=people(name)", '"public"."people"'],
    ["by its only column", "people?select=boss(name)", '"public"."people"'],
    ["with another name", "people?select=chief:boss(name)", '"public"."people"'],
    ["rows of the same table that refer to one", "people?select=people(name)", '"public"."people"'],
    ["of the same table, by the column", "people?select=team:people!boss(name)", '"public"."people"'],
    ["of the same table, by several columns", "categories?select=categories(a)", '"public"."categories"'],
    ["by the column of one of two keys", "people?select=teams!team(name)", '"public"."teams"'],
    ["by the constraint of one of two keys", "people?select=teams!teams_lead_fkey(name)", '"public"."teams"'],
    ["through a table between", "people?select=teams!members(name)", '"public"."members"'],
  ])("is found: %s", (_, address, expected) => {
    expect(planned(`/${address}`).text).toContain(expected);
  });

  test.each([
    ["a constraint of a table to itself", "people?select=people!people_boss_fkey(id)"],
    ["a column of a table to itself, as the one side", "people?select=people!id(id)"],
    ["one of several columns of a table to itself", "categories?select=parent_a(a)"],
    ["no relation", "teams?select=cities(id)"],
    ["a column without a key", "people?select=name(id)"],
  ])("is not found: %s", (_, address) => {
    expect(refusal(`/${address}`)).toMatchObject({ status: 400, code: "PGRST200" });
  });

  test("is ambiguous with several keys, which are named", () => {
    const parts = refusal("/people?select=teams(id)");
    expect(parts).toMatchObject({ status: 300, code: "PGRST201" });
    expect(parts.hint).toBe(
      "Try changing 'teams' to one of the following: 'teams!teams_lead_fkey', 'teams!people_team_fkey', " +
        "'teams!members'. Find the desired relationship in the 'details' key.",
    );
  });

  test("can be ordered by only if it is embedded and has one row", () => {
    expect(refusal("/people?order=teams(id)").code).toBe("PGRST108");
    expect(refusal("/people?select=teams!lead(id)&order=teams(id)").code).toBe("PGRST118");
    expect(planned("/people?select=boss(name)&order=boss(name)").text).toMatch(/order by/i);
  });

  test("can be filtered only if it is embedded", () => {
    expect(refusal("/people?boss.name=eq.1").code).toBe("PGRST108");
    expect(planned("/people?select=boss(name)&boss.name=eq.77").values).toContain("77");
  });
});

describe("a function", () => {
  const call = (name: string, body: object) => refusal(`/rpc/${name}`, { method: "POST", body: JSON.stringify(body) });

  test("is found by the names of its arguments", () => {
    expect(planned("/rpc/add?a=1&b=2").values.slice(0, 2)).toEqual(["1", "2"]);
    expect(planned("/rpc/add?a=1&b=2&c=3").values.slice(0, 3)).toEqual(["1", "2", "3"]);
    expect(planned("/rpc/add?a=1&b=2&c=3&d=4").values.slice(0, 4)).toEqual(["1", "2", "3", "4"]);
    expect(call("add", { a: 1 })).toMatchObject({ status: 404, code: "PGRST202" });
    expect(call("add", { a: 1, b: 2, e: 4 }).code).toBe("PGRST202");
  });

  test("is refused if two have the same arguments", () => {
    expect(call("same", { x: 1 })).toMatchObject({ status: 300, code: "PGRST203" });
  });

  test("takes the whole body as its only argument without a name", () => {
    const body = '{"n":9007199254740993}';
    expect(planned("/rpc/whole", { method: "POST", body }).values[0]).toBe(body);
  });
});

describe("a write", () => {
  test("of all rows is refused to the roles of browsers", () => {
    for (const method of ["PATCH", "DELETE"]) {
      const asked = { method, body: '{"name":1}', isSafeUpdate: true };
      expect(refusal("/people", asked)).toMatchObject({ status: 400, code: "21000" });
      expect(planned("/people?id=eq.1", asked).text).toMatch(/where/i);
      expect(planned("/people?or=(id.eq.1)", asked).text).toMatch(/where/i);
      expect(planned("/people", { ...asked, isSafeUpdate: false }).text).not.toContain('"people"."id" =');
    }
  });

  test("names the columns that the request names, and no other", () => {
    const asked = { method: "POST", body: '[{"name":1,"id":2}]' };
    expect(planned("/people?columns=name", asked).text).toContain('("name")');
    expect(refusal("/people", { ...asked, body: '{"nope":1}' })).toMatchObject({ status: 400, code: "PGRST204" });
    expect(refusal("/people", { ...asked, body: "{" })).toMatchObject({ status: 400, code: "PGRST102" });
    expect(refusal("/people", { ...asked, body: '[{"id":1},{"name":1}]' }).code).toBe("PGRST102");
  });

  test("has every condition of the request", () => {
    const { text, values } = planned("/people?name=gt.11&name=gt.22&or=(id.eq.33,id.eq.44)&or=(id.eq.55)", {
      method: "DELETE",
    });
    expect(text).toMatch(/^with .*delete from "public"."people"/is);
    for (const value of ["11", "22", "33", "44", "55"]) expect(values).toContain(value);
  });
});

test("texts of a request are values or quoted names, never SQL", () => {
  const evil = `'); drop table x; --`;
  const quoted = encodeURIComponent(`"${evil}"`);
  const { text, values } = planned(
    `/people?select=id,${quoted}&${quoted}=eq.${encodeURIComponent(evil)}&order=${quoted}&or=(id.eq.${quoted})`,
  );
  const withoutNames = text.replace(/"(?:[^"]|"")*"/g, "name");
  expect(withoutNames).not.toContain("drop");
  expect(values.filter((value) => value === evil)).toHaveLength(2);
});

test("tables and aggregates that are not there are refused by name", () => {
  expect(refusal("/peple")).toMatchObject({
    status: 404,
    code: "PGRST205",
    hint: "Perhaps you meant the table 'public.people'",
  });
  expect(refusal("/people?select=id.sum()")).toMatchObject({ status: 400, code: "PGRST123" });
});
