/** Um valor de uma coluna; `raw` entra como SQL. */
export type SqlValue = string | number | boolean | null | { readonly raw: string };

/** Um `insert` de muitas linhas, uma por linha de texto. */
export function insert(table: string, rows: readonly Readonly<Record<string, SqlValue>>[]): string {
  const columns = Object.keys(rows[0] ?? {});
  const tuples = rows.map((row) => `  (${columns.map((column) => literal(row[column] ?? null)).join(", ")})`);
  return `insert into ${table} (${columns.join(", ")}) values\n${tuples.join(",\n")};\n`;
}

function literal(value: SqlValue): string {
  if (value === null) {
    return "null";
  }
  if (typeof value === "object") {
    return value.raw;
  }
  return typeof value === "string" ? `'${value.replaceAll("'", "''")}'` : String(value);
}
