import type { SentRequest } from "./servers.ts";

// Requests by kind, from the schema. Each is sent to both servers. A changing one is followed by the first rows again.

export interface Kind {
  readonly name: string;
  readonly requests: readonly SentRequest[];
}

/** The columns of `books` by type, with values in the spelling of a query: right, borderline and wrong ones. */
const columns: Readonly<Record<string, readonly string[]>> = {
  id: ["1", "x", "1.5", "99999999999"],
  title: ["A hora", "a,b", 'e "Jacó"', "", "100%", "*", "null", "(a)", "ação"],
  isbn: ["9007199254740993", "-9223372036854775808", "1e3", " 2 "],
  price: ["19.9", "19.90", "-1.5", "1,5"],
  exact: ["0.12345678901234567890123", "10", "NaN", "1e30"],
  weight: ["0.1", "Infinity"],
  ratio: ["0.30000000000000004", "1e300", "NaN"],
  pages: ["86", "0"],
  contact: ["a@b", "ab"],
  genre: ["novel", "short, story", 'so "called"', "essay"],
  genres: ["{novel}", '{novel,"short, story"}', "{}", "{essay}"],
  is_lent: ["true", "f", "yes", "2"],
  tags: ["{a}", '{"b,c"}', "{}", "{NULL}", '{"NULL"}', "{a{b}", "a", '{""}'],
  scores: ["{1,2}", "{}", "{null,3}", "{x}", "1"],
  published: ["1977-10-26T09:00:00+00:00", "2026-02-28T23:59:59.999999Z", "infinity", "today", "26/10/1977"],
  seen: ["1977-10-26 12:00", "2026-02-28T23:59:59.999999"],
  day: ["1977-10-26", "0044-03-15 BC", "2026-02-30"],
  hour: ["12:30", "24:00", "25:00"],
  lasts: ["1 mon 2 days 03:04:05", "90 minutes", "x"],
  info: ['{"n":1}', '{"a":{"b":[1]}}', "null", '"text"', "x"],
  cover: ["\\xdeadbeef", "\\x", "zz"],
  code: ["00000000-0000-0000-0000-000000000001", "x"],
  host: ["10.0.0.1/8", "10.0.0.0/8", "x"],
  years: ["[1,5)", "3", "(,3]", "empty", "[5,1]"],
  "Two Words": ["x y", "😀"],
  "dotted.name": ["d.n"],
  select: ["s", "true"],
  limit: ["7", "-3"],
  or: ["o", "x.y", "and"],
  ação: ["é", "ação"],
  twice: ["14"],
  words: ["hora"],
};

const compared = ["eq", "neq", "gt", "gte", "lt", "lte", "isdistinct"];
const texts = ["like", "ilike", "match", "imatch"];
const sets = ["cs", "cd", "ov", "sl", "sr", "nxl", "nxr", "adj"];
const searches = ["fts", "plfts", "phfts", "wfts", "fts(simple)", "wfts(english)"];
const many = ["eq(any)", "neq(all)", "like(any)", "like(all)", "ilike(any)", "gt(any)", "lt(all)", "match(any)"];

const quoted = (name: string): string => (/^[\p{L}_][\p{L}\d_]*$/u.test(name) ? name : `"${name}"`);
const reserved = new Set(["select", "limit", "or", "dotted.name"]);

/** A condition on one column, as a parameter of the address, or in a group where the name means something else. */
function condition(column: string, operator: string, value: string): string {
  if (!reserved.has(column)) return `${encodeURIComponent(column)}=${encodeURIComponent(`${operator}.${value}`)}`;
  const inQuotes = /[,.:()"\\ ]|^$/.test(value) ? `"${value.replace(/["\\]/g, "\\$&")}"` : value;
  return `and=${encodeURIComponent(`(${quoted(column)}.${operator}.${inQuotes})`)}`;
}

const get = (query: string, headers?: SentRequest["headers"]): SentRequest => ({
  method: "GET",
  path: query,
  ...(headers && { headers }),
});

const books = (query: string): SentRequest => get(`/books?select=id&order=id&${query}`);

function filters(): SentRequest[] {
  const found: SentRequest[] = [];
  for (const [column, values] of Object.entries(columns)) {
    for (const value of values) {
      for (const operator of [...compared, ...texts, ...sets])
        for (const not of ["", "not."]) found.push(books(condition(column, not + operator, value)));
      for (const operator of many) found.push(books(condition(column, operator, `{${value},zz}`)));
      found.push(books(condition(column, "in", `("${value.replace(/["\\]/g, "\\$&")}",${value || '""'})`)));
      found.push(books(condition(column, "not.in", `(${value || '""'})`)));
    }
    for (const operator of searches) found.push(books(condition(column, operator, "hora")));
    for (const value of ["null", "not_null", "true", "false", "unknown", "x"])
      found.push(books(condition(column, "is", value)), books(condition(column, "not.is", value)));
  }
  return found;
}

