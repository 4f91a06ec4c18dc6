import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { plainRuntime } from "../../runtime/app/runtime.ts";
import { logEntries } from "../../runtime/errors/error-log.ts";
import { beginLifetime, endLifetime } from "../../runtime/page/lifetime.ts";
import { startHandler } from "../../runtime/workflow/workflow.ts";
import { loadDesign } from "./run-design.ts";

/** The rules of workflows, each in a design that is compiled and run. */

let logged = 0;
const removals: (() => void)[] = [];
beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  logged = logEntries().length;
});
afterEach(() => {
  vi.restoreAllMocks();
  endLifetime(plainRuntime);
  for (const remove of removals.splice(0)) remove();
});

const newLines = () =>
  logEntries()
    .slice(logged)
    .map(({ label, message }) => `${label}: ${message}`);

const note = (what: unknown) => ({ action: "callFunction", function: "note", args: [what] });
const later = (what: unknown) => ({ action: "callFunction", function: "later", args: [what] });
const formula = (text: string) => ({ formula: text });

/** Run the workflow `main` of a design; returns its notes and its result. */
async function run(workflows: Readonly<Record<string, object>>, variables?: Readonly<Record<string, object>>) {
  const design = await loadDesign(workflows, variables);
  removals.push(design.remove);
  const result = await startHandler(design.workflows.main, undefined, "inicio#mais.click");
  return { noted: design.noted, result, variables: design.variables };
}

const one = (steps: readonly object[], more: object = {}) => run({ main: { steps, ...more } });

test("steps run in order, each after the one before has ended", async () => {
  const { noted } = await one([later("1"), note("2"), later("3"), { action: "wait", ms: 1 }, note("4")]);
  expect(noted).toEqual(["1", "2", "3", "4"]);
});

test("the error of a helper names the step, in the log, in onError and in catch", async () => {
  const dados = { dados: { type: "object", default: {} } };
  const failing = { id: "gravar", action: "log", message: formula("lower(variables.dados.nome)") };
  const unnamed = { action: "setVariable", variable: "dados", value: formula("pick(variables.dados.nada, 'a')") };
  const onError = [note(formula("error.message")), note(formula("error.data"))];
  await run({ main: { steps: [note("before"), failing] } }, dados);
  expect(newLines()).toEqual(["inicio#mais.click: step main.gravar: lower: First parameter must be a text"]);
  const { noted } = await run({ main: { steps: [failing], onError } }, dados);
  expect(noted).toEqual(["step main.gravar: lower: First parameter must be a text", null]);
  // The caller has a step too, but the error is the inner one's.
  const called = await run(
    {
      main: {
        steps: [
          { action: "log", message: formula("join(variables.dados.lista ?? ['a'], ' ')") },
          { action: "runWorkflow", workflow: "inner" },
        ],
        onError,
      },
      inner: { steps: [unnamed] },
    },
    dados,
  );
  expect(called.noted).toEqual(["step inner.setVariable dados: pick: First parameter must be an object", null]);
  const caught = await run(
    { main: { steps: [{ action: "tryCatch", try: [failing], catch: [note(formula("error.message"))] }] } },
    dados,
  );
  expect(caught.noted).toEqual(["step main.gravar: lower: First parameter must be a text"]);
  // Another error after such a step is not the helper's.
  const other = await run(
    {
      main: {
        steps: [
          { id: "certo", action: "log", message: formula("join(variables.dados.lista ?? ['a'], ' ')") },
          { action: "throw", message: "parou" },
        ],
        onError,
      },
    },
    dados,
  );
  expect(other.noted).toEqual(["parou", null]);
});

