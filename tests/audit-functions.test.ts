import { expect, test } from "vitest";
import { ruleOf } from "../cli/audit/rules.ts";
import { pastedPaths } from "../cli/audit/service-key.ts";
import { readFunctions } from "../cli/project/read.ts";
import { designs } from "./all-designs.ts";

/** Functions that have the service key, and put a text into an address. */

const key = `const key = Deno.env.get("SUPABASE_SERVICE_ROLE_KEY");\n`;
/** In the examples below, `#{` begins what a template takes in. */
const written = (code: string): string => code.replaceAll("#{", "$".concat("{"));
const found = (code: string) => pastedPaths([{ path: "send/index.ts", text: written(code) }]);

test("the wrong example has a finding with its line, the right one has none", () => {
  const rule = ruleOf("audit/service-key-path");
  expect(found(rule?.wrong ?? "")).toEqual(["send/index.ts:6"]);
  expect(found(rule?.right ?? "")).toEqual([]);
  // Also with the key, what is encoded stays in its place.
  expect(found(key + rule?.right)).toEqual([]);
});

test.each([
  'fetch(`#{Deno.env.get("SUPABASE_URL")}/storage/v1/object/a/#{path}`)',
  'fetch(`#{Deno.env.get("SUPABASE_URL")}/#{path}`)',
  'const base = Deno.env.get("SUPABASE_URL") ?? "";\nfetch(`#{base}/#{path}`)',
  "service(`rest/v1/orders?id=eq.#{id}`)",
  'fetch(url + "/auth/v1/admin/users/" + id)',
  "fetch(`https://x.supabase.co/rest/v1/#{table}?select=#{encodeURIComponent(columns)}`)",
  "fetch(`#{url}/rest/v1/orders?#{`id=eq.#{id}`}`)",
  "const query = `id=eq.#{id}`;\nfetch(`#{url}/rest/v1/orders?#{query}`)",
  'const admin = createClient(url, key);\nadmin.storage.from("reports").download(path)',
  'const admin = createClient(url, Deno.env.get("SUPABASE_SERVICE_ROLE_KEY")!);\nadmin.storage.from("reports").remove([path])',
  'const admin = createClient(url, key);\nadmin.storage.from(bucket).list("a")',
])("found: %s", (code) => {
  expect(found(key + code)).toHaveLength(1);
  expect(found(code.includes("SERVICE_ROLE") ? "" : code)).toEqual([]);
});

test.each([
  'fetch(`#{Deno.env.get("SUPABASE_URL")}/storage/v1/object/a/#{encodeURIComponent(name)}`)',
  'const path = parts.map(encodeURIComponent).join("/");\nfetch(`#{url}/storage/v1/object/a/#{path}`)',
  "const query = `id=eq.#{encodeURIComponent(id)}`;\nfetch(`#{url}/rest/v1/orders?#{query}`)",
  "fetch(`#{url}/rest/v1/orders?#{new URLSearchParams({ id })}`)",
  'const table = "orders";\nfetch(`#{url}/rest/v1/#{table}`)',
  "const text = `Bearer #{token}`;",
  "// fetch(`#{url}/rest/v1/#{table}`)",
  "fetch(`https://api.example/v1/#{id}`)",
  'const admin = createClient(url, key);\nadmin.storage.from("reports").download("monthly.csv")',
  'const asCaller = createClient(url, anon);\nasCaller.storage.from("reports").download(path)',
])("not found: %s", (code) => expect(found(key + code)).toEqual([]));

test("code that functions share counts when one of them has the key", () => {
  const shared = {
    path: "_shared/files.ts",
    text: written("export const read = (path: string) => fetch(`#{url}/rest/v1/#{path}`);"),
  };
  const uses = (text: string) => ({
    path: "send/index.ts",
    text: `import { read } from "../_shared/files.ts";\n`.concat(text),
  });
  expect(pastedPaths([shared, uses(key)])).toEqual(["_shared/files.ts:1"]);
  expect(pastedPaths([shared, uses("")])).toEqual([]);
});

test.each(designs)("nothing is found in $name", ({ folder }) => {
  expect(pastedPaths(readFunctions(folder))).toEqual([]);
});