const groups = [
  "title.eq.A hora,id.eq.2",
  'title.eq."A hora",title.eq."Esaú, e \\"Jacó\\""',
  "title.in.(A hora,a hora),id.gt.5",
  "and(id.gt.1,id.lt.4),id.eq.7",
  "not.and(id.gt.1,id.lt.4)",
  "not.or(id.eq.1,id.eq.2),title.is.null",
  "title.not.is.null,id.eq.5",
  'tags.cs.{a},tags.cs."{\\"b,c\\"}"',
  "tags.ov.{a,b}",
  "info->>n.eq.1,info->a.is.null",
  'info->>"k,1".eq.v',
  '"Two Words".eq."x y"',
  "ação.eq.é",
  '"dotted.name".eq.d.n',
  '"or".eq."x.y"',
  "price.gte.5,price.lt.20",
  "title.like.A*,title.ilike.*HORA",
  "title.like(any).{A*,D*}",
  "title.match.^A",
  "words.fts(simple).hora",
  "title.fts.hora",
  "id.eq(any).{1,2}",
  "published.gt.2000-01-01T00:00:00+00:00",
  'published.gt."2000-01-01T00:00:00.000+00:00"',
  "title.eq.",
  'title.eq.""',
  "title.eq.null",
  "id.gt.0,",
  "",
  "()",
  "id.foo.1",
  "nope.eq.1",
  "id",
  "id.eq",
  "and(id.eq.1",
  "years.cs.3",
  "genre.eq.novel",
  'genre.eq."short, story"',
  'genre.in.("short, story",novel)',
];

const selections = [
  "*",
  "",
  "id",
  "id,title",
  "id,id",
  "*,id",
  "id::text,price::text,exact::text,isbn::text",
  "day::text,published::date",
  "id::money",
  "n:id",
  "número:id",
  '"a b":id',
  "Two Words",
  '"Two Words"',
  "dotted.name",
  '"dotted.name"',
  "select,limit,or",
  "ação",
  "info->a",
  "info->a->b",
  "info->a->b->0",
  "info->a->b->2->>c.d",
  'info->a->b->2->>"c.d"',
  "info->>k,1",
  'info->>"k,1"',
  "info->a->b->-1",
  "k:info->>n",
  "info->>n::int",
  "tags->0",
  "scores->0",
  "raw->>b",
  "raw",
  "count()",
  "n:count()",
  "price.sum()",
  "author_id,price.sum(),price.avg(),id.max(),n:id.min(),id.count()",
  "author_id,total:price.sum()::text",
  "genre,count()",
  "title.length()",
  "nope",
  "title,nope",
  "title(",
  "title)",
  "title,,id",
  "*,*",
  "id,...authors!author_id(name)",
];

