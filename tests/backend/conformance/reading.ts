import { asks, type Case } from "./cases.ts";
import type { World } from "./target.ts";

const authors = ({ anyone }: World) => anyone.from("conf_authors");
const books = ({ anyone }: World) => anyone.from("conf_books");
/** Books by id, for cases about the rows that a filter finds. */
const found = (world: World) => books(world).select("id").order("id");
const ids = (...list: readonly number[]) => list.map((id) => ({ id }));

/** Columns, relations and the shape of a row. */
export const selecting: readonly Case[] = [
  asks("all columns, each in its type", (world) => books(world).select().eq("id", 1), [
    {
      id: 1,
      author_id: 1,
      title: "A hora da estrela",
      price: 39.9,
      tags: ["novel", "br"],
      pages: "[1,88)",
      published_at: "1977-10-01T12:00:00+00:00",
    },
  ]),
  asks("fractions of seconds", (world) => books(world).select("published_at").eq("id", 2).single(), {
    published_at: "1973-08-01T00:00:00.5+00:00",
  }),
  asks("chosen columns", (world) => books(world).select("title, price").eq("id", 3), [
    { title: "Dom Casmurro", price: 20 },
  ]),
  asks("aliases", (world) => books(world).select("nome:title").eq("id", 3), [{ nome: "Dom Casmurro" }]),
  asks("casts", (world) => books(world).select("price::text, n:id::text").eq("id", 1), [{ price: "39.90", n: "1" }]),
  asks("a path into JSON, as JSON", (world) => authors(world).select("meta->site").eq("id", 1), [
    { site: { lang: "pt" } },
  ]),
  asks("a path into JSON, as text", (world) => authors(world).select("lang:meta->site->>lang").eq("id", 1), [
    { lang: "pt" },
  ]),
  asks("an item of a JSON list", (world) => authors(world).select("meta->langs->>1").eq("id", 1), [{ langs: "fr" }]),
  asks("the row that a key leads to", (world) => books(world).select("id, conf_authors(name)").eq("id", 1), [
    { id: 1, conf_authors: { name: "Clarice" } },
  ]),
  asks("the rows that lead here", (world) => authors(world).select("name, conf_books(id)").eq("id", 1), [
    { name: "Clarice", conf_books: ids(1, 2) },
  ]),
  asks("rows through a table between", (world) => books(world).select("id, conf_genres(name)").eq("id", 4), [
    { id: 4, conf_genres: [{ name: "novel" }, { name: "science fiction" }] },
  ]),
  asks("relations of relations", (world) => authors(world).select("conf_books(conf_genres(id))").eq("id", 2), [
    { conf_books: [{ conf_genres: ids(1) }] },
  ]),
  asks(
    "a relation with an alias, by the name of its constraint",
    (world) => books(world).select("who:conf_authors!conf_books_author_id_fkey(name)").eq("id", 3),
    [{ who: { name: "Machado" } }],
  ),
  asks(
    "fields of a relation spread into the row",
    (world) => books(world).select("id, ...conf_authors(author:name)").eq("id", 3),
    [{ id: 3, author: "Machado" }],
  ),
  asks(
    "only rows that have a relation",
    (world) => authors(world).select("id, conf_books!inner(id)").eq("conf_books.id", 4),
    [{ id: 3, conf_books: ids(4) }],
  ),
  asks(
    "a relation that is filtered leaves its row",
    (world) => authors(world).select("id, conf_books(id)").eq("conf_books.id", 4).in("id", [2, 3]).order("id"),
    [
      { id: 2, conf_books: [] },
      { id: 3, conf_books: ids(4) },
    ],
  ),
  asks(
    "a relation that is sorted and limited",
    (world) =>
      authors(world)
        .select("conf_books(id)")
        .eq("id", 1)
        .order("id", { referencedTable: "conf_books", ascending: false })
        .limit(1, { referencedTable: "conf_books" }),
    [{ conf_books: ids(2) }],
  ),
  asks("how many a relation has", (world) => authors(world).select("conf_books(count)").eq("id", 1), [
    { conf_books: [{ count: 2 }] },
  ]),
  asks("a view", ({ anyone }) => anyone.from("conf_catalogue").select().eq("author", "Machado"), [
    { id: 3, title: "Dom Casmurro", author: "Machado" },
  ]),
  // PostgREST disables sums and averages unless a project enables them.
  asks("sums are off", (world) => books(world).select("price.sum()"), { code: "PGRST123" }),
  asks("a column that is not there", (world) => books(world).select("nothing"), { code: "42703" }),
  asks("a table that is not there", ({ anyone }) => anyone.from("conf_missing").select(), { code: "PGRST205" }),
  asks("a relation that is not there", (world) => books(world).select("conf_items(id)"), { code: "PGRST200" }),
];

