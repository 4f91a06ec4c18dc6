import { expect, test } from "vitest";
import { settings } from "../cli/review/compare/values.ts";
import schema from "../schema/design.schema.json" with { type: "json" };

/** Settings that `trama diff` describes in another way than by their name. */
const elsewhere: Readonly<Record<string, string>> = {
  $schema: "it is about the file",
  description: "it has the word of every description",
  pages: "pages are named by their titles",
  groups: "they are under Access",
  auth: "it is under Access",
  origins: "new origins have a risk mark and their address",
  plugins: "new origins have a risk mark and their address",
  on: "workflows are compared step by step",
  allow: "it has a risk mark",
};

test("trama diff has words for every setting of design.json", () => {
  const names = Object.keys(schema.properties);
  const missing = names.filter((name) => !Object.hasOwn(settings, name) && !Object.hasOwn(elsewhere, name));
  expect(missing).toEqual([]);
  const known = [...Object.keys(settings), ...Object.keys(elsewhere)].map((name) => name.split(".")[0] ?? "");
  expect(known.filter((name) => !names.includes(name))).toEqual([]);
});
