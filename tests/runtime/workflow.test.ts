import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { plainRuntime } from "../../runtime/app/runtime.ts";
import { collection, fetchCollection, onCollectionError } from "../../runtime/data/collections.ts";
import { logEntries } from "../../runtime/errors/error-log.ts";
import { beginLifetime, endLifetime } from "../../runtime/page/lifetime.ts";
import { effect } from "../../runtime/react/signals.ts";
import { untilLeft } from "../../runtime/workflow/cancelled.ts";
import { fail, iterate, log, stopPropagation } from "../../runtime/workflow/steps.ts";
import {
  caughtError,
  createRun,
  latestWorkflow,
  type NamedWorkflow,
  preventDefault,
  startHandler,
  WorkflowFailure,
  wait,
  workflow,
} from "../../runtime/workflow/workflow.ts";

let logged = 0;
beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  logged = logEntries().length;
});
afterEach(() => {
  vi.restoreAllMocks();
  endLifetime(plainRuntime);
});

const newLines = () =>
  logEntries()
    .slice(logged)
    .map(({ label, message }) => `${label}: ${message}`);
const nextTurn = () => new Promise((resolve) => setTimeout(resolve, 0));

test("an error without onError is one log line, and nobody sees a rejection", async () => {
  await startHandler(() => fail("quebrou"), undefined, "inicio#mais.click");
  expect(newLines()).toEqual(["inicio#mais.click: quebrou"]);
});

test("onError gets name, message, stack and the other fields as data", async () => {
  const seen: unknown[] = [];
  const steps = () => {
    throw new WorkflowFailure("recusado", { status: 401, code: "x" });
  };
  await startHandler({ steps, onError: (_, error) => void seen.push(error) }, undefined, "a");
  expect(seen).toMatchObject([{ name: "WorkflowFailure", message: "recusado", data: { status: 401, code: "x" } }]);
  const plain = { steps: () => Promise.reject(Object.assign(new TypeError("t"), { code: 7 })) };
  await startHandler({ ...plain, onError: (_, error) => void seen.push(error) }, undefined, "a");
  expect(seen[1]).toMatchObject({ name: "TypeError", message: "t", data: { code: 7 } });
  expect(newLines()).toEqual([]);
});

test("an error inside onError is logged", async () => {
  await startHandler({ steps: () => fail("um"), onError: () => fail("dois") }, undefined, "a");
  expect(newLines()).toEqual(["a.onError: dois"]);
});

test("an error of a called workflow stops the caller too and is not logged twice", async () => {
  const order: string[] = [];
  const inner = workflow("inner", () => fail("um"), { onError: () => void order.push("inner onError") });
  const steps = async (run: Parameters<typeof inner>[0]) => {
    await inner(run);
    order.push("not reached");
  };
  await startHandler(steps, undefined, "a");
  expect(order).toEqual(["inner onError"]);
  expect(newLines()).toEqual([]);
});

test("the third entry of a workflow in one chain is stopped with a log line, turns of a loop are not", async () => {
  let entries = 0;
  const self: NamedWorkflow = workflow("self", async (run) => {
    entries += 1;
    await self(run);
  });
  await startHandler(self, undefined, "a");
  expect(entries).toBe(2);
  expect(newLines()).toEqual(["a: workflow self was stopped, as it called itself: self > self > self"]);

  let turns = 0;
  const once = workflow("once", () => {
    turns += 1;
  });
  const loop = async (run: Parameters<typeof once>[0]) => {
    for (const _ of iterate([1, 2, 3, 4, 5])) await once(run);
  };
  await startHandler(loop, undefined, "a");
  expect(turns).toBe(5);
});

test("of a latest workflow the new run takes over: the one before goes no further, and its caller gets the result", async () => {
  const answers: ((value: string) => void)[] = [];
  const shown: string[] = [];
  const search = latestWorkflow<{ readonly text: string }, string>("search", async (run, { text }) => {
    const found = await untilLeft(run.signal, new Promise<string>((resolve) => answers.push(resolve)));
    shown.push(`${text}: ${found}`);
    return found;
  });
  const ask = (text: string) => startHandler((run) => search(run, { text }), undefined, "a");
  const asked = [ask("m"), ask("ma"), ask("mad")];
  for (const [index, answer] of [...answers.entries()].reverse()) answer(`answer ${index}`);
  expect(await Promise.all(asked)).toEqual(["answer 2", "answer 2", "answer 2"]);
  expect(shown).toEqual(["mad: answer 2"]);

  const later = ask("x");
  answers.at(-1)?.("answer x");
  expect(await later).toBe("answer x");
  expect(shown).toEqual(["mad: answer 2", "x: answer x"]);
  expect(newLines()).toEqual([]);
});

