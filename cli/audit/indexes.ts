/**
 * Returns the columns of each table that are in an index, a key or a unique constraint, as far as SQL says it plainly.
 *
 * A later column of an index counts: with row-level security, the first column often names the tenant.
 */
export function indexesIn(sql: string): ReadonlyMap<string, ReadonlySet<string>> {
  const plain = sql.replace(/--[^\n]*|\/\*[\s\S]*?\*\//g, " ");
  const found = new Map<string, Set<string>>();
  const add = (table: string, columns: string): void => {
    const all = found.get(nameOf(table)) ?? new Set();
    for (const [name] of columns.matchAll(/[A-Za-z_]\w*/g)) all.add(name);
    found.set(nameOf(table), all);
  };
  for (const [, table = "", body = ""] of plain.matchAll(createTable)) {
    add(table, "");
    for (const line of body.split(/,\s*\n|\n/)) {
      const [, column = ""] = /^\s*([\w"]+)\s.*\b(?:primary\s+key|unique)\b/i.exec(line) ?? [];
      if (!/^(?:constraint|primary|unique|foreign|check)$/i.test(column)) add(table, column);
    }
    for (const [, columns = ""] of body.matchAll(/(?:primary\s+key|unique)\s*\(([^)]*)/gi)) add(table, columns);
  }
  for (const pattern of [createIndex, addConstraint])
    for (const [, table = "", columns = ""] of plain.matchAll(pattern)) add(table, columns);
  return found;
}

const createTable = /create\s+table\s+(?:if\s+not\s+exists\s+)?([\w."]+)\s*\(([\s\S]*?)\)\s*;/gi;
const createIndex =
  /create\s+(?:unique\s+)?index\s+(?:concurrently\s+)?(?:if\s+not\s+exists\s+)?(?:(?!on\b)[\w"]+\s+)?on\s+(?:only\s+)?([\w."]+)\s*(?:using\s+\w+\s*)?\(([^;]*)/gi;
const addConstraint =
  /alter\s+table\s+(?:if\s+exists\s+)?(?:only\s+)?([\w."]+)\s+add\s+(?:constraint\s+[\w"]+\s+)?(?:primary\s+key|unique)\s*\(([^)]*)/gi;

const nameOf = (written: string): string => written.replaceAll('"', "").replace(/^public\./, "");
