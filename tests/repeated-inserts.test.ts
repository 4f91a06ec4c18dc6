import { expect, test } from "vitest";
import { factsOf } from "../cli/audit/facts.ts";
import { repeatedInserts } from "../cli/audit/repeated-inserts.ts";
import type { DatabaseRules } from "../cli/backend/index.ts";
import { compileFiles } from "./designs.ts";

const insert = { action: "supabase.insert", table: "likes", data: { post: "p" } };
const set = (value: unknown) => ({ action: "setVariable", variable: "saving", value });
const formula = (text: string) => ({ formula: text });
const isSaving = formula("variables.saving");

/** The rules of a database whose table has a unique key. */
const keyed = (...key: readonly string[]) =>
  ({ tables: { likes: { uniqueKeys: [["id"], key] } } }) as unknown as DatabaseRules;

/** Returns the ids of the elements whose clicks may insert the same row again. */
function found(children: readonly object[], workflows: object = {}, database?: DatabaseRules): readonly unknown[] {
  const files = {
    "design.json": { formatVersion: 1, name: "app", title: "App", languages: ["en"], pages: { home: "home" } },
    "tables.json": {
      tables: {
        likes: {
          columns: {
            id: { type: "text", hasDefault: true },
            post: { type: "text", nullable: true },
            owner: { type: "text", hasDefault: true },
          },
          primaryKey: ["id"],
        },
      },
    },
    "variables.json": { variables: { saving: { type: "boolean", default: false }, post: { type: "string" } } },
    "workflows.json": { workflows },
    "components/ask.json": { id: "ask", kind: "popup", result: { type: "boolean" }, children: [] },
    "pages/home.json": { id: "home", path: "", title: "Home", sections: [{ id: "main", children }] },
  };
  const input = Object.entries(files).map(([path, json]) => ({ path, bytes: Buffer.from(JSON.stringify(json)) }));
  const { phases, diagnostics } = compileFiles(input);
  expect(diagnostics.filter(({ severity }) => severity === "error").map(({ message }) => message)).toEqual([]);
  return repeatedInserts(factsOf(phases, database)).map(({ element }) => element.json.id);
}

const button = (id: string, click: object, more: object = {}) => ({
  id,
  type: "button",
  on: { click },
  ...more,
  props: { text: id, ...("props" in more ? (more.props as object) : {}) },
});

test("a click that only inserts is found, also in a block, in a handler of several, and in a form", () => {
  expect(
    found([
      button("plain", { steps: [insert] }),
      button("inside", { steps: [{ action: "if", condition: formula("variables.post != ''"), then: [insert] }] }),
      button("caught", { steps: [{ action: "tryCatch", try: [insert], catch: [] }] }),
      button("last", [{ steps: [] }, { steps: [insert] }] as unknown as object),
      button("late", { steps: [insert, set(true)] }, { props: { disabled: isSaving } }),
      button("other", { steps: [set(true), insert] }, { props: { disabled: formula("variables.post == ''") } }),
      {
        id: "form",
        type: "form-container",
        on: { submit: { steps: [insert] } },
        children: [button("beside", { steps: [insert] })],
      },
    ]),
  ).toEqual(["plain", "inside", "caught", "last", "late", "other", "beside"]);
});

test("a named workflow is followed, once if it runs itself", () => {
  const workflows = {
    add: { steps: [insert, { action: "runWorkflow", workflow: "again" }] },
    again: { steps: [{ action: "runWorkflow", workflow: "again" }] },
    careful: {
      steps: [{ action: "stopUnless", condition: formula("!variables.saving") }, set(true), insert, set(false)],
    },
  };
  expect(
    found(
      [
        button("runs", { run: "add" }),
        button("step", { steps: [{ action: "runWorkflow", workflow: "add" }] }),
        button(
          "held",
          { steps: [set(true), { action: "runWorkflow", workflow: "add" }] },
          { props: { disabled: isSaving } },
        ),
        button("careful", { run: "careful" }),
        button("endless", { run: "again" }),
      ],
      workflows,
    ),
  ).toEqual(["runs", "step"]);
});

test("guards: a running state, a popup, another page, a key, an upsert", () => {
  expect(
    found([
      button("disabled", { steps: [set(true), insert] }, { props: { disabled: isSaving } }),
      button("hidden", { steps: [set(true), insert] }, { if: formula("!variables.saving") }),
      {
        id: "box",
        type: "flexbox",
        show: formula("!variables.saving"),
        children: [button("around", { steps: [set(true), insert] })],
      },
      button("when", { when: formula("!variables.saving"), steps: [set(true), insert] }),
      button("asked", { steps: [{ action: "openPopup", popup: "ask" }, insert] }),
      button("left", { steps: [{ action: "navigate", page: "home" }, insert] }),
      button("upsert", { steps: [{ ...insert, action: "supabase.upsert" }] }),
      button("id", { steps: [{ ...insert, data: { id: formula("variables.post ?? ''") } }] }),
      button("off", { disabled: true, steps: [insert] }),
    ]),
  ).toEqual([]);
  expect(found([button("chance", { steps: [{ ...insert, data: { id: formula("uuid()") } }] })])).toEqual(["chance"]);
});

test("a unique key of the database is a guard if the new row has it, or the database fills the rest", () => {
  const plain = [button("plain", { steps: [insert] })];
  expect(found(plain, {}, keyed("post"))).toEqual([]);
  expect(found(plain, {}, keyed("owner", "post"))).toEqual([]);
  expect(found(plain, {}, keyed("owner"))).toEqual(["plain"]);
  expect(found(plain, {}, keyed("id", "note"))).toEqual(["plain"]);
});