test("a branch returns to the step after its if, however deep", async () => {
  const inner = { action: "if", condition: true, then: [note("inner")], else: [note("never")] };
  const chosen = {
    action: "switch",
    value: formula("lower('B')"),
    cases: [
      { value: "a", steps: [note("never")] },
      { value: "b", steps: [note("case")] },
    ],
    default: [note("never")],
  };
  const { noted } = await one([
    { action: "if", condition: true, then: [note("then"), inner, note("after inner"), chosen, note("after switch")] },
    note("after"),
  ]);
  expect(noted).toEqual(["then", "inner", "after inner", "case", "after switch", "after"]);
});

test("the case of null takes what is missing", async () => {
  const { noted } = await one([
    {
      action: "switch",
      value: formula("[1][9]"),
      cases: [{ value: null, steps: [note("missing")] }],
      default: [note("there")],
    },
  ]);
  expect(noted).toEqual(["missing"]);
});

test("a step that is switched off is left out with its branches", async () => {
  const off = { action: "if", condition: true, then: [note("never")], disabled: true };
  expect((await one([off, note("on")])).noted).toEqual(["on"]);
});

test("return ends the workflow with its value, out of loops and branches; finally still runs", async () => {
  const { noted, result } = await one(
    [
      {
        id: "volta",
        action: "forEach",
        items: [1, 2, 3],
        steps: [
          {
            action: "tryCatch",
            try: [
              note(formula("steps.volta.item")),
              {
                action: "if",
                condition: formula("steps.volta.item == 2"),
                then: [{ action: "return", value: formula("steps.volta.item * 10") }],
              },
            ],
            finally: [note("finally")],
          },
        ],
      },
      note("never"),
    ],
    { result: { type: "number" } },
  );
  expect(noted).toEqual([1, "finally", 2, "finally"]);
  expect(result).toBe(20);
});

test("stopUnless ends the whole workflow, not only its branch", async () => {
  const { noted } = await one([
    note("1"),
    { action: "if", condition: true, then: [{ action: "stopUnless", condition: false }, note("never")] },
    note("never"),
  ]);
  expect(noted).toEqual(["1"]);
});

test("a while loop asks before each turn; break and continue act only when theirs holds", async () => {
  const { noted } = await run(
    {
      main: {
        steps: [
          {
            action: "while",
            condition: formula("variables.n < 10"),
            steps: [
              { action: "setVariable", variable: "n", value: formula("variables.n + 1") },
              { action: "continue", when: formula("variables.n == 2") },
              { action: "break", when: formula("variables.n == 4") },
              note(formula("variables.n")),
            ],
          },
          note("end"),
        ],
      },
    },
    { n: { type: "number", default: 0 } },
  );
  expect(noted).toEqual([1, 3, "end"]);
});

test("items that are not a list end the workflow with the fixed message", async () => {
  const { noted } = await run({
    main: {
      steps: [{ action: "runWorkflow", workflow: "percorrer" }],
      onError: [note(formula("error.message"))],
    },
    percorrer: {
      params: [{ id: "itens", type: "list", optional: true }],
      steps: [{ action: "forEach", items: formula("params.itens"), steps: [note("never")] }],
    },
  });
  expect(noted).toEqual(["Fail to start loop, as items to parse is not iterable"]);
});

test("the first error stops the steps, and onError has its name, message, stack and data", async () => {
  const { noted } = await one(
    [note("1"), { action: "callFunction", function: "explode", args: ["quebrou"] }, note("never")],
    {
      onError: [
        note(formula("error.name")),
        note(formula("error.message")),
        note(formula("contains(error.stack ?? '', 'quebrou')")),
        note(formula("error.data")),
      ],
    },
  );
  expect(noted).toEqual(["1", "RangeError", "quebrou", true, { status: 409 }]);
  expect(newLines()).toEqual([]);
});

test("an error inside onError is one line in the log, and ends it", async () => {
  const { noted } = await one([{ action: "throw", message: "um" }], {
    onError: [note("onError"), { action: "throw", message: "dois" }, note("never")],
  });
  expect(noted).toEqual(["onError"]);
  expect(newLines()).toEqual(["inicio#mais.click.onError: dois"]);
});

