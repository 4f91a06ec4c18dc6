import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readonlyVariable, variable } from "../../runtime/app/design-runtime.ts";
import { plainRuntime } from "../../runtime/app/runtime.ts";
import { localVariable, resetForPage, resetVariables, type VariableType } from "../../runtime/data/variables.ts";
import { logEntries } from "../../runtime/errors/error-log.ts";
import { effect } from "../../runtime/react/signals.ts";
import { routingOf } from "../../runtime/routing/routing.ts";

const stored = new Map<string, string>();

beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  stored.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  routingOf(plainRuntime).query.take("");
});
afterEach(() => vi.restoreAllMocks());

const lastLog = () => logEntries().at(-1)?.message;

test.each<[VariableType, unknown, unknown, string]>([
  ["boolean", true, "sim", "value must be a boolean"],
  ["boolean", true, 1, "value must be a boolean"],
  ["string", "a", { b: 1 }, "value must be a string, a number or a boolean"],
  ["query", "a", ["b"], "value must be a string, a number or a boolean"],
  ["number", 7, "abc", "value must be a number"],
  ["number", 7, {}, "value must be a number"],
  ["array", [1], { b: 1 }, "value must be an array"],
  ["object", { a: 1 }, [1], "value must be an object"],
  ["object", { a: 1 }, 5, "value must be an object"],
])("%s keeps %j when it is given %j", (type, initial, wrong, problem) => {
  const made = localVariable<unknown>({ id: "x", type, default: initial });
  made.setUnknown(wrong);
  expect(made.value).toEqual(initial);
  expect(lastLog()).toBe(`Unable to set variable x value: ${problem}. Expected value of type ${type}`);
});

test.each<[VariableType, unknown, unknown]>([
  ["boolean", "true", true],
  ["boolean", "false", false],
  ["string", 5, "5"],
  ["string", true, "true"],
  ["number", "3.5 kg", 3.5],
  ["array", "[1,2]", [1, 2]],
  ["object", '{"a":1}', { a: 1 }],
])("%s reads %j as %j", (type, given, expected) => {
  const made = localVariable<unknown>({ id: "x", type, default: null });
  made.setUnknown(given);
  expect(made.value).toEqual(expected);
});

test("invalid JSON yields an empty object or list and a log line", () => {
  const list = localVariable<unknown>({ id: "lista", type: "array", default: [1] });
  list.setUnknown("[1,");
  expect(list.value).toEqual([]);
  expect(logEntries().at(-1)?.label).toBe("variable lista");
  const object = localVariable<unknown>({ id: "objeto", type: "object", default: { a: 1 } });
  object.setUnknown("{");
  expect(object.value).toEqual({});
});

test("undefined is ignored, except by removing steps", () => {
  const list = localVariable<readonly number[]>({ id: "x", type: "array", default: [1, 2, 3, 4] });
  list.set(undefined);
  list.push(undefined);
  list.insert(0, undefined);
  list.unshift(undefined);
  list.setAt([0], undefined);
  expect(list.value).toEqual([1, 2, 3, 4]);
  list.shift();
  list.pop();
  list.remove(0);
  expect(list.value).toEqual([3]);
});

test("clearing sets null where that is the default, else the empty value", () => {
  const cleared = <T>(type: VariableType, initial: T, other: T) => {
    const made = localVariable<T>({ id: "x", type, default: initial });
    made.set(other);
    made.set(null);
    return made.value;
  };
  expect(cleared<object | null>("object", null, { a: 1 })).toBe(null);
  expect(cleared("string", "a", "b")).toBe("");
  expect(cleared("array", [1], [2])).toEqual([]);
  expect(cleared("number", 1, 2)).toBe(1);
  expect(cleared("boolean", true, false)).toBe(true);
});

test("parts are written without changing the old value, and only readers of the variable are notified", () => {
  const made = localVariable<{ itens: readonly { nome: string }[]; cidade: string }>({
    id: "x",
    type: "object",
    default: { itens: [{ nome: "a" }], cidade: "" },
  });
  const before = made.value;
  const seen: unknown[] = [];
  const stop = effect(() => void seen.push(made.value.itens[0]?.nome));
  made.setAt("itens[0].nome", "b");
  made.push({ nome: "c" }, "itens");
  made.insert(0, { nome: "z" }, ["itens"]);
  made.remove(1, "itens");
  stop();
  expect(made.value.itens.map((item) => item.nome)).toEqual(["z", "c"]);
  expect(before.itens).toEqual([{ nome: "a" }]);
  expect(seen).toEqual(["a", "b", "b", "z", "z"]);
});

test("a path cannot reach a prototype", () => {
  const made = localVariable<object>({ id: "x", type: "object", default: {} });
  made.setAt("__proto__.polluted", true);
  made.setAt("constructor.prototype.polluted", true);
  expect(Reflect.get({}, "polluted")).toBe(undefined);
  expect(made.value).toEqual({});
});

test("a local variable is kept in this browser under variable-<id>", () => {
  const first = variable({ id: "tema", type: "string", default: "claro", local: true });
  first.set("escuro");
  expect(stored.get("variable-tema")).toBe('"escuro"');
  expect(variable({ id: "tema", type: "string", default: "claro", local: true }).value).toBe("escuro");
  stored.set("variable-tema", "{");
  expect(variable({ id: "tema", type: "string", default: "claro", local: true }).value).toBe("claro");
  expect(lastLog()).toBe("Invalid localStorage value for variable tema");
});