const embeds = [
  "id,authors(name)",
  "id,authors!author_id(name)",
  "id,authors!books_author_id_fkey(name)",
  "id,by:authors!author_id(name),edited:authors!editor_id(name)",
  "id,author_id(name)",
  "id,by:author_id(name),editor_id(name)",
  "id,books(id)",
  "id,follows_id(id,title)",
  "id,sequels:books!follows_id(id)",
  "id,before:follows_id(id,before:follows_id(id))",
  "id,notes(body)",
  "id,notes(*)",
  "id,notes!inner(body)",
  "id,...notes(body)",
  "id,...notes(text:body)",
  "id,...authors!author_id(name,born)",
  "id,shelves(label)",
  "id,shelves(label,room->floor)",
  "id,book_shelf(since,shelves(label))",
  "id,book_shelf(*,shelves(*))",
  "id,shelves!inner(label)",
  "id,shelves(count)",
  "id,shelves()",
  "id,s:shelves(label)",
  "id,...shelves(label)",
  "id,book_shelf!left(since)",
  "id,nope(x)",
  "id,notes(nope)",
  "id,notes(body),shelves(label),authors!author_id(label)",
  "id,authors!author_id!inner(name)",
  "id,authors!nope(name)",
  "id,shelves(id,books(id,authors!author_id(name)))",
  "id,shelves(label,book_shelf(book_id))",
];

const embedQueries = [
  "select=id,shelves(label)&shelves.label=eq.North",
  "select=id,shelves(label)&shelves.order=label.desc",
  "select=id,shelves(label)&shelves.limit=1&shelves.order=id.desc",
  "select=id,shelves(label)&shelves.offset=1&shelves.order=id",
  "select=id,shelves!inner(label)&shelves.label=eq.North",
  "select=id,shelves(label)&shelves=is.null",
  "select=id,shelves(label)&shelves=not.is.null",
  "select=id,shelves()&shelves.label=eq.North&shelves=not.is.null",
  "select=id,notes(body),shelves(label)&or=(notes.not.is.null,shelves.not.is.null)",
  "select=id,notes(body)&notes.body=eq.first",
  "select=id,notes!inner(body)&notes.body=is.null",
  "select=id,shelves(label)&shelves.or=(label.eq.North,label.is.null)",
  "select=id,shelves(label)&shelves.and=(id.gt.1,id.lt.3)",
  "select=id,book_shelf(since,shelves(label))&book_shelf.shelves.label=eq.North",
  "select=id,book_shelf(since,shelves!inner(label))&book_shelf.shelves.label=eq.North",
  "select=id,by:authors!author_id(name)&by.name=eq.Clarice",
  "select=id,by:authors!author_id!inner(name)&by.name=like.C*",
  "select=id,by:authors!author_id(name)&order=by(name).desc,id",
  "select=id,authors!author_id(name)&order=authors(name),id",
  "select=id,notes(body)&order=notes(body).desc.nullslast",
  "select=id,shelves(label)&order=shelves(label)",
  "select=id&notes.body=eq.first",
  "select=id,shelves(label)&nope.label=eq.x",
  "select=id,shelves(label)&shelves.nope=eq.x",
  "select=id,shelves(label)&shelves.label=eq.South, left",
  'select=id,shelves(label)&shelves.label=in.("South, left",North)',
];

const orders = [
  "id",
  "id.desc",
  "title.asc",
  "title.desc.nullsfirst",
  "title.nullslast,id.desc",
  "price.desc,id",
  '"Two Words".desc,id',
  "ação,id",
  "dotted.name",
  '"dotted.name",id',
  "info->>n,id",
  "info->a->b,id",
  "tags,id",
  "day.desc.nullslast,id",
  "genre,id",
  "years,id",
  "nope",
  "id.foo",
  "id,",
  "",
  "id.asc.desc",
  "published.desc,id",
];

const ranges = [
  "limit=2",
  "limit=2&offset=1",
  "offset=100",
  "limit=0",
  "limit=-1",
  "limit=x",
  "offset=-1",
  "offset=x",
  "limit=2&offset=6",
];
const rangeHeaders = ["0-1", "2-", "0-0", "100-200", "5-3", "x", "-5"];

const values: readonly (readonly [string, string])[] = Object.entries(columns).flatMap(([column, given]) =>
  given.map((value) => [column, value] as const),
);

const representation = { prefer: "return=representation" };

