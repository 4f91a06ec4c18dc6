/** Um valor de uma coluna; `raw` entra como SQL. */
export type SqlValue = string | number | boolean | null | { readonly raw: string };

/** Uma linha, pelo nome das colunas. */
export type Row = Readonly<Record<string, SqlValue>>;

/** Um pedaço da demonstração: SQL, ou linhas em CSV para `copy`. */
export type SeedPart =
  | { readonly sql: string }
  | { readonly table: string; readonly columns: readonly string[]; readonly csv: string };

/** Um `insert` de muitas linhas, uma por linha de texto. */
export function insert(table: string, rows: readonly Row[]): string {
  const columns = Object.keys(rows[0] ?? {});
  const tuples = rows.map((row) => `  (${columns.map((column) => literal(row[column] ?? null)).join(", ")})`);
  return `insert into ${table} (${columns.join(", ")}) values\n${tuples.join(",\n")};\n`;
}

/** As mesmas linhas para `copy`, em pedaços que não pesam na memória. */
export function* copies(table: string, rows: Iterable<Row>): Generator<SeedPart> {
  const rowsPerPart = 10_000;
  let columns: readonly string[] = [];
  let lines: string[] = [];
  for (const row of rows) {
    columns = columns.length > 0 ? columns : Object.keys(row);
    lines.push(columns.map((column) => csvField(row[column] ?? null)).join(","));
    if (lines.length === rowsPerPart) {
      yield { table, columns, csv: lines.join("\n") };
      lines = [];
    }
  }
  if (lines.length > 0) {
    yield { table, columns, csv: lines.join("\n") };
  }
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

// Sem aspas, `\N` é nulo; com aspas, tudo é texto.
function csvField(value: SqlValue): string {
  if (value === null) {
    return "\\N";
  }
  if (typeof value === "object") {
    throw new Error("SQL cannot be copied");
  }
  return typeof value === "string" ? `"${value.replaceAll('"', '""')}"` : String(value);
}
