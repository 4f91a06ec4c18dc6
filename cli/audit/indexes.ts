import type { TableRules } from "../backend/index.ts";

/**
 * Whether an index of a table finds or orders rows by a column: the columns before it are compared too, by the query or by
 * a policy. With row-level security, the first column of an index often names the tenant.
 */
export function isServed({ indexes, policies }: TableRules, column: string, compared: readonly string[]): boolean {
  const rules = Object.values(policies)
    .map(({ sql }) => sql)
    .join("\n");
  const isCompared = (name: string): boolean =>
    compared.includes(name) || rules.includes(`(${name} = `) || rules.includes(` = ${name})`);
  return indexes.some((names) => {
    const place = names.indexOf(column);
    return place >= 0 && names.slice(0, place).every(isCompared);
  });
}