function writes(): SentRequest[] {
  const found: SentRequest[] = [];
  const change = (
    method: string,
    path: string,
    body?: string,
    headers: SentRequest["headers"] = representation,
  ): void => {
    found.push({ method, path, headers, ...(body === undefined ? {} : { body }) });
  };
  for (const [column, value] of values) {
    const row = JSON.stringify({ [column]: value });
    change("POST", "/books?select=*", row);
    change("PATCH", "/books?id=eq.2&select=*", row);
  }
  const raw = [
    '{"isbn":9223372036854775807}',
    '{"isbn":9223372036854775808}',
    '{"isbn":9007199254740993}',
    '{"isbn":1.5}',
    '{"isbn":true}',
    '{"isbn":null}',
    '{"exact":12345678901234567890123456789.123456789}',
    '{"exact":1e400}',
    '{"price":0.125}',
    '{"price":12345678901.00}',
    '{"title":1}',
    '{"title":{"a":1}}',
    '{"title":[1]}',
    '{"title":true}',
    '{"info":{"b":1,"a":2,"b":3},"raw":{"b":1,"a":2,"b":3}}',
    '{"info":{"n":9007199254740993,"f":1.10,"e":1e2}}',
    '{"info":"text"}',
    '{"info":null}',
    '{"info":1}',
    '{"raw":null}',
    '{"tags":["a","b,c",null,"NULL",""]}',
    '{"tags":[]}',
    '{"tags":"{a,b}"}',
    '{"tags":[["a"],["b"]]}',
    '{"scores":[1,null,2]}',
    '{"scores":["1"]}',
    '{"genres":["novel","short, story"]}',
    '{"is_lent":"yes"}',
    '{"is_lent":1}',
    '{"day":"2026-11-29T10:00:00Z"}',
    '{"published":0}',
    '{"lasts":"P1DT2H"}',
    '{"nope":1}',
    '{"title":"a","title":"b"}',
    '{"title":"\\u0000"}',
    '{"info":{"a":"\\ud800"}}',
    "{}",
    "[]",
    "[{},{}]",
    '[{"title":"a"},{"title":"b"}]',
    '[{"title":"a"},{"price":1}]',
    '[{"title":"a"},1]',
    "null",
    '"x"',
    "1",
    "{",
    "",
    '{"id":50,"title":"own id"}',
    '{"twice":4}',
    '{"words":"x"}',
    '{"limit":5,"or":"x","select":"y","ação":"z","Two Words":"w","dotted.name":"v"}',
    '{"__proto__":1}',
    '{"constructor":1}',
  ];
  for (const body of raw) {
    change("POST", "/books", body);
    change("POST", "/books?select=id,title&columns=title", body);
    change("POST", "/books", body, { prefer: "return=representation,missing=default" });
    change("POST", "/books", body, {});
    change("PATCH", "/books?id=lt.3&order=id", body);
  }
  const plain = [
    "?a=eq.1",
    "?a=is.null",
    "",
    "?a=eq.x",
    "?a=eq.1&limit=1",
    "?nope=eq.1",
    "?or=(a.eq.1,b.eq.y)",
    "?a=not.eq.1",
  ];
  for (const query of plain.filter((each) => each !== "")) {
    change("DELETE", `/plain${query}`);
    change("PATCH", `/plain${query}`, '{"b":"z"}');
    change("DELETE", `/plain${query}`, undefined, { prefer: "return=minimal,count=exact" });
    change("PATCH", `/plain${query}`, '{"b":"z"}', { prefer: "return=headers-only" });
    change("DELETE", `/plain${query}`, undefined, { ...representation, accept: "application/vnd.pgrst.object+json" });
  }
  const upserts = [
    ["/shelves", '{"id":1,"label":"Up"}'],
    ["/shelves", '[{"id":1,"label":"Up"},{"id":9,"label":"New"}]'],
    ["/shelves", '[{"id":9,"label":"New"},{"id":9,"label":"Twice"}]'],
    ["/shelves?on_conflict=label", '{"id":7,"label":"North"}'],
    ["/shelves?on_conflict=room", '{"id":7,"label":"North"}'],
    ["/shelves?on_conflict=nope", '{"id":7,"label":"North"}'],
    ["/shelves?columns=id", '{"id":1,"label":"Up"}'],
    ["/book_shelf", '{"book_id":1,"shelf_id":1,"since":"2020-01-01"}'],
    [
      "/book_shelf?on_conflict=book_id,shelf_id",
      '[{"book_id":1,"shelf_id":1},{"book_id":7,"shelf_id":2,"since":null}]',
    ],
    ["/plain", '{"a":1}'],
    ["/shelves", "{}"],
    ["/shelves", "[]"],
    ["/Odd%20Table", '{"Id":1,"a b":"x"}'],
  ] as const;
  for (const [path, body] of upserts)
    for (const resolution of ["merge-duplicates", "ignore-duplicates"])
      for (const missing of ["", ",missing=default"])
        change("POST", path, body, { prefer: `return=representation,resolution=${resolution}${missing}` });
  for (const path of [
    "/shelves?id=eq.1",
    "/shelves?id=eq.50",
    "/shelves?id=eq.1&label=eq.x",
    "/shelves",
    "/shelves?label=eq.x",
  ])
    change("PUT", path, '{"id":1,"label":"Put","room":null}');
  for (const select of ["*", "id,authors!author_id(name)", "title,shelves(label)", "id,nope", "count()"]) {
    change("POST", `/books?select=${encodeURIComponent(select)}`, '{"author_id":1,"title":"new"}');
    change("PATCH", `/books?id=eq.1&select=${encodeURIComponent(select)}`, '{"title":"new"}');
    change("DELETE", `/books?id=eq.5&select=${encodeURIComponent(select)}`);
  }
  change("DELETE", "/authors?id=eq.1");
  change("POST", "/authors", '{"id":1,"name":"twice"}');
  change("POST", "/authors", '{"id":4}');
  change("POST", "/authors", '{"id":4,"name":null}');
  change("POST", "/books", '{"author_id":99}');
  change("POST", "/cheap_books", '{"title":"through a view","price":1}');
  change("PATCH", "/cheap_books?id=eq.2", '{"price":500}');
  change("POST", "/nope", "{}");
  change("PATCH", "/nope?id=eq.1", "{}");
  return found;
}

