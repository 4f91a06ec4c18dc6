import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { componentName } from "../../compiler/names.ts";

const folder = new URL("../../schema/elements/", import.meta.url);
const types = readdirSync(folder).map((file) => file.replace(".schema.json", ""));

interface Schema {
  readonly "x-element": { readonly variables: object; readonly actions: object };
}

/** Returns the spec of an element's module, from which handles are made. */
async function specOf(type: string): Promise<unknown> {
  const name = componentName(type);
  const module: Record<string, unknown> = await import(`../../runtime/elements/${type}.tsx`);
  expect(module[name], `${type}.tsx exports ${name}`).toBeTypeOf("function");
  return Reflect.get(Object(module[name]), "spec");
}

test.each(types)("%s has a component with the variables and actions of its schema", async (type) => {
  const schema: Schema = JSON.parse(readFileSync(new URL(`${type}.schema.json`, folder), "utf8"));
  const { variables, actions } = schema["x-element"];
  const spec = await specOf(type);
  if (spec === undefined) {
    expect([Object.keys(variables), Object.keys(actions)]).toEqual([[], []]);
    return;
  }
  expect(Reflect.get(Object(spec), "type")).toBe(type);
  expect(Object.keys(Reflect.get(Object(spec), "variables")).sort()).toEqual(Object.keys(variables).sort());
  expect([...Reflect.get(Object(spec), "actions")].sort()).toEqual(Object.keys(actions).sort());
});