test("an error without onError is one line in the log with the place it started from", async () => {
  await one([{ action: "throw", message: "um" }]);
  expect(newLines()).toEqual(["inicio#mais.click: um"]);
});

test("an error of a called workflow runs its onError, then the caller's; nobody logs it", async () => {
  const { noted } = await run({
    main: {
      steps: [{ action: "runWorkflow", workflow: "inner" }, note("never")],
      onError: [note(formula("'outer ' + error.message"))],
    },
    inner: { steps: [{ action: "throw", message: "um" }], onError: [note("inner")] },
  });
  expect(noted).toEqual(["inner", "outer um"]);
  expect(newLines()).toEqual([]);
});

test("a catch branch handles the error and the workflow continues", async () => {
  const { noted } = await one([
    {
      action: "tryCatch",
      try: [{ action: "throw", message: "um" }, note("never")],
      catch: [note(formula("error.message"))],
      finally: [note("finally")],
    },
    note("on"),
  ]);
  expect(noted).toEqual(["um", "finally", "on"]);
});

test("the third entry of a workflow in one call chain stops it with a log line, and the callers go on", async () => {
  const { noted } = await run({
    main: { steps: [note("in"), { action: "runWorkflow", workflow: "main" }, note("out")] },
  });
  expect(noted).toEqual(["in", "in", "out", "out"]);
  expect(newLines()).toEqual(["inicio#mais.click: workflow main was stopped, as it called itself: main > main > main"]);
});

test("iterations of a loop are not entries", async () => {
  const { noted } = await run({
    main: {
      steps: [{ action: "forEach", items: [1, 2, 3, 4], steps: [{ action: "runWorkflow", workflow: "turn" }] }],
    },
    turn: { steps: [note("turn")] },
  });
  expect(noted).toEqual(["turn", "turn", "turn", "turn"]);
  expect(newLines()).toEqual([]);
});

test("a workflow that is not waited for still counts in its chain, and its error is a log line", async () => {
  const { noted } = await run({
    main: { steps: [{ action: "runWorkflow", workflow: "side", wait: false }, note("first")] },
    side: { steps: [{ action: "wait", ms: 1 }, note("side"), { action: "throw", message: "tarde" }] },
  });
  expect(noted).toEqual(["first"]);
  await expect.poll(() => noted).toEqual(["first", "side"]);
  expect(newLines()).toEqual(["inicio#mais.click: tarde"]);
});

test("parameters reach a workflow, and its result the step of the caller", async () => {
  const { noted } = await run({
    main: {
      steps: [
        { id: "soma", action: "runWorkflow", workflow: "somar", with: { a: 2, b: formula("1 + 2") } },
        note(formula("steps.soma ?? 0")),
      ],
    },
    somar: {
      params: [
        { id: "a", type: "number" },
        { id: "b", type: "number" },
      ],
      result: { type: "number" },
      steps: [{ action: "return", value: formula("params.a + params.b") }],
    },
  });
  expect(noted).toEqual([5]);
});

test("a workflow whose condition is false does nothing, and returns nothing", async () => {
  const { noted, result } = await one([note("never"), { action: "return", value: 1 }], { when: formula("1 > 2") });
  expect(noted).toEqual([]);
  expect(result).toBeUndefined();
});

test("workflows of one trigger run side by side; one that fails leaves the others alone", async () => {
  const design = await loadDesign({
    main: { steps: [note("a1"), later("a2"), note("a3")] },
    outro: { steps: [note("b1"), { action: "throw", message: "b" }] },
  });
  removals.push(design.remove);
  const { main, outro } = design.workflows;
  if (!main || !outro) throw new Error("no workflows");
  await startHandler([main, outro], undefined, "app.load");
  expect(design.noted).toEqual(["a1", "b1", "a2", "a3"]);
  expect(newLines()).toEqual(["app.load: b"]);
});

