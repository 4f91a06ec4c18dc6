import { expect, test } from "vitest";
import type { Diagnostic } from "../compiler/diagnostics/diagnostic.ts";
import { type Files, fileOf } from "./all-designs.ts";
import { compileFiles } from "./designs.ts";
import { designOf, type RandomWorkflows, randomWorkflows } from "./random-workflows.ts";
import { typeErrors } from "./type-check.ts";

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

const filesOf = (all: RandomWorkflows): Files =>
  Object.entries(designOf(all)).map(([path, json]) => fileOf(path, JSON.stringify(json)));

/** Returns a value without the steps that themselves contain one of `owners`; the steps inside them count apart. */
function withoutSteps<T>(value: T, owners: ReadonlySet<object>): T;
function withoutSteps(value: unknown, owners: ReadonlySet<object>): unknown {
  const isWrong = (step: unknown): boolean =>
    isObject(step) &&
    (owners.has(step) ||
      Object.entries(step).some(([key, inner]) =>
        Array.isArray(inner) ? key === "cases" && inner.some((one) => owners.has(one)) : isWrong(inner),
      ));
  if (Array.isArray(value))
    return value
      .filter((one) => !isObject(one) || !("action" in one) || !isWrong(one))
      .map((one) => withoutSteps(one, owners));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key, inner]) => key !== "when" || !("steps" in value) || !isWrong(inner))
      .map(([key, inner]) => [key, withoutSteps(inner, owners)]),
  );
}

/** Compiles workflows, without the steps that have errors. */
function compileSound(all: RandomWorkflows) {
  let sound = all;
  for (;;) {
    const { output, diagnostics } = compileFiles(filesOf(sound));
    if (output) return { output, sound };
    const wrong = diagnostics.filter(({ severity }) => severity === "error");
    sound = withoutErrors(sound, wrong);
  }
}

function withoutErrors(all: RandomWorkflows, wrong: readonly Diagnostic[]): RandomWorkflows {
  const owners = new Set(wrong.map(({ place }) => place.owner));
  const before = JSON.stringify(all);
  const parsed = parsedOf(all, wrong);
  const after = withoutSteps(parsed, owners);
  // An error elsewhere would come back each time.
  if (JSON.stringify(after) === before) throw new Error(wrong.map(({ code, message }) => `${code} ${message}`).join());
  return after;
}

/** The workflows as the compiler parsed them, whose objects are the owners of its diagnostics. */
function parsedOf(all: RandomWorkflows, wrong: readonly Diagnostic[]): RandomWorkflows {
  const jsonOf = (path: string) => wrong.find(({ place }) => place.file.path === path)?.place.file.json;
  const named = valueAt(jsonOf("workflows.json"), "workflows");
  const row = valueAt(jsonOf("pages/home.json"), "sections", 0, "children", 0, "children");
  const buttons = Array.isArray(row) ? row.filter((one) => valueAt(one, "type") === "button") : undefined;
  const inPage = buttons?.map((one) => [valueAt(one, "id"), valueAt(one, "on", "click")]);
  return {
    named: isObject(named) ? { ...named } : all.named,
    inPage: inPage ? Object.fromEntries(inPage) : all.inPage,
  };
}

const valueAt = (value: unknown, ...path: readonly (string | number)[]): unknown =>
  path.reduce<unknown>((one, key) => (isObject(one) ? Reflect.get(one, key) : undefined), value);

const stepCount = (value: unknown): number => JSON.stringify(value).split('"action":').length - 1;

test("random workflows that are valid type-check", () => {
  const all = randomWorkflows(80);
  const { output, sound } = compileSound(all);
  expect(stepCount(sound)).toBeGreaterThan(stepCount(all) * 0.6);
  expect(typeErrors([{ name: "random", output }])).toEqual([]);
});