test("a latest workflow that waits first runs once for many starts", async () => {
  let count = 0;
  const counted = latestWorkflow("counted", async (run) => {
    await wait(run, 1);
    count += 1;
  });
  await Promise.all(Array.from({ length: 50 }, () => startHandler(counted, undefined, "a")));
  expect(count).toBe(1);
});

test("an error of the latest run stops the callers of both, and is reported once", async () => {
  const order: string[] = [];
  const work = latestWorkflow(
    "work",
    async (run) => {
      await wait(run, 1);
      fail("quebrou");
    },
    { onError: (_, error) => void order.push(error.message) },
  );
  const start = () =>
    startHandler(
      async (run) => {
        await work(run);
        order.push("not reached");
      },
      undefined,
      "a",
    );
  await Promise.all([start(), start()]);
  expect(order).toEqual(["quebrou"]);
  expect(newLines()).toEqual([]);
});

test("workflows called by a latest workflow end with it, and a left page waits for nothing", async () => {
  const shown: string[] = [];
  const inner = workflow<{ readonly text: string }>("inner", async (run, { text }) => {
    await untilLeft(run.signal, nextTurn());
    shown.push(text);
  });
  const outer = latestWorkflow<{ readonly text: string }>("outer", (run, params) => inner(run, params));
  const ask = (text: string) => startHandler((run) => outer(run, { text }), undefined, "a");
  await Promise.all([ask("um"), ask("dois")]);
  expect(shown).toEqual(["dois"]);
  beginLifetime(plainRuntime);
  const left = [ask("três"), ask("quatro")];
  endLifetime(plainRuntime);
  await Promise.all(left);
  expect(shown).toEqual(["dois"]);
  expect(newLines()).toEqual([]);
});

test("two workflows that call each other are stopped as well", async () => {
  const entered: string[] = [];
  const a: NamedWorkflow = workflow("a", async (run) => {
    entered.push("a");
    await b(run);
  });
  const b: NamedWorkflow = workflow("b", async (run) => {
    entered.push("b");
    await a(run);
  });
  await startHandler(a, undefined, "x");
  expect(entered).toEqual(["a", "b", "a", "b"]);
});

test("handlers of one event run side by side, and their first steps while the event is dispatched", async () => {
  const order: string[] = [];
  const slow = async () => {
    order.push("slow");
    await nextTurn();
    order.push("slow ends");
  };
  const done = startHandler([slow, () => void order.push("fast")], undefined, "a");
  expect(order).toEqual(["slow", "fast"]);
  await done;
  expect(order).toEqual(["slow", "fast", "slow ends"]);
});

test("the error branch sees the parameters of the steps", async () => {
  const seen: unknown[] = [];
  const save = workflow<{ readonly name: string }>("save", () => fail("no"), {
    onError: (_, error, params) => seen.push(error.message, params.name),
  });
  const steps = () => fail("gone");
  await startHandler({ steps, onError: (_, error, event) => seen.push(error.message, event) }, "Bia", "a");
  await startHandler((run) => save(run, { name: "Caio" }), undefined, "a");
  expect(seen).toEqual(["gone", "Bia", "no", "Caio"]);
});

test("the event can be stopped before the first wait only", async () => {
  const source = { preventDefault: vi.fn(), stopPropagation: vi.fn() };
  const steps = async (run: ReturnType<typeof createRun>) => {
    preventDefault(run);
    stopPropagation(run);
    await nextTurn();
    preventDefault(run);
    stopPropagation(run);
  };
  await startHandler(steps, undefined, "a", { source });
  expect(source.preventDefault).toHaveBeenCalledTimes(1);
  expect(source.stopPropagation).toHaveBeenCalledTimes(1);
  // A component's event is handled in the same run, while the run's own event is still being handled.
  const telling = (run: ReturnType<typeof createRun>) => {
    void startHandler(stopPropagation, undefined, "b", { run });
    preventDefault(run);
  };
  await startHandler(telling, undefined, "a", { source });
  expect(source.preventDefault).toHaveBeenCalledTimes(2);
  expect(source.stopPropagation).toHaveBeenCalledTimes(2);
});

