import { expect, test } from "vitest";
import { variable } from "../../runtime/app/design-runtime.ts";
import { fetchCollection, fetchForPage } from "../../runtime/data/collections.ts";
import { gt } from "../../runtime/data/filter.ts";
import { customCollection } from "../../runtime/plugins/custom.ts";
import { createRun } from "../../runtime/workflow/workflow.ts";

interface Vez {
  readonly id: number;
  readonly dia: string;
}

const run = createRun("teste");
const asked: unknown[][] = [];
const vezesDe = async (dia: string, quantas = 4): Promise<readonly Vez[]> => {
  asked.push([dia, quantas]);
  return Array.from({ length: quantas }, (_, id) => ({ id, dia }));
};

test("rows of a function are filtered, sorted and cut here, and asked for again when its arguments changed", async () => {
  const dia = variable({ id: "dia", type: "string", default: "segunda" });
  const vezes = customCollection<Vez>({
    id: "vezes",
    request: (call) => call(vezesDe, dia.value),
    filter: () => gt("id", 0),
    sort: () => [{ by: "id", direction: "desc" }],
    limit: () => 2,
    offset: () => 1,
  });
  await fetchCollection(run, vezes);
  expect(vezes.data.value).toEqual([
    { id: 2, dia: "segunda" },
    { id: 1, dia: "segunda" },
  ]);
  expect([vezes.total.value, vezes.isFetched.value]).toEqual([3, true]);

  vezes.forgetOtherRequest();
  expect(vezes.data.value).toHaveLength(2);
  dia.set("terça");
  vezes.forgetOtherRequest();
  expect(vezes.data.value).toEqual([]);
  expect(asked).toEqual([["segunda", 4]]);
  await fetchForPage(run, [vezes]);
  expect(vezes.data.value[0]).toEqual({ id: 2, dia: "terça" });
});

test("a single row is the result of a function, the first item of its list, or null", async () => {
  const single = (given: () => Vez | readonly Vez[] | null) =>
    customCollection<Vez>({ id: "vez", single: true, request: (call) => call(given) });
  for (const [given, shown] of [
    [() => ({ id: 7, dia: "hoje" }), { id: 7, dia: "hoje" }],
    [() => [{ id: 8, dia: "hoje" }], { id: 8, dia: "hoje" }],
    [() => null, null],
  ] as const) {
    const vez = single(given);
    await fetchCollection(run, vez);
    expect(vez.data.value).toEqual(shown);
  }
});

test("an exception of a function is the error of its collection", async () => {
  const vezes = customCollection<Vez>({
    id: "vezes",
    request: (call) =>
      call((): Vez[] => {
        throw new RangeError("sem agenda");
      }),
  });
  await fetchForPage(run, [vezes]);
  expect(vezes.error.value).toMatchObject({ name: "RangeError", message: "sem agenda" });
  expect([vezes.isFetching.value, vezes.isFetched.value]).toEqual([false, false]);
});