/** Which rows each filter finds. */
export const filtering: readonly Case[] = [
  asks("eq", (world) => found(world).eq("title", "Água viva"), ids(2)),
  asks("neq", (world) => found(world).neq("author_id", 1), ids(3, 4, 5)),
  asks("gt", (world) => found(world).gt("price", 39.9), ids(2, 4)),
  asks("gte", (world) => found(world).gte("price", 39.9), ids(1, 2, 4)),
  asks("lt", (world) => found(world).lt("price", 39.9), ids(3)),
  asks("lte", (world) => found(world).lte("price", 39.9), ids(1, 3)),
  asks("like", (world) => found(world).like("title", "A %"), ids(1, 5)),
  asks("ilike", (world) => found(world).ilike("title", "%DISP%"), ids(4)),
  asks("likeAllOf", (world) => found(world).likeAllOf("title", ["A %", "%estrela"]), ids(1)),
  asks("likeAnyOf", (world) => found(world).likeAnyOf("title", ["Dom%", "The%"]), ids(3, 4)),
  asks("ilikeAllOf", (world) => found(world).ilikeAllOf("title", ["a %", "%DRAFT"]), ids(5)),
  asks("ilikeAnyOf", (world) => found(world).ilikeAnyOf("title", ["dom%", "the%"]), ids(3, 4)),
  asks("regexMatch", (world) => found(world).regexMatch("title", "^A .*a$"), ids(1)),
  asks("regexIMatch", (world) => found(world).regexIMatch("title", "^d.m"), ids(3)),
  asks("is null", (world) => found(world).is("price", null), ids(5)),
  asks("is true", (world) => authors(world).select("id").is("active", false), ids(4)),
  asks("isDistinct", (world) => authors(world).select("id").isDistinct("country", "BR").order("id"), ids(3, 4)),
  asks("in", (world) => found(world).in("title", ["Dom Casmurro", "A new draft", "a,b"]), ids(3, 5)),
  asks("in, with nothing to choose from", (world) => found(world).in("id", []), []),
  asks("notIn", (world) => found(world).notIn("id", [1, 2]), ids(3, 4, 5)),
  asks("contains, in a list", (world) => found(world).contains("tags", ["novel", "br"]), ids(1, 3)),
  asks(
    "contains, in JSON",
    (world) =>
      authors(world)
        .select("id")
        .contains("meta", { site: { lang: "en" } }),
    ids(3),
  ),
  asks("containedBy", (world) => found(world).containedBy("tags", ["br", "sf"]), ids(2, 4, 5)),
  asks("overlaps", (world) => found(world).overlaps("tags", ["classic", "sf"]), ids(3, 4)),
  asks("rangeGt", (world) => found(world).rangeGt("pages", "[1,100)"), ids(4)),
  asks("rangeGte", (world) => found(world).rangeGte("pages", "[100,110)"), ids(4)),
  asks("rangeLt", (world) => found(world).rangeLt("pages", "[100,300)"), ids(1)),
  asks("rangeLte", (world) => found(world).rangeLte("pages", "[100,260)"), ids(1, 2, 3)),
  asks("rangeAdjacent", (world) => found(world).rangeAdjacent("pages", "[88,100)"), ids(1)),
  asks("textSearch", (world) => found(world).textSearch("title", "hora & estrela", { config: "portuguese" }), ids(1)),
  asks(
    "textSearch, as people type",
    (world) => found(world).textSearch("title", "dispossessed or draft", { type: "websearch", config: "english" }),
    ids(4, 5),
  ),
  asks("match", (world) => found(world).match({ author_id: 3, title: "A new draft" }), ids(5)),
  asks("not", (world) => found(world).not("price", "is", null), ids(1, 2, 3, 4)),
  asks("or", (world) => found(world).or("id.eq.1,and(author_id.eq.3,price.gt.1)"), ids(1, 4)),
  asks(
    "or, in a relation",
    (world) =>
      authors(world).select("conf_books(id)").eq("id", 1).or("id.eq.2,title.eq.x", { referencedTable: "conf_books" }),
    [{ conf_books: ids(2) }],
  ),
  asks(
    "or, with a truth value",
    (world) => authors(world).select("id").or("active.eq.false,id.eq.1").order("id"),
    ids(1, 4),
  ),
  asks("or, with a pattern in quotes", (world) => found(world).or('title.ilike."%DISP%",title.like."Dom%"'), ids(3, 4)),
  asks("or, with not", (world) => found(world).or('title.not.ilike."%a%",id.not.in.(1,2,3,"4")'), ids(4, 5)),
  asks("or, with a list", (world) => found(world).or('tags.cs."{\\"novel\\",\\"br\\"}",tags.ov.{sf}'), ids(1, 3, 4)),
  asks(
    "or, with the words of a text",
    (world) => found(world).or('title.fts(portuguese)."hora & estrela",title.wfts(english)."dispossessed"'),
    ids(1, 4),
  ),
  asks(
    "or, with groups within",
    (world) => found(world).or('and(title.like."D*",or(id.eq.3,id.eq."4")),id.eq.5'),
    ids(3, 5),
  ),
  asks("a truth value", (world) => authors(world).select("id").eq("active", false), ids(4)),
  asks("another truth value", (world) => authors(world).select("id").neq("active", true), ids(4)),
  asks("a whole list", (world) => found(world).eq("tags", "{novel,br}"), ids(1)),
  asks("a whole record", (world) => authors(world).select("id").eq("meta", '{ "awards": 0 }'), ids(2)),
  asks("filter", (world) => found(world).filter("price", "gte", 45), ids(2, 4)),
  asks("a path into JSON", (world) => authors(world).select("id").eq("meta->site->>lang", "pt"), ids(1)),
  asks("a number in JSON", (world) => authors(world).select("id").gt("meta->awards", 2).order("id"), ids(1, 3)),
  asks("a date", (world) => authors(world).select("id").lt("born", "1900-01-01"), ids(2)),
  asks("a value that does not fit its column", (world) => found(world).eq("id", "one"), { code: "22P02" }),
];

