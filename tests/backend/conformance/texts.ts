import { randomUUID } from "node:crypto";
import type { PlainComparison } from "../../../runtime/data/plain-filter.ts";
import { conditionOf, filterText } from "../../../runtime/plugins/supabase/supabase-filter.ts";
import { type Case, told } from "./cases.ts";
import type { World } from "./target.ts";

const texts = [
  "plain",
  'a "quoted" word',
  '"',
  '"whole"',
  "comma, full stop.",
  "(brackets) {braces} [more]",
  "an end) too early",
  "}{",
  "back\\slash",
  'C:\\"x"\\',
  " space around ",
  "null",
  "not_null",
  "true",
  "name.eq.b",
  "and(n.eq.7)",
  "0012",
  "+5511901234567",
  "1.50",
  "100% *new*",
  "d'Ávila",
] as const;

/** The name of the row that each operator finds by a text, and whether it finds another row. */
const operators: readonly {
  readonly operator: PlainComparison["operator"];
  name(text: string): string;
  finds(name: string, text: string): boolean;
}[] = [
  { operator: "eq", name: (text) => text, finds: (name, text) => name === text },
  { operator: "in", name: (text) => text, finds: (name, text) => name === text },
  { operator: "contains", name: (text) => `x${text}x`, finds: (name, text) => name.includes(text) },
  { operator: "startsWith", name: (text) => `${text}x`, finds: (name, text) => name.startsWith(text) },
  { operator: "endsWith", name: (text) => `x${text}`, finds: (name, text) => name.endsWith(text) },
];

/** Each text is found by the filters that the runtime sends, alone and in a group. */
export const finding: readonly Case[] = operators.flatMap(({ operator, name, finds }) =>
  [false, true].map((isInGroup) => ({
    name: `${operator} finds each text${isInGroup ? " in a group" : ""}`,
    async run({ anyone }: World): Promise<unknown> {
      const grp = randomUUID();
      await told(anyone.from("conf_items").insert(texts.map((text) => ({ grp, name: name(text) }))));
      const found: unknown[] = [];
      for (const text of texts) {
        const filter = { field: "name", operator, value: operator === "in" ? [text, "none"] : text };
        const { column, operator: sign, operand } = conditionOf(filter);
        const items = anyone.from("conf_items").select("name").eq("grp", grp).order("id");
        found.push(
          await told(isInGroup ? items.or(`${filterText(filter)},n.eq.8`) : items.filter(column, sign, operand)),
        );
      }
      return found;
    },
    gives: texts.map((text) => texts.filter((each) => finds(name(each), text)).map((each) => ({ name: name(each) }))),
  })),
);
