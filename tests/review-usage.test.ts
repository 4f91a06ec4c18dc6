import { expect, test } from "vitest";
import { readSide } from "../cli/review/read-side.ts";
import { usageOf } from "../cli/review/usage.ts";

// The pages that a review names for a change are those that show the thing.

const text = (id: string, formula: string) => ({ id, type: "text", props: { text: { formula } } });
const page = (id: string, children: readonly unknown[]) => ({
  id,
  path: id,
  title: id,
  sections: [{ use: "menu" }, { id: "body", children }],
});
const files = {
  "design.json": { formatVersion: 1, name: "shop", title: "Shop", languages: ["en"], pages: { home: "one" } },
  "variables.json": { variables: { view: { type: "string", default: "" } } },
  "collections.json": { collections: { orders: { source: "static", data: [] } } },
  "workflows.json": {
    workflows: {
      leave: {
        steps: [
          { action: "resetVariables", variables: ["view"] },
          { action: "setVariable", variable: "view", value: "" },
          { action: "fetchCollections", collections: ["orders"] },
        ],
      },
      read: { steps: [{ action: "log", message: { formula: "variables.view" } }] },
    },
  },
  "sections/menu.json": {
    id: "menu",
    children: [{ id: "out", type: "button", props: { text: "Out" }, on: { click: { run: "leave" } } }],
  },
  "pages/one.json": page("one", [text("shown", "variables.view")]),
  "pages/two.json": page("two", [text("count", "string(length(collections.orders.data))")]),
  "pages/three.json": page("three", [
    { id: "act", type: "button", props: { text: "Act" }, on: { click: { run: "read" } } },
  ]),
};

test("a step that resets, sets or fetches a thing does not show it", () => {
  const { side } = readSide({
    shown: "shop",
    folder: "shop",
    files: Object.entries(files).map(([path, json]) => ({ path, bytes: Buffer.from(JSON.stringify(json)) })),
    others: new Map(),
  });
  const usage = usageOf(side.design);
  expect(usage.pagesOf("variable view").toSorted()).toEqual(["one", "three"]);
  expect(usage.pagesOf("collection orders")).toEqual(["two"]);
  expect(usage.pagesOf("workflow leave").toSorted()).toEqual(["one", "three", "two"]);
});
