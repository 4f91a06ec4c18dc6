import { beforeEach, expect, test, vi } from "vitest";
import {
  type CollectionOptions,
  collection,
  type Follower,
  fetchCollection,
  readCollection,
  staticCollection,
} from "../../runtime/data/collections.ts";
import { type CollectionUpdate, updateCollection } from "../../runtime/data/update-collection.ts";
import { csvText } from "../../runtime/workflow/csv.ts";
import { cleanName } from "../../runtime/workflow/files.ts";
import { createRun } from "../../runtime/workflow/workflow.ts";

interface Item {
  readonly id: string;
  readonly nome: string;
  readonly peso?: number;
}

const start: readonly Item[] = [
  { id: "a", nome: "Ana", peso: 3 },
  { id: "b", nome: "Bia", peso: 1 },
];
const made = (options: Partial<CollectionOptions<readonly Item[]>> = {}) =>
  collection<readonly Item[]>({ id: "itens", empty: start, ...options });
let itens = made();
beforeEach(() => {
  itens = made();
});
const update = (options: CollectionUpdate) => updateCollection(createRun("a"), itens, options);
const ids = () => itens.data.value.map(({ id }) => id).join("");

test("replaces all data with a copy", () => {
  const data = [{ id: "z", nome: "Zé" }];
  update({ data });
  expect(itens.data.value).toEqual(data);
  expect(itens.data.value[0]).not.toBe(data[0]);
  expect(itens.total.value).toBe(1);
});

test("another part of a source is read, and the collection stays unchanged", async () => {
  const all = ["a", "b", "c", "d"].map((id) => ({ id, nome: id }));
  const paged = made({
    request: ({ limit, offset } = { limit: 2, offset: 1 }) => ({
      key: `${limit} ${offset}`,
      limit: limit ?? 0,
      offset: offset ?? 0,
      load: async () => ({ data: all.slice(offset ?? 0, limit ? (offset ?? 0) + limit : undefined), total: 4 }),
    }),
  });
  await fetchCollection(createRun("a"), paged);
  expect(await readCollection(createRun("a"), paged)).toEqual(all);
  expect(await readCollection(createRun("a"), paged, { limit: 1, offset: 3 })).toEqual(all.slice(3));
  expect(paged.data.value).toEqual(all.slice(1, 3));
  expect([paged.total.value, paged.limit.value, paged.offset.value]).toEqual([4, 2, 1]);
  expect(await readCollection(createRun("a"), staticCollection({ id: "fixa", data: all }))).toEqual(all);
});

test("a page that was turned to stays for fetches with the last parameters, until another fetch", async () => {
  const asked: string[] = [];
  const paged = made({
    request: (part) => {
      const { limit, offset } = part ?? { limit: 2, offset: 0 };
      const key = `${limit} ${offset}`;
      asked.push(key);
      return { key, limit: limit ?? 0, offset: offset ?? 0, load: async () => ({ data: [], total: 9 }) };
    },
  });
  const run = createRun("a");
  await fetchCollection(run, paged);
  await paged.fetchPage(run, 4);
  expect([paged.offset.value, paged.limit.value, paged.total.value]).toEqual([4, 2, 9]);
  await paged.fetchAgain(run);
  await fetchCollection(run, paged);
  expect(asked).toEqual(["2 0", "2 4", "2 4", "2 0"]);
});

test("a failed next page of a source is fetched again", async () => {
  const logged = vi.spyOn(console, "error").mockImplementation(() => {});
  const until = vi.fn();
  const follower: Follower<readonly Item[]> = {
    begin: () => 0,
    taken: ({ data, total }) => ({ data, total }),
    written: () => {},
    merge: async () => {},
    until,
    end: () => {},
  };
  const follow = vi.fn(async () => follower).mockRejectedValueOnce(new Error("no network"));
  const load = async () => ({ data: start, total: 2 });
  const followed = made({ request: () => ({ key: "", limit: 0, offset: 0, load }), follow, isLive: true });
  await fetchCollection(createRun("a"), followed);
  await expect.poll(() => logged.mock.calls.length).toBe(1);
  await fetchCollection(createRun("a"), followed);
  await expect.poll(() => until.mock.calls.length).toBe(1);
  logged.mockRestore();
});

test("inserts at a position, else at the end, and counts the item", () => {
  update({ operation: "insert", data: { id: "c", nome: "Cris" } });
  update({ operation: "insert", data: { id: "d", nome: "Davi" }, index: 0 });
  expect(ids()).toBe("dabc");
  expect(itens.total.value).toBe(4);
});