function calls(): SentRequest[] {
  const post = (name: string, body?: string, headers?: SentRequest["headers"]): SentRequest => ({
    method: "POST",
    path: `/rpc/${name}`,
    ...(body === undefined ? {} : { body }),
    ...(headers && { headers }),
  });
  const object = { accept: "application/vnd.pgrst.object+json" };
  return [
    ...[
      "add_two?a=1",
      "add_two?a=1&b=5",
      "add_two?a=x",
      "add_two",
      "add_two?a=1&c=2",
      "pairs",
      "pairs?n=eq.1",
      "pairs?select=label&order=n.desc",
    ].map((query) => get(`/rpc/${query}`)),
    ...[
      "all_books?select=id,title&order=id&limit=2",
      "all_books?select=id,authors!author_id(name)&id=lt.3&order=id",
      "one_book?book=1&select=id,title",
      "one_book?book=99",
      "nothing",
      "same?a=1",
      "same?b=x",
      "same",
      "texts?words=a&words=b",
      "size_of?list={1,2}",
      "changes",
      "refuses",
      "fails",
      "nope",
      "all_books?select=id&order=id&offset=2",
    ].map((query) => get(`/rpc/${query}`)),
    post("add_two", '{"a":1}'),
    post("add_two", '{"a":"1"}'),
    post("add_two", '{"a":null}'),
    post("add_two", '{"a":1.5}'),
    post("add_two", '{"x":1}'),
    post("add_two", "{}"),
    post("add_two", "[1]"),
    post("add_two"),
    post("echo", '{"value":{"a":[1,2.50,9007199254740993]}}'),
    post("echo", '{"value":null}'),
    post("echo", '{"value":"text"}'),
    post("size_of", '{"list":[1,2,3]}'),
    post("size_of", '{"list":[]}'),
    post("size_of", '{"list":"{1}"}'),
    post("texts", '{"words":["a","b,c"]}'),
    post("nothing", "{}"),
    post("same", '{"a":1}'),
    post("same", '{"b":"1"}'),
    post("same", '{"c":"1"}'),
    post("refuses", "{}"),
    post("fails", "{}"),
    post("changes", "{}"),
    post("nope", "{}"),
    post("pairs?select=n&n=gt.1", "{}"),
    post("pairs", "{}", { prefer: "count=exact" }),
    post("all_books?select=id&order=id&limit=3", "{}", { prefer: "count=exact" }),
    post("one_book?select=id,title", '{"book":2}', object),
    post("pairs", "{}", object),
    post("add_two", '{"a":1}', object),
    post("add_two?select=x", '{"a":1}'),
    post("echo", "{", {}),
  ];
}

