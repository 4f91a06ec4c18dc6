import { quoteName } from "../../database/quote-name.ts";
/** Values are sent as texts, or null. The database parses them by the types of their places. */
export type Value = string | null;

/**
 * Part of a statement, with the values of its parameters.
 *
 * Only this file can make one, so no text of a request becomes SQL.
 */
class Sql {
  readonly #texts: readonly string[];
  readonly #values: readonly Value[];

  /** There is one text more than values: each value is between two texts. */
  constructor(texts: readonly string[], values: readonly Value[]) {
    this.#texts = texts;
    this.#values = values;
  }

  get isEmpty(): boolean {
    return this.#texts.length === 1 && this.#texts[0] === "";
  }

  /** Returns the text with `$1`, `$2` for the values. */
  statement(): { readonly text: string; readonly values: readonly Value[] } {
    const text = this.#texts.map((part, index) => (index === 0 ? part : `$${index}${part}`)).join("");
    return { text, values: this.#values };
  }

  /** Joins parts with literal texts before, between and after them. */
  static between(literals: readonly string[], parts: readonly (Sql | Value)[]): Sql {
    const texts: string[] = [];
    const values: Value[] = [];
    // The text since the last value.
    let open = literals[0] ?? "";
    const addValue = (value: Value): void => {
      texts.push(open);
      values.push(value);
      open = "";
    };
    parts.forEach((part, index) => {
      if (part instanceof Sql) {
        part.#values.forEach((value, valueIndex) => {
          open += part.#texts[valueIndex] ?? "";
          addValue(value);
        });
        open += part.#texts.at(-1) ?? "";
      } else {
        addValue(part);
      }
      open += literals[index + 1] ?? "";
    });
    return new Sql([...texts, open], values);
  }
}

export type { Sql };

/** SQL with parts between its texts: other SQL as it is, and values as parameters. */
export const sql = (literals: TemplateStringsArray, ...parts: readonly (Sql | Value)[]): Sql =>
  Sql.between(literals, parts);

export const nothing: Sql = sql``;

/** Joins the parts that are not empty. */
export function joined(parts: readonly Sql[], separator: string): Sql {
  const present = parts.filter((part) => !part.isEmpty);
  return Sql.between(["", ...present.slice(1).map(() => separator), ""], present);
}

/** A quoted name. PostgreSQL has no names with null characters. */
export const identifier = (name: string): Sql => literal(quoteName(name.replaceAll("\0", "")));

/** A name in a schema; without a schema, the name of a common table expression or of an alias. */
export const qualified = ({ schema, name }: { readonly schema: string; readonly name: string }): Sql =>
  schema === "" ? identifier(name) : sql`${identifier(schema)}.${identifier(name)}`;

/** A column of a table; `*` for all. */
export const columnOf = (table: Sql, name: string): Sql =>
  name === "*" ? sql`${table}.*` : sql`${table}.${identifier(name)}`;

/** The name of a type in a request, such as `double precision`. Throws for anything else. */
export function typeName(text: string): Sql {
  if (!/^[\p{L}0-9_ $]+$/u.test(text)) throw new Error(`not the name of a type: ${text}`);
  return literal(text);
}

/** SQL that the database itself wrote, such as the default of a column. Never the text of a request. */
export const fromCatalogue = (text: string): Sql => literal(text);

/** A quoted string, of a name of the database. */
export const quotedString = (text: string): Sql => literal(`'${text.replaceAll("\0", "").replaceAll("'", "''")}'`);

/** An array as PostgreSQL writes it. */
export const arrayLiteral = (values: readonly string[]): string =>
  `{${values.map((value) => `"${value.replaceAll("\\", "\\\\").replaceAll('"', '\\"')}"`).join(",")}}`;

const literal = (text: string): Sql => Sql.between([text], []);
