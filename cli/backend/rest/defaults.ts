import { codeOf } from "../../error-code.ts";
import { actAs, type Identity } from "../auth/identity.ts";
import type { Driver } from "../database/engine/driver.ts";
import { jsonOf } from "../http/body.ts";
import { failure } from "../http/failure.ts";

type Row = Readonly<Record<string, unknown>>;

/**
 * Add the defaults of the database to rows of an insert that lack a column which other rows have, if the request asks
 * for it. The REST service would write null there.
 *
 * The defaults are evaluated as the caller. A view has no defaults of its own, so that is refused by name.
 */
export async function withDefaults(request: Request, driver: Driver, identity: Identity): Promise<Request | Response> {
  const [, table] = /^\/rest\/v1\/([^/]+)$/.exec(decodeURIComponent(new URL(request.url).pathname)) ?? [];
  const asksForDefaults = /\bmissing=default\b/.test(request.headers.get("prefer") ?? "");
  if (request.method !== "POST" || table === undefined || !asksForDefaults) {
    return request;
  }
  const rows = rowsIn(await jsonOf(request));
  const columns = [...new Set(rows.flatMap(Object.keys))].filter((name) =>
    rows.some((row) => !Object.hasOwn(row, name)),
  );
  if (columns.length === 0) {
    return request;
  }
  try {
    const given = await defaultsOf(driver, identity, { table, columns, count: rows.length });
    if (given === undefined) {
      const feature = "defaults for columns of a view that only some rows of an insert leave out";
      return failure(501, "feature_not_supported", `the embedded backend does not support ${feature}`, feature);
    }
    const headers = new Headers(request.headers);
    headers.delete("content-length");
    const body = JSON.stringify(rows.map((row, rowIndex) => ({ ...given[rowIndex], ...row })));
    return new Request(request.url, { method: "POST", headers, body });
  } catch (error) {
    return failure(400, String(codeOf(error) ?? "XX000"), error instanceof Error ? error.message : String(error));
  }
}

/** Returns the rows of a body; none if it is not a list of records. */
const rowsIn = (body: unknown): readonly Row[] =>
  Array.isArray(body) && body.every((row) => typeof row === "object" && row !== null) ? body : [];

interface Wanted {
  readonly table: string;
  readonly columns: readonly string[];
  readonly count: number;
}

/** Returns the defaults of columns for each row; undefined for a view. */
const defaultsOf = (
  driver: Driver,
  identity: Identity,
  { table, columns, count }: Wanted,
): Promise<readonly Row[] | undefined> =>
  driver.transaction(async (transaction) => {
    const { rows } = await transaction.query<{ isView: boolean; part: string | null }>(partsSql, [
      table,
      JSON.stringify(columns),
    ]);
    if (rows.some(({ isView }) => isView)) {
      return undefined;
    }
    const parts = rows.flatMap(({ part }) => (part === null ? [] : [part]));
    await actAs(transaction, identity);
    const defaults = await transaction.query<{ given: Row }>(
      `select jsonb_build_object(${parts.join(", ")}) as given from generate_series(1, $1::int)`,
      [count],
    );
    return defaults.rows.map(({ given }) => given);
  });

/** Each column with its default as SQL, such as `'n', to_jsonb((7)::integer)`. */
const partsSql = `select c.relkind = 'v' as "isView",
    format('%L, to_jsonb((%s)::%s)', a.attname,
      case when a.attidentity = '' then pg_get_expr(d.adbin, d.adrelid)
      else format('nextval(%L)', pg_get_serial_sequence(c.oid::regclass::text, a.attname)) end,
      format_type(a.atttypid, a.atttypmod)) as part
  from pg_class c
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
  where c.relnamespace = 'public'::regnamespace and c.relname = $1
    and a.attname in (select jsonb_array_elements_text(($2::text)::jsonb))
    and (d.adbin is not null or a.attidentity <> '' or c.relkind = 'v')`;