function answers(): SentRequest[] {
  const object = { accept: "application/vnd.pgrst.object+json" };
  const csv = { accept: "text/csv" };
  const found = [
    get("/books?id=eq.1&select=id", object),
    get("/books?id=eq.99&select=id", object),
    get("/books?select=id", object),
    get("/books?id=eq.1&select=id", { accept: "application/vnd.pgrst.object+json;nulls=stripped" }),
    get("/books?select=id,title&order=id", { accept: "application/vnd.pgrst.array+json;nulls=stripped" }),
    get("/books?select=id,title,tags,info&order=id", csv),
    get("/books?select=id&id=eq.99", csv),
    get("/books?select=id&order=id", { accept: "text/html" }),
    get("/books?select=id&order=id", { accept: "*/*" }),
    get("/books?select=id&order=id", { "accept-profile": "nope" }),
    get("/nope"),
    get("/Odd%20Table?select=*&order=Id"),
    get("/cheap_books?select=id,authors(name)&order=id"),
    get("/desks?select=id,rooms(name)&order=id"),
    get("/rooms?select=name,desks(id)&order=building"),
    get("/authors?select=name,label&order=id"),
    get("/authors?select=name,books!author_id(title)&order=id&books.order=id"),
    get("/plain?select=a,b,count()&order=a,b"),
  ];
  for (const count of ["exact", "planned", "estimated", "x"])
    for (const query of ["select=id&order=id&limit=2", "select=id&id=gt.100", "select=id&order=id&offset=3"])
      if (count === "exact" || count === "x") found.push(get(`/books?${query}`, { prefer: `count=${count}` }));
  for (const range of rangeHeaders)
    for (const prefer of ["", "count=exact"])
      found.push(get("/books?select=id&order=id", { range, "range-unit": "items", prefer }));
  for (const query of ["select=id&limit=2", "select=id&id=eq.99", "select=nope"])
    found.push({ method: "HEAD", path: `/books?${query}`, headers: { prefer: "count=exact" } });
  return found;
}