/** Order, limits and counts of the found rows. */
export const shaping: readonly Case[] = [
  asks("descending, with nothing first", (world) => books(world).select("id").order("price", { ascending: false }), [
    ...ids(5, 4, 2, 1, 3),
  ]),
  asks(
    "ascending, with nothing first",
    (world) => books(world).select("id").order("price", { nullsFirst: true }),
    ids(5, 3, 1, 2, 4),
  ),
  asks(
    "by two columns",
    (world) => books(world).select("id").order("author_id", { ascending: false }).order("title"),
    ids(5, 4, 3, 1, 2),
  ),
  asks("by a column of a relation", (world) => books(world).select("id").order("conf_authors(name)").order("id"), {
    code: "PGRST108",
  }),
  asks("by a path into JSON", (world) => authors(world).select("id").order("meta->awards").limit(2), ids(2, 1)),
  asks("limit", (world) => found(world).limit(2), ids(1, 2)),
  asks("range", (world) => found(world).range(1, 2), ids(2, 3)),
  asks(
    "how many, with a page of them",
    (world) => books(world).select("id", { count: "exact" }).order("id").range(0, 1),
    { count: 5, data: ids(1, 2) },
  ),
  asks("how many, without them", (world) => books(world).select("*", { count: "exact", head: true }).gt("price", 30), {
    count: 3,
    data: null,
  }),
  asks("a page after the last", (world) => books(world).select("id", { count: "exact" }).range(10, 12), {
    code: "PGRST103",
  }),
  asks("one row", (world) => found(world).eq("id", 1).single(), { id: 1 }),
  asks("one row, where there are more", (world) => found(world).single(), { code: "PGRST116" }),
  asks("one row, where there is none", (world) => found(world).eq("id", 0).single(), { code: "PGRST116" }),
  asks("perhaps one row", (world) => found(world).eq("id", 0).maybeSingle(), null),
  asks("as CSV", (world) => books(world).select("id,title").eq("id", 3).csv(), 'id,title\n3,"Dom Casmurro"'),
  asks("without what is nothing", (world) => books(world).select("id,price").eq("id", 5).stripNulls(), ids(5)),
  asks("the plan of a query is not shown", (world) => found(world).explain(), { code: "PGRST107" }),
];
