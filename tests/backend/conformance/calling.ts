import { expect } from "vitest";
import { asks, type Case } from "./cases.ts";

/** Functions of the database, and edge functions. */
export const calling: readonly Case[] = [
  asks("a value", ({ anyone }) => anyone.rpc("conf_add", { a: 1, b: 2 }), 3),
  asks("a parameter that is left out", ({ anyone }) => anyone.rpc("conf_add", { a: 1 }), 11),
  asks("by GET", ({ anyone }) => anyone.rpc("conf_add", { a: 1, b: 2 }, { get: true }), 3),
  asks("JSON", ({ anyone }) => anyone.rpc("conf_kinds", { one: { a: 1 }, many: [1, "b"] }), "object array"),
  asks("nothing", ({ anyone }) => anyone.rpc("conf_nothing"), null),
  asks(
    "rows, which can be filtered, sorted and chosen from",
    ({ anyone }) =>
      anyone.rpc("conf_books_of", { author: 3 }).select("id").gt("id", 1).order("id", { ascending: false }).limit(1),
    [{ id: 5 }],
  ),
  asks(
    "rows with their relations",
    ({ anyone }) => anyone.rpc("conf_books_of", { author: 2 }).select("id, conf_authors(name)"),
    [{ id: 3, conf_authors: { name: "Machado" } }],
  ),
  asks("how many rows", ({ anyone }) => anyone.rpc("conf_books_of", { author: 3 }, { count: "exact", head: true }), {
    count: 2,
    data: null,
  }),
  asks("as nobody", ({ anyone }) => anyone.rpc("conf_who").single(), { role: "anon", id: null }),
  {
    name: "as a person",
    run: async ({ ana }) => {
      const [{ data }, { data: person }] = [await ana.rpc("conf_who").single(), await ana.auth.getUser()];
      return { who: data, isSame: person.user !== null && JSON.stringify(data).includes(person.user.id) };
    },
    gives: { who: { role: "authenticated", id: expect.any(String) }, isSame: true },
  },
  {
    name: "an error that a function raises",
    run: async ({ anyone }) => {
      const { error, status } = await anyone.rpc("conf_refuse", { why: "not now" });
      return { status, code: error?.code, message: error?.message, details: error?.details, hint: error?.hint };
    },
    gives: { status: 400, code: "P0001", message: "not now", details: "the detail", hint: "the hint" },
  },
  {
    name: "an answer that a function makes itself",
    run: async ({ anyone }) => {
      const { error, status } = await anyone.rpc("conf_say", { status: "418" });
      return [status, error?.code, error?.message];
    },
    gives: [418, "own", "own words"],
  },
  asks("a function that is not there", ({ anyone }) => anyone.rpc("conf_missing"), { code: "PGRST202" }),
  {
    name: "an edge function, with body and headers",
    run: async ({ anyone }) =>
      (await anyone.functions.invoke("conformance", { body: { a: "é" }, headers: { "x-conformance": "yes" } })).data,
    gives: { method: "POST", path: "", header: "yes", body: { a: "é" } },
  },
  {
    name: "an edge function, by another method and a path",
    run: async ({ anyone }) => (await anyone.functions.invoke("conformance/a/b", { method: "GET" })).data,
    gives: { method: "GET", path: "/a/b", header: null, body: null },
  },
  {
    name: "an edge function that answers with an error",
    run: async ({ anyone }) => {
      const { data, error } = await anyone.functions.invoke("conformance?status=409");
      return { data, name: error.name, message: error.message, status: error.context.status };
    },
    gives: {
      data: null,
      name: "FunctionsHttpError",
      message: "Edge Function returned a non-2xx status code",
      status: 409,
    },
  },
];