test("a repeated trigger starts a separate run while the first continues", async () => {
  const design = await loadDesign({ main: { steps: [note("in"), later("out")] } });
  removals.push(design.remove);
  const click = () => startHandler(design.workflows.main, undefined, "inicio#mais.click");
  await Promise.all([click(), click(), click()]);
  expect(design.noted).toEqual(["in", "in", "in", "out", "out", "out"]);
  expect(newLines()).toEqual([]);
});

test("setting a variable to nothing clears it, an unknown type is checked, a wrong value is ignored", async () => {
  const { variables } = await run(
    {
      main: {
        steps: [
          { action: "setVariable", variable: "nome", value: formula("null") },
          { id: "texto", action: "callFunction", function: "later", args: ["abc"] },
          { action: "setVariable", variable: "idade", value: formula("steps.texto") },
          { action: "setVariable", variable: "pessoa", path: "endereco.cidade", value: "Recife" },
          { action: "setVariable", variable: "pessoa", path: "tags", operation: "push", value: "a" },
          { action: "setVariable", variable: "lista", operation: "insert", index: 1, value: 9 },
          { action: "setVariable", variable: "lista", operation: "remove", index: 0 },
          { action: "setVariable", variable: "lista", operation: "unshift", value: 0 },
          { action: "setVariable", variable: "lista", index: 2, value: 7 },
          { action: "setVariable", variable: "lista", operation: "pop" },
          { action: "setVariable", variable: "lista", operation: "shift" },
        ],
      },
    },
    {
      nome: { type: "string", default: "Ana" },
      idade: { type: "number", default: 7 },
      pessoa: { type: "object", default: {} },
      lista: { type: "array", default: [1, 2, 3], schema: { type: "array", items: { type: "number" } } },
    },
  );
  expect(variables.nome?.value).toBe("");
  expect(variables.idade?.value).toBe(7);
  expect(variables.pessoa?.value).toEqual({ endereco: { cidade: "Recife" }, tags: ["a"] });
  expect(variables.lista?.value).toEqual([9, 7]);
  expect(newLines()).toEqual([
    "variable idade: Unable to set variable idade value: value must be a number. Expected value of type number",
  ]);
});

test("leaving the page does not undo sent requests, and steps without requests continue", async () => {
  const design = await loadDesign({ main: { steps: [later("sent"), note("after")] } });
  removals.push(design.remove);
  beginLifetime(plainRuntime);
  const done = startHandler(design.workflows.main, undefined, "inicio.load");
  beginLifetime(plainRuntime);
  await done;
  expect(design.noted).toEqual(["sent", "after"]);
});

test("nothing is written as null, wherever it comes from; undefined of own code is ignored", async () => {
  const { variables } = await run(
    {
      main: {
        steps: [
          { action: "setVariable", variable: "nome", value: formula("variables.lista[7].nome") },
          { action: "setVariable", variable: "pessoa", value: formula("find(variables.lista, x => x.nome == 'x')") },
          { action: "setVariable", variable: "dados", path: "a.b", value: formula("variables.lista[7].nome") },
          { id: "nada", action: "callFunction", function: "note", args: ["x"] },
          { action: "setVariable", variable: "idade", value: formula("steps.nada") },
        ],
      },
    },
    {
      nome: { type: "string", default: "Ana" },
      idade: { type: "number", default: 7 },
      pessoa: {
        type: "object",
        schema: { type: "object", required: ["nome"], properties: { nome: { type: "string" } } },
      },
      dados: { type: "object", default: { a: { b: 1 } } },
      lista: {
        type: "array",
        default: [{ nome: "a" }],
        schema: {
          type: "array",
          items: { type: "object", required: ["nome"], properties: { nome: { type: "string" } } },
        },
      },
    },
  );
  expect(variables.nome?.value).toBe("");
  expect(variables.pessoa?.value).toBe(null);
  expect(variables.dados?.value).toEqual({ a: { b: null } });
  expect(variables.idade?.value).toBe(7);
});
