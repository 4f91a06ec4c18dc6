import { createHash } from "node:crypto";
import { isObject, parseJson } from "../../json.ts";
import type { Database } from "../database/engine/connection.ts";
import type { Catalogue } from "./schema-cache/catalogue.ts";
import { catalogueSql, readCatalogue } from "./schema-cache/read-catalogue.ts";
import { type SchemaCache, schemaCacheOf } from "./schema-cache/schema-cache.ts";

/** Holds what is known of the database. */
export interface CachedSchema {
  /** Undefined until it has been read. */
  readonly known: SchemaCache | undefined;
  read(): Promise<SchemaCache>;
  /** Read it again for the next request. */
  refresh(): void;
}

/** Changes with the statements and the schemas; the digit must be changed with the form of the result. */
const versionFor = (schemas: readonly string[]): string =>
  createHash("sha256")
    .update(`1${JSON.stringify([catalogueSql, schemas])}`)
    .digest("hex")
    .slice(0, 8);

/**
 * Hold the schema cache of a database, read when it is first needed. A notification of the channel `pgrst`, which
 * migrations and functions may send, makes it be read again.
 */
export function cacheSchema({ driver, catalogue: kept }: Database, schemas: readonly string[]): CachedSchema {
  const version = versionFor(schemas);
  let known: SchemaCache | undefined;
  let refreshCount = 0;
  // Until the first change, the catalogues are the ones of the template.
  let isOfTemplate = kept !== undefined;
  const catalogueOf = async (): Promise<Catalogue> => {
    if (!isOfTemplate) return readCatalogue(driver, schemas);
    const found = parseJson((await kept?.get(version)) ?? "");
    if (isCatalogue(found)) return found;
    const catalogue = await readCatalogue(driver, schemas);
    await kept?.set(version, JSON.stringify(catalogue));
    return catalogue;
  };
  const refresh = (): void => {
    known = undefined;
    refreshCount += 1;
    isOfTemplate = false;
  };
  // Where the channel cannot be heard, the backend itself still refreshes after migrations.
  driver.listen("pgrst", refresh).catch(() => undefined);
  return {
    get known() {
      return known;
    },
    async read() {
      if (known !== undefined) return known;
      const before = refreshCount;
      const found = schemaCacheOf(await catalogueOf());
      // The database may have changed while it was read: then only this request, which began before, has what was found.
      if (before === refreshCount) known = found;
      return found;
    },
    refresh,
  };
}

const isCatalogue = (value: unknown): value is Catalogue =>
  isObject(value) &&
  [value.relations, value.keys, value.functions, value.casts, value.handlers, value.origins, value.settings].every(
    Array.isArray,
  );
