import { identifier, joined, type Sql } from "../sql/sql.ts";

/** What a project sets for the service in its database: `alter role authenticator set pgrst.db_max_rows = '50'`. */
export interface ProjectSettings {
  /** The function that runs before each request, and can refuse it. */
  readonly preRequest: Sql | undefined;
  /** The largest number of rows of an answer, instead of the one in the settings of the API. */
  readonly maxRows: number | undefined;
  readonly isRolledBack: boolean;
  /** Whether a request may choose with `Prefer: tx=rollback`. */
  readonly mayChooseEnd: boolean;
}

/** Returns the settings by their names and values. Source: PostgREST 12, Config. */
export function projectSettings(pairs: readonly (readonly [name: string, value: string])[]): ProjectSettings {
  const values = new Map(pairs);
  const preRequest = values.get("pgrst.db_pre_request") || undefined;
  const maxRows = Number.parseInt(values.get("pgrst.db_max_rows") ?? "", 10);
  const end = values.get("pgrst.db_tx_end") ?? "commit";
  return {
    preRequest: preRequest === undefined ? undefined : joined(preRequest.split(".").map(identifier), "."),
    maxRows: Number.isNaN(maxRows) ? undefined : maxRows,
    isRolledBack: end.startsWith("rollback"),
    mayChooseEnd: end.endsWith("-allow-override"),
  };
}
