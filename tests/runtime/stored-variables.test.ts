import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { variable } from "../../runtime/app/design-runtime.ts";
import { plainRuntime } from "../../runtime/app/runtime.ts";
import { followStored } from "../../runtime/data/stored-variables.ts";
import { effect } from "../../runtime/react/signals.ts";

// The storage of a browser, as two tabs of an app share it.

const stored = new Map<string, string>();
let isBlocked = false;
vi.stubGlobal("localStorage", {
  getItem: (key: string) => {
    if (isBlocked) throw new Error("storage is blocked");
    return stored.get(key) ?? null;
  },
  setItem: (key: string, value: string) => stored.set(key, value),
});
vi.stubGlobal("window", new EventTarget());
vi.stubGlobal("document", Object.assign(new EventTarget(), { getElementById: () => null }));
followStored(plainRuntime);

beforeEach(() => {
  stored.clear();
  isBlocked = false;
});
afterAll(() => vi.unstubAllGlobals());

/** Write as another tab does, with or without the event that this tab may miss. */
const writeElsewhere = (id: string, value: unknown, isHeard = true): void => {
  stored.set(`variable-${id}`, JSON.stringify(value));
  if (isHeard) window.dispatchEvent(Object.assign(new Event("storage"), { key: `variable-${id}` }));
};

test("two tabs that add to a stored list keep both entries", () => {
  const tasks = variable<readonly string[]>({ id: "tarefas", type: "array", default: [], local: true });
  const seen: string[] = [];
  const stop = effect(() => void seen.push(tasks.value.join()));
  writeElsewhere("tarefas", ["daA"]);
  tasks.push("daB");
  stop();
  expect(seen).toEqual(["", "daA", "daA,daB"]);
  expect(stored.get("variable-tarefas")).toBe('["daA","daB"]');
});

test.each(["pageshow", "visibilitychange"])("a tab that missed the events reads again on %s", (name) => {
  const drafts = variable<Readonly<Record<string, string>>>({
    id: "rascunhos",
    type: "object",
    default: {},
    local: true,
  });
  drafts.setAt("a", "olá");
  writeElsewhere("rascunhos", { a: "olá", b: "oi" }, false);
  (name === "pageshow" ? window : document).dispatchEvent(new Event(name));
  drafts.setAt("c", "tchau");
  expect(drafts.value).toEqual({ a: "olá", b: "oi", c: "tchau" });
});

test("an equal value is not set anew, and one that the browser does not store stays", () => {
  const list = variable<readonly number[]>({ id: "lista", type: "array", default: [], local: true });
  list.set([1]);
  const before = list.value;
  writeElsewhere("lista", [1]);
  expect(list.value).toBe(before);
  stored.clear();
  window.dispatchEvent(new Event("pageshow"));
  expect(list.value).toBe(before);
  isBlocked = true;
  window.dispatchEvent(new Event("pageshow"));
  expect(list.value).toBe(before);
});

test("a variable that the browser does not store ignores its storage", () => {
  const plain = variable({ id: "solta", type: "string", default: "a" });
  writeElsewhere("solta", "b");
  expect(plain.value).toBe("a");
});
