import { statementsOf } from "./statements.ts";

const name = String.raw`((?:"[^"]+"|\w+)(?:\s*\.\s*(?:"[^"]+"|\w+))?)`;
const word = String.raw`("[^"]+"|\w+)`;
const pattern = (text: string): RegExp => new RegExp(text.replaceAll(" ", String.raw`\s+`), "i");

/** What statements define or change, where only the last of several counts, by the names in them. */
const patterns: readonly (readonly [thing: string, statement: RegExp])[] = [
  ["policy", pattern(`^(?:create|alter|drop) policy (?:if exists )?${word} on ${name}`)],
  [
    "trigger",
    pattern(
      `^(?:create(?: or replace)?(?: constraint)?|alter|drop) trigger (?:if exists )?${word}[\\s\\S]*? on ${name}`,
    ),
  ],
  [
    "function",
    pattern(`^(?:create(?: or replace)?|alter|drop) (?:function|procedure|aggregate) (?:if exists )?${name}`),
  ],
  ["view", pattern(`^(?:create(?: or replace)?|alter|drop)(?: materialized)? view (?:if (?:not )?exists )?${name}`)],
  ["rights on", pattern(`^(?:grant|revoke) [\\s\\S]*? on (?:table |function |procedure |sequence |schema )?${name}`)],
  [
    "row-level security of",
    pattern(`^alter table (?:if exists )?(?:only )?${name} (?:enable|disable|force|no force) row level security`),
  ],
];

/** Lists what the statements of a migration define or change, such as `policy ler of pedidos`, with the last offset of each. */
export function touchedThings(sql: string): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const { text, start } of statementsOf(sql))
    for (const [thing, statement] of patterns) {
      const [all, first = "", second] = statement.exec(text) ?? [];
      if (all === undefined) continue;
      const owner = second === undefined ? "" : ` of ${plainName(second)}`;
      found.set(`${thing} ${plainName(first)}${owner}`, start);
    }
  return found;
}

/** A name as the review writes it: without quotes, and without the schema `public`. */
const plainName = (text: string): string =>
  text
    .split(/\s*\.\s*/)
    .map((part) => (part.startsWith('"') ? part.slice(1, -1) : part.toLowerCase()))
    .filter((part, index, all) => !(index === 0 && all.length > 1 && part === "public"))
    .join(".");