test("updates by position or key, in place of the item or into it", () => {
  update({ operation: "update", index: 0, data: { id: "a", nome: "Ana Maria" } });
  update({ operation: "update", key: "b", data: { nome: "Beatriz" }, merge: true });
  expect(itens.data.value).toEqual([
    { id: "a", nome: "Ana Maria" },
    { id: "b", nome: "Beatriz", peso: 1 },
  ]);
  expect(itens.total.value).toBe(2);
});

test("deletes by key, at another path where one is named", () => {
  update({ operation: "delete", keyPath: "nome", key: "Ana" });
  expect(ids()).toBe("b");
  expect(itens.total.value).toBe(1);
});

test("an item that is not there is an error, and nothing changes", () => {
  expect(() => update({ operation: "update", key: "x", data: {} })).toThrow("has no item whose id is x");
  expect(() => update({ operation: "delete", key: undefined })).toThrow("has no item whose id is undefined");
  expect(() => update({ operation: "delete", index: 2 })).toThrow("has no item at the position 2");
  expect(() => update({ operation: "delete", index: -1 })).toThrow("has no item at the position -1");
  expect(itens.data.value).toBe(start);
});

test("filter and order of the collection are kept where the step asks for it", () => {
  const arrangement = () => ({
    filter: { field: "peso", operator: "gt", value: 0 } as const,
    sort: [{ by: "peso", direction: "asc" as const }],
  });
  itens = made({ arrangement });
  update({ operation: "insert", data: { id: "c", nome: "C", peso: 2 } });
  expect(ids()).toBe("abc");
  update({ operation: "insert", data: { id: "d", nome: "D", peso: 0 }, refreshSort: true });
  expect(ids()).toBe("dbca");
  update({ operation: "update", key: "a", data: { peso: 4 }, merge: true, refreshFilter: true });
  expect(ids()).toBe("bca");
});

test("the remaining rows of a page are counted from all rows", () => {
  itens.replace(start, 40);
  update({ operation: "delete", index: 0 });
  expect(itens.total.value).toBe(39);
});

test("one row needs no key", () => {
  const one = staticCollection<Item | null>({ id: "um", data: start[0] ?? null });
  updateCollection(createRun("a"), one, { operation: "update", data: { peso: 9 }, merge: true });
  expect(one.data.value).toEqual({ id: "a", nome: "Ana", peso: 9 });
  updateCollection(createRun("a"), one, { operation: "delete" });
  expect(one.data.value).toBe(null);
});

test("rows become CSV: all fields, quoted where they must be, records inside as JSON", async () => {
  const data = [
    { nome: 'Ana "A", filha', peso: 1.5, tags: ["x"] },
    { nome: "duas\nlinhas", ativo: true, em: new Date(0) },
  ];
  expect(await csvText({ data })).toBe(
    'nome,peso,tags,ativo,em\r\n"Ana ""A"", filha",1.5,"[""x""]",,\r\n"duas\nlinhas",,,true,1970-01-01T00:00:00.000Z',
  );
  expect(await csvText({ data, columns: ["peso", "nome"], delimiter: ";" })).toBe(
    'peso;nome\r\n1.5;"Ana ""A"", filha"\r\n;"duas\nlinhas"',
  );
  expect(await csvText({ data: ["a", 2] })).toBe("value\r\na\r\n2");
});

test("texts that a spreadsheet would run are defused; numbers and telephones stay", async () => {
  const data = ["=1+1", "@SUM(A1)", "+cmd|x", "-2+3*A1", "＝1+1", "－1+1", "+55 (11) 91234-5678", "-12.5", -3].map(
    (valor) => ({
      valor,
    }),
  );
  expect((await csvText({ data })).split("\r\n").slice(1)).toEqual([
    `"'=1+1"`,
    `"'@SUM(A1)"`,
    `"'+cmd|x"`,
    `"'-2+3*A1"`,
    `"'＝1+1"`,
    `"'－1+1"`,
    "+55 (11) 91234-5678",
    "-12.5",
    "-3",
  ]);
});

test("only a list becomes CSV", async () => {
  await expect(csvText({ data: { a: 1 } })).rejects.toThrow("Data must be an array (or a collection).");
  await expect(csvText({ data: null })).rejects.toThrow("Data must be an array (or a collection).");
});

test("names of files keep letters of any language and lose what file systems refuse", () => {
  expect(cleanName("relatório (março).pdf")).toBe("relatório (março).pdf");
  expect(cleanName('../..\\a<b>:"c"|?*\u0000.txt')).toBe("_.._a_b___c_____.txt");
  expect(cleanName("...")).toBe("download");
});
