import { type Case, told } from "./cases.ts";
import type { World } from "./target.ts";

/** Insert, change and remove rows, and the answers of writes. Each case has a separate group, empty at first. */
export const writing: readonly Case[] = [
  writes("insert, without an answer", async (items, grp) => status(items().insert({ grp, name: "a" })), [201, null]),
  writes(
    "insert, with the row and its defaults",
    (items, grp) => told(items().insert({ grp, name: "a" }).select("name,n").single()),
    {
      name: "a",
      n: 7,
    },
  ),
  writes(
    "many rows at once; a field that some leave out is nothing",
    (items, grp) =>
      told(
        items()
          .insert([
            { grp, name: "a", n: 1 },
            { grp, name: "b" },
          ])
          .select("name,n"),
      ),
    [
      { name: "a", n: 1 },
      { name: "b", n: null },
    ],
  ),
  writes(
    "many rows at once; a field that some leave out has its default, where that is asked for",
    (items, grp) =>
      told(
        items()
          .insert(
            [
              { grp, name: "a", n: 1 },
              { grp, name: "b" },
            ],
            { defaultToNull: false },
          )
          .select("name,n"),
      ),
    [
      { name: "a", n: 1 },
      { name: "b", n: 7 },
    ],
  ),
  writes(
    "how many were inserted",
    async (items, grp) =>
      (
        await items().insert(
          [
            { grp, name: "a" },
            { grp, name: "b" },
          ],
          { count: "exact" },
        )
      ).count,
    2,
  ),
  writes(
    "insert what is there already",
    async (items, grp) => {
      await items().insert({ grp, name: "a" });
      return status(items().insert({ grp, name: "a" }));
    },
    [409, "23505"],
  ),
  writes("insert what breaks a rule", (items, grp) => status(items().insert({ grp, name: "a", n: 1000 })), [
    400,
    "23514",
  ]),
  writes("insert without what must be there", (items, grp) => status(items().insert({ grp })), [400, "23502"]),
  writes("insert into a column that is not there", (items, grp) => status(items().insert({ grp, name: "a", x: 1 })), [
    400,
    "PGRST204",
  ]),
  writes(
    "update, with the rows",
    async (items, grp) => {
      await items().insert([
        { grp, name: "a" },
        { grp, name: "b" },
      ]);
      return told(items().update({ n: 8 }).eq("grp", grp).eq("name", "b").select("name,n"));
    },
    [{ name: "b", n: 8 }],
  ),
  writes(
    "update, with how many",
    async (items, grp) => {
      await items().insert([
        { grp, name: "a" },
        { grp, name: "b" },
      ]);
      return (await items().update({ n: null }, { count: "exact" }).eq("grp", grp)).count;
    },
    2,
  ),
  writes("update, where nothing is found", (items, grp) => told(items().update({ n: 1 }).eq("grp", grp).select()), []),
  writes(
    "update of more rows than allowed changes none",
    async (items, grp) => {
      await items().insert([
        { grp, name: "a" },
        { grp, name: "b" },
      ]);
      const refused = await status(
        items().update({ n: 0 }).eq("grp", grp).setHeader("prefer", "handling=strict,max-affected=1"),
      );
      return [refused, await told(items().select("n").eq("grp", grp))];
    },
    [
      [400, "PGRST124"],
      [{ n: 7 }, { n: 7 }],
    ],
  ),
  writes(
    "upsert by the primary key",
    async (items, grp) => {
      const { data } = await items().insert({ grp, name: "a" }).select("id").single();
      return told(items().upsert({ id: data?.id, grp, name: "b" }).select("name"));
    },
    [{ name: "b" }],
  ),
  writes(
    "upsert by other columns",
    async (items, grp) => {
      await items().insert({ grp, name: "a" });
      const rows = [
        { grp, name: "a", n: 2 },
        { grp, name: "b", n: 3 },
      ];
      return told(items().upsert(rows, { onConflict: "grp,name" }).select("name,n").order("name"));
    },
    [
      { name: "a", n: 2 },
      { name: "b", n: 3 },
    ],
  ),
  writes(
    "upsert that leaves what is there",
    async (items, grp) => {
      await items().insert({ grp, name: "a" });
      const rows = [
        { grp, name: "a", n: 2 },
        { grp, name: "b", n: 3 },
      ];
      return told(items().upsert(rows, { onConflict: "grp,name", ignoreDuplicates: true }).select("name,n"));
    },
    [{ name: "b", n: 3 }],
  ),
  writes(
    "delete, with the rows",
    async (items, grp) => {
      await items().insert([
        { grp, name: "a" },
        { grp, name: "b" },
      ]);
      return told(items().delete().eq("grp", grp).eq("name", "a").select("name"));
    },
    [{ name: "a" }],
  ),
  writes(
    "delete, with how many",
    async (items, grp) => {
      await items().insert({ grp, name: "a" });
      return (await items().delete({ count: "exact" }).eq("grp", grp)).count;
    },
    1,
  ),
];

/** A case that writes to the group `name` of the items. */
function writes(
  name: string,
  run: (items: () => ReturnType<World["anyone"]["from"]>, group: string) => PromiseLike<unknown>,
  gives: unknown,
  embedded?: unknown,
): Case {
  return {
    name,
    async run({ anyone }) {
      await anyone.from("conf_items").delete().eq("grp", name);
      return run(() => anyone.from("conf_items"), name);
    },
    gives,
    ...(embedded !== undefined && { embedded }),
  };
}

/** The status of an answer, and the code of its error. */
async function status(
  asked: PromiseLike<{ status: number; error: { code: string } | null }>,
): Promise<readonly [number, string | null]> {
  const { status, error } = await asked;
  return [status, error?.code ?? null];
}