/** The same requests of a visitor and of two people, who may see and change different rows and columns. */
function people(): SentRequest[] {
  const reads = [
    "/diary?select=id,text&order=id",
    "/diary?select=*&order=id",
    "/diary?order=id",
    "/diary?select=secret",
    "/diary?select=id&secret=eq.s2",
    "/diary?select=id&order=secret,id",
    "/diary?select=count()",
    "/diary?select=id&limit=1&order=id",
    "/diary_view?order=id",
    "/diary_open?order=id",
    "/closed",
    "/hidden",
    "/books?select=id,title&order=id&limit=2",
    "/authors?select=name,books!author_id(id)&order=id&books.order=id",
    "/rpc/mine?select=id&order=id",
    "/rpc/mine",
    "/rpc/all_of_them",
    "/rpc/for_people",
    "/rpc/who",
  ];
  const changes: readonly (readonly [string, string, string?])[] = [
    ["POST", "/diary?select=id,text", '{"id":9,"text":"new"}'],
    ["POST", "/diary", '{"id":9,"text":"new"}'],
    ["POST", "/diary?select=id", '{"id":9,"owner":"00000000-0000-0000-0000-00000000000b","text":"for Bia"}'],
    ["POST", "/diary?select=id", '{"id":1,"text":"twice"}'],
    ["POST", "/diary?select=id&columns=id,text", '[{"id":9,"text":"a","shared":true},{"id":10,"text":"b"}]'],
    ["PATCH", "/diary?id=eq.1&select=id,text", '{"text":"changed"}'],
    ["PATCH", "/diary?id=lt.9&select=id,text&order=id", '{"text":"changed"}'],
    ["PATCH", "/diary?id=eq.1&select=id", '{"secret":"changed"}'],
    ["PATCH", "/diary?id=eq.1&select=id", '{"owner":"00000000-0000-0000-0000-00000000000b"}'],
    ["PATCH", "/diary?id=eq.1", '{"text":"changed"}'],
    ["DELETE", "/diary?id=eq.1&select=id"],
    ["DELETE", "/diary?id=lt.9&select=id&order=id"],
    ["DELETE", "/diary?id=eq.3"],
    ["POST", "/closed", '{"id":2}'],
    ["PATCH", "/closed?id=eq.1&select=id", '{"text":"y"}'],
    ["DELETE", "/closed?id=eq.1&select=id"],
    ["POST", "/hidden", '{"id":2}'],
    ["POST", "/plain?select=a", '{"a":5}'],
    ["POST", "/rpc/changes", "{}"],
    ["POST", "/rpc/for_people", "{}"],
  ];
  return (["visitor", "ana", "bia"] as const).flatMap((person): SentRequest[] => [
    ...reads.map((path) => ({ method: "GET", path, person })),
    ...reads.map((path) => ({ method: "GET", path, person, headers: { prefer: "count=exact" } })),
    ...changes.flatMap(([method, path, body]) =>
      [representation, { prefer: "return=minimal" }].map((headers) => ({
        method,
        path,
        person,
        headers,
        ...(body === undefined ? {} : { body }),
      })),
    ),
    ...["merge-duplicates", "ignore-duplicates"].map((resolution) => ({
      method: "POST",
      path: "/diary?select=id,text",
      person,
      headers: { prefer: `return=representation,resolution=${resolution}` },
      body: '[{"id":1,"text":"up"},{"id":9,"text":"new"}]',
    })),
  ]);
}

/** All requests that do not depend on chance. */
export const kinds = (): readonly Kind[] => [
  { name: "filters", requests: filters() },
  {
    name: "groups",
    requests: ["or", "and", "not.or", "not.and"].flatMap((name) =>
      groups.map((each) => books(`${name}=${encodeURIComponent(`(${each})`)}`)),
    ),
  },
  {
    name: "selections",
    requests: selections.map((each) => get(`/books?order=id&limit=9&select=${encodeURIComponent(each)}`)),
  },
  {
    name: "embeds",
    requests: [
      ...embeds.map((each) => get(`/books?order=id&select=${encodeURIComponent(each)}`)),
      ...embedQueries.map((each) => get(`/books?${encodeURI(each)}${each.includes("order=") ? "" : "&order=id"}`)),
    ],
  },
  { name: "orders", requests: orders.map((each) => get(`/books?select=id&order=${encodeURIComponent(each)}`)) },
  { name: "ranges", requests: ranges.map((each) => get(`/books?select=id&order=id&${each}`)) },
  { name: "answers", requests: answers() },
  { name: "calls", requests: calls() },
  { name: "writes", requests: writes() },
  { name: "people", requests: people() },
];

/** Returns a random request for rows: conditions, groups, selections, embeds, an order and a range together. */
export function randomRequest(random: () => number): SentRequest {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const often = (chance: number): boolean => random() < chance;
  const parts: string[] = [];
  const embed = often(0.4) ? pick(embeds) : "";
  parts.push(`select=${encodeURIComponent(embed || pick(["id", "id,title", "*", ...selections]))}`);
  while (often(0.5)) {
    const [column, value] = pick(values);
    parts.push(condition(column, `${often(0.2) ? "not." : ""}${pick([...compared, ...texts, ...sets])}`, value));
  }
  while (often(0.3))
    parts.push(`${pick(["or", "and", "not.or"])}=${encodeURIComponent(`(${pick(groups)},${pick(groups)})`)}`);
  if (often(0.2)) parts.push(...encodeURI(pick(embedQueries)).split("&").slice(1));
  parts.push(`order=${encodeURIComponent(often(0.5) ? "id" : `${pick(orders)},id`)}`);
  if (often(0.3)) parts.push(pick(ranges));
  return get(`/books?${parts.join("&")}`, often(0.2) ? { prefer: "count=exact" } : undefined);
}
