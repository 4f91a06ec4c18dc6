import { createHash } from "node:crypto";
import type { ElementFact, Unit } from "../audit/facts.ts";
import { isObject, recordOf } from "../json.ts";
import { titleOf } from "../review/render/words.ts";
import { anchor, escaped, folded, list, row } from "./html.ts";
import { type Model, type Thing, thingOf } from "./model.ts";
import { searchScript, styles } from "./page.ts";
import { graphOf } from "./workflow-graph.ts";

/** Returns a design as one self-contained page, which works from a file. */
export function renderInspection(model: Model): string {
  const parts = sectionsOf(model).filter(({ articles }) => articles.length > 0);
  const hash = createHash("sha256").update(searchScript).digest("base64");
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-${hash}'">
<title>${escaped(model.title)}</title>
<style>${styles}</style>
</head>
<body>
<header>
<h1>${escaped(model.title)}</h1>
<label>Search <input id="search" type="search" autocomplete="off"></label>
<output id="count" role="status"></output>
<nav aria-label="Parts">${parts.map(({ id, title, articles }) => `<a href="#${id}">${title} (${articles.length})</a>`).join(" ")}</nav>
</header>
<main>
${parts.map(({ id, title, articles }) => `<section id="${id}" aria-labelledby="${id}-title">\n<h2 id="${id}-title">${title}</h2>\n${articles.join("\n")}\n</section>`).join("\n")}
</main>
<script>${searchScript}</script>
</body>
</html>
`;
}

interface Part {
  readonly id: string;
  readonly title: string;
  readonly articles: readonly string[];
}

function sectionsOf(model: Model): readonly Part[] {
  const { facts } = model;
  const { pages, sections, components } = facts.design;
  const unit = (each: Unit): string => unitArticle(model, each);
  const workflows = Object.entries(facts.design.workflows?.json.workflows ?? {});
  const formulas = Object.entries(facts.design.formulas?.json.formulas ?? {});
  return [
    { id: "pages", title: "Pages", articles: pages.map(unit) },
    { id: "sections", title: "Shared sections", articles: sections.map(unit) },
    { id: "components", title: "Components", articles: components.map(unit) },
    {
      id: "workflows",
      title: "Workflows",
      articles: workflows.map(([name, json]) =>
        article(`workflow ${name}`, name, whoUses(model, `workflow ${name}`) + folded("Steps", graphOf(json))),
      ),
    },
    {
      id: "formulas",
      title: "Formulas",
      articles: formulas.map(([name, json]) =>
        article(
          `formula ${name}`,
          name,
          `<pre>${escaped(String(recordOf(json).formula))}</pre>${whoUses(model, `formula ${name}`)}`,
        ),
      ),
    },
    {
      id: "variables",
      title: "Variables",
      articles: Object.entries(facts.design.variables?.json.variables ?? {}).map(([name, json]) =>
        article(
          `variable ${name}`,
          name,
          `<p>${escaped(String(json.type))}${kept(json)}</p>${whoUses(model, `variable ${name}`)}`,
        ),
      ),
    },
    {
      id: "collections",
      title: "Collections",
      articles: facts.collections.map(({ name, json }) =>
        article(
          `collection ${name}`,
          name,
          `<p>${escaped([json.source, json.table ?? json.view ?? json.function].filter(Boolean).join(" "))}</p>${whoUses(model, `collection ${name}`)}`,
        ),
      ),
    },
    {
      id: "tables",
      title: "Tables, views and functions",
      articles: Array.from(model.tables.keys(), (name) => tableArticle(model, name)),
    },
    { id: "groups", title: "Access", articles: groupArticles(model) },
  ];
}

/** Where a variable is kept. */
const kept = (json: object): string =>
  ["persist", "local", "query"]
    .filter((name) => Boolean(recordOf(json)[name]))
    .map((name) => `, ${name}`)
    .join("");

const article = (thing: Thing, title: string, content: string): string =>
  `<article id="${escaped(anchor(thing))}"><h3>${escaped(title)}</h3>${content}</article>`;

/** A link to a thing of the page. */
function linkTo({ names, tables }: Model, thing: Thing): string {
  const [kind = "", name = thing] = thing.split(" ", 2);
  if (thing === "app") return "the app";
  const isTable = kind === "table" && !tables.has(name);
  const text = `${names.get(thing) ?? name}`;
  return isTable ? escaped(text) : `<a href="#${escaped(anchor(thing))}">${escaped(text)}</a>`;
}

const linksTo = (model: Model, things: readonly Thing[] | undefined): readonly string[] =>
  [...new Set(things ?? [])].map((thing) => linkTo(model, thing));

/** Who reads and writes a thing, and the pages on which it matters. */
function whoUses(model: Model, thing: Thing): string {
  const rows = [
    row("read by", linksTo(model, model.readers.get(thing))),
    row("written by", linksTo(model, model.writers.get(thing))),
    row(
      "pages",
      linksTo(
        model,
        model.usage.pagesOf(thing).map((id) => `page ${id}`),
      ),
    ),
  ].join("");
  return rows === "" ? "" : `<dl>${rows}</dl>`;
}

function unitArticle(model: Model, unit: Unit): string {
  const thing = thingOf(unit);
  const { facts } = model;
  const isPage = unit.kind === "page";
  const used = (map: ReadonlyMap<Thing, readonly Thing[]>): readonly Thing[] =>
    [...map].flatMap(([target, users]) => (users.includes(thing) ? [target] : []));
  const tables = [...model.tables].filter(([, users]) =>
    isPage
      ? [...users.keys()].some((user) => user === thing || model.usage.pagesOf(user).includes(unit.id))
      : users.has(thing),
  );
  const bytes = model.sizes?.get(unit.id);
  const from = [...model.links].flatMap(([user, pages]) => (isPage && pages.includes(unit.id) ? [user] : []));
  const rows = [
    row("address", isPage ? [`<code>/${escaped(addressOf(unit.json.path))}</code>`] : []),
    row("for", isPage ? [escaped(model.audiences.get(unit.id) ?? "")] : []),
    row("loads", isPage && bytes !== undefined ? [`${(bytes / 1000).toFixed(1)} kB of script, compressed`] : []),
    row(
      "leads to",
      linksTo(
        model,
        model.links.get(thing)?.map((id) => `page ${id}`),
      ),
    ),
    row("reached from", linksTo(model, from)),
    row("reads", linksTo(model, used(model.readers))),
    row("writes", linksTo(model, used(model.writers))),
    row(
      "tables",
      tables.map(([name]) => linkTo(model, `table ${name}`)),
    ),
    row(
      "on",
      isPage
        ? []
        : linksTo(
            model,
            model.usage.pagesOf(thing).map((id) => `page ${id}`),
          ),
    ),
  ].join("");
  const elements = facts.elements.filter((each) => each.unit === unit);
  const handlers = Object.entries(recordOf(recordOf(unit.json).on)).map(
    ([event, handler]) => `on ${escaped(event)}${graphOf(handler)}`,
  );
  return article(
    thing,
    model.names.get(thing) ?? titleOf(unit.id),
    `<dl>${rows}</dl>${folded("Workflows of its own", list(handlers))}${folded(`Elements (${elements.length})`, treeOf(elements, []))}`,
  );
}

/** The path of a page; of one with a path per language, all. */
const addressOf = (path: unknown): string => (isObject(path) ? Object.values(path).join(", /") : String(path));

/** The elements inside the last of `around`, each with its events and what is inside it. */
function treeOf(elements: readonly ElementFact[], around: readonly ElementFact[]): string {
  const byParent = new Map<ElementFact | undefined, ElementFact[]>();
  for (const element of elements) {
    const parent = element.around.at(-1);
    const siblings = byParent.get(parent);
    if (siblings) siblings.push(element);
    else byParent.set(parent, [element]);
  }
  const inside = (parent: ElementFact | undefined): string =>
    list((byParent.get(parent) ?? []).map((each) => elementItem(each) + inside(each)));
  return inside(around.at(-1));
}

function elementItem({ json, type }: ElementFact): string {
  const name = String(json.id ?? json.use ?? "");
  const kind =
    typeof json.component === "string" ? json.component : typeof json.use === "string" ? "shared section" : type;
  const handlers = Object.entries(recordOf(json.on)).map(
    ([event, handler]) => `<span class="on">on ${escaped(event)}</span>${graphOf(handler)}`,
  );
  return `<code>${escaped(name)}</code> ${escaped(kind)}${list(handlers)}`;
}

function tableArticle(model: Model, name: string): string {
  const users = [...(model.tables.get(name) ?? [])].map(
    ([thing, hows]) => `${linkTo(model, thing)} ${[...hows].join(", ")}`,
  );
  const pages = new Set(
    [...(model.tables.get(name)?.keys() ?? [])].flatMap((user) =>
      user.startsWith("page ") ? [user.slice(5)] : model.usage.pagesOf(user),
    ),
  );
  const rules = model.database?.tables[name];
  const policies = Object.entries(rules?.policies ?? {}).map(
    ([policy, { sql }]) => `<code>${escaped(policy)}</code> ${escaped(sql)}`,
  );
  const security =
    rules?.kind === "table" ? `<p>Row-level security is ${rules.hasRowSecurity ? "on" : "off"}.</p>` : "";
  return article(
    `table ${name}`,
    name,
    `<dl>${row("used by", users)}${row(
      "pages",
      linksTo(
        model,
        [...pages].sort().map((id) => `page ${id}`),
      ),
    )}</dl>${security}${folded(`Policies (${policies.length})`, list(policies))}`,
  );
}

/** Which pages each audience reaches. */
function groupArticles(model: Model): readonly string[] {
  const pages = new Map<string, Thing[]>();
  for (const [id, audience] of model.audiences) pages.set(audience, [...(pages.get(audience) ?? []), `page ${id}`]);
  return Array.from(pages, ([audience, things]) =>
    article(`access ${audience}`, titleOf(audience), `<dl>${row("pages", linksTo(model, things))}</dl>`),
  );
}