test("a query variable reads its type in any case of letters, and writes no default", () => {
  routingOf(plainRuntime).query.take("?PAGINA=3&compradores=true&outro=1");
  const pagina = variable({ id: "pagina", type: "number", default: 1, query: true });
  const compradores = variable({ id: "compradores", type: "boolean", default: false, query: true });
  expect([pagina.value, compradores.value]).toEqual([3, true]);
  pagina.set(4);
  expect(routingOf(plainRuntime).query.signal.value).toBe("?pagina=4&compradores=true&outro=1");
  compradores.set(false);
  pagina.set(1);
  expect(routingOf(plainRuntime).query.signal.value).toBe("?outro=1");
  const nomeada = variable({ id: "filtro", type: "query", default: "", query: "q" });
  nomeada.set("olá mundo");
  expect(routingOf(plainRuntime).query.signal.value).toBe("?outro=1&q=ol%C3%A1+mundo");
});

test("an emptied query variable stays empty, also where its default is not", () => {
  const situacao = () => variable({ id: "situacao", type: "string", default: "abertos", query: true });
  const first = situacao();
  first.set("");
  expect(routingOf(plainRuntime).query.signal.value).toBe("?situacao=");
  expect(situacao().value).toBe("");
  first.set(null);
  expect(routingOf(plainRuntime).query.signal.value).toBe("?situacao=");
  first.reset();
  expect(routingOf(plainRuntime).query.signal.value).toBe("");
  expect(situacao().value).toBe("abertos");
});

test("an invalid query yields the default and a log line", () => {
  routingOf(plainRuntime).query.take("?numero=12abc");
  expect(variable({ id: "numero", type: "number", default: 9, query: true }).value).toBe(9);
  expect(lastLog()).toBe("Unable to set variable numero value: value must be a number");
});

test("a new page resets non-persistent variables; query variables take their values from its address", () => {
  const plain = variable({ id: "p", type: "number", default: 0 });
  const persisting = variable({ id: "q", type: "number", default: 0, persist: true });
  const local = variable({ id: "l", type: "number", default: 0, local: true });
  const inAddress = variable({ id: "busca", type: "query", default: "" });
  const own = localVariable({ id: "o", type: "number", default: 0 });
  for (const one of [plain, persisting, local, own]) one.set(5);
  inAddress.set("antes");
  routingOf(plainRuntime).query.take("?busca=depois");
  resetForPage(plainRuntime);
  expect([plain.value, persisting.value, local.value, own.value, inAddress.value]).toEqual([0, 5, 5, 5, "depois"]);
  routingOf(plainRuntime).query.take("");
  resetForPage(plainRuntime);
  expect(inAddress.value).toBe("");
});

test("a query variable that persists is written to an address without it, and takes the one of an address with it", () => {
  const { query } = routingOf(plainRuntime);
  query.take("?fica=2");
  const made = variable({ id: "fica", type: "number", default: 0, query: true, persist: true });
  expect(made.value).toBe(2);
  query.take("?outra=1");
  resetForPage(plainRuntime);
  expect([made.value, query.signal.value]).toEqual([2, "?outra=1&fica=2"]);
  query.take("?fica=7");
  resetForPage(plainRuntime);
  expect(made.value).toBe(7);
  made.reset();
  query.take("");
  resetForPage(plainRuntime);
  expect([made.value, query.signal.value]).toEqual([0, ""]);
});

test("a value is not copied; writing a part keeps the others as they are", () => {
  const given = { a: { n: 1 }, b: { n: 2 } };
  const made = localVariable({ id: "x", type: "object", default: { a: { n: 0 }, b: { n: 0 } } });
  made.set(given);
  expect(made.value).toBe(given);
  made.setAt("a.n", 5);
  expect(made.value).toEqual({ a: { n: 5 }, b: { n: 2 } });
  expect(made.value.b).toBe(given.b);
  expect(given.a.n).toBe(1);
});

test("a read-only variable takes its value from the address, and can be reset", () => {
  routingOf(plainRuntime).query.take("?aba=b");
  const made = readonlyVariable({ id: "aba", type: "string", default: "a", query: true });
  expect(made.value).toBe("b");
  made.reset();
  expect(made.value).toBe("a");
  expect(routingOf(plainRuntime).query.signal.value).toBe("");
});

test("several resets are one batch", () => {
  const one = localVariable({ id: "a", type: "number", default: 0 });
  const other = localVariable({ id: "b", type: "number", default: 0 });
  one.set(1);
  other.set(1);
  let runs = 0;
  const stop = effect(() => {
    runs += 1;
    return void (one.value + other.value);
  });
  resetVariables([one, other]);
  stop();
  expect(runs).toBe(2);
});

test("a write to a query variable and to the query is one batch", () => {
  const aba = variable({ id: "abaLida", type: "string", default: "a", query: true });
  const seen: string[] = [];
  const stop = effect(() => void seen.push(`${aba.value} ${routingOf(plainRuntime).query.signal.value}`));
  aba.set("b");
  aba.reset();
  stop();
  expect(seen).toEqual(["a ", "b ?abaLida=b", "a "]);
});