test("leaving the page ends a run where it waits for data: no onError, no log line, finally still runs", async () => {
  const order: string[] = [];
  beginLifetime(plainRuntime);
  const done = startHandler(
    {
      steps: async (run) => {
        try {
          await untilLeft(run.signal, new Promise(() => {}));
          order.push("not reached");
        } catch (error) {
          order.push(`caught ${caughtError(error).message}`);
        } finally {
          order.push("finally");
        }
      },
      onError: () => void order.push("onError"),
    },
    undefined,
    "a",
  );
  beginLifetime(plainRuntime);
  await done;
  expect(order).toEqual(["finally"]);
  expect(newLines()).toEqual([]);
});

test("fixed messages of steps", () => {
  const run = createRun("a");
  expect(() => wait(run, null)).toThrow("No time delay defined.");
  expect(() => log(run, "")).toThrow("No message defined.");
  expect(() => log(run, 5)).toThrow("Message must be a string.");
  expect(() => iterate(null)).toThrow("Fail to start loop, as items to parse is not iterable");
});

test("a collection shows that it fetches, then data or error, and keeps old data on an error", async () => {
  let answer: () => Promise<{ data: readonly number[]; total: number }> = async () => ({ data: [1, 2], total: 9 });
  const numbers = collection<readonly number[]>({
    id: "numeros",
    empty: [],
    request: () => ({ key: "k", limit: 2, offset: 4, load: () => answer() }),
  });
  const failures: unknown[] = [];
  const stop = onCollectionError(plainRuntime, (_, failure) => void failures.push(failure.collection), "app");
  const run = createRun("a");
  const first = fetchCollection(run, numbers);
  expect(numbers.isFetching.value).toBe(true);
  await first;
  expect([numbers.isFetching.value, numbers.isFetched.value, numbers.error.value]).toEqual([false, true, null]);
  expect([numbers.data.value, numbers.total.value, numbers.limit.value, numbers.offset.value]).toEqual([
    [1, 2],
    9,
    2,
    4,
  ]);
  answer = () => Promise.reject(new Error("fora do ar"));
  await expect(fetchCollection(run, numbers)).rejects.toThrow("fora do ar");
  expect(numbers.data.value).toEqual([1, 2]);
  expect(numbers.error.value).toMatchObject({ message: "fora do ar" });
  expect(numbers.isFetching.value).toBe(false);
  expect(failures).toEqual([{ id: "numeros", name: "numeros", data: [1, 2] }]);
  expect(newLines()).toEqual(["collection numeros: Error while fetching the collection: fora do ar"]);
  stop();
});

test("a failed collection never shows as still fetching", async () => {
  const numbers = collection<readonly number[]>({
    id: "numeros",
    empty: [],
    request: () => ({ key: "k", limit: 0, offset: 0, load: () => Promise.reject(new Error("fora do ar")) }),
  });
  const seen: unknown[] = [];
  const stop = effect(() => void seen.push([numbers.isFetching.value, numbers.error.value?.message]));
  await expect(fetchCollection(createRun("a"), numbers)).rejects.toThrow("fora do ar");
  stop();
  expect(seen).toEqual([
    [false, undefined],
    [true, undefined],
    [false, "fora do ar"],
  ]);
});

test("of two fetches the later one counts, and both wait for it", async () => {
  const answers: ((value: string) => void)[] = [];
  const one = collection<string>({
    id: "x",
    empty: "",
    request: () => ({
      key: "k",
      limit: 0,
      offset: 0,
      load: () => new Promise((resolve) => answers.push((data) => resolve({ data, total: 1 }))),
    }),
  });
  const run = createRun("a");
  const both = Promise.all([fetchCollection(run, one), fetchCollection(run, one)]);
  answers[1]?.("novo");
  await nextTurn();
  answers[0]?.("velho");
  await both;
  expect(one.data.value).toBe("novo");
});

test("a late answer to a page that was left is dropped", async () => {
  let resolve = (_: { data: string; total: number }) => {};
  const one = collection<string>({
    id: "x",
    empty: "",
    request: () => ({
      key: "k",
      limit: 0,
      offset: 0,
      load: () =>
        new Promise((done) => {
          resolve = done;
        }),
    }),
  });
  const errors: unknown[] = [];
  beginLifetime(plainRuntime);
  const done = startHandler(
    { steps: (run) => fetchCollection(run, one), onError: (_, error) => void errors.push(error) },
    undefined,
    "a",
  );
  beginLifetime(plainRuntime);
  resolve({ data: "tarde", total: 1 });
  await done;
  expect([one.data.value, one.isFetching.value, one.error.value]).toEqual(["", false, null]);
  expect(errors).toEqual([]);
  expect(newLines()).toEqual([]);
});
