import { fromCatalogue, type Sql } from "../sql/sql.ts";
import type { Catalogue, CatalogueHandler, QualifiedName } from "./catalogue.ts";
import { type Routines, routinesOf } from "./functions.ts";
import { type ProjectSettings, projectSettings } from "./project-settings.ts";
import { nameKey } from "./relationship.ts";
import { type Relationships, relationshipsOf } from "./relationships.ts";
import { type Tables, tablesOf } from "./tables.ts";
import { viewKeys } from "./view-keys.ts";

/** What requests are planned with. */
export interface SchemaCache {
  readonly tables: Tables;
  readonly relationships: Relationships;
  readonly routines: Routines;
  /** Functions that convert a domain from and to JSON or text, by `from to`. */
  readonly conversions: ReadonlyMap<string, Sql>;
  /** How answers in media types of the project are made, by `handlerKey`. */
  readonly handlers: ReadonlyMap<string, CatalogueHandler>;
  readonly settings: ProjectSettings;
}

/** The key of a handler: of a table or function, or without one of any rows. */
export const handlerKey = (of: QualifiedName | null, media: string): string => `${of ? nameKey(of) : ""}\0${media}`;

/** Returns the cache of a database. */
export function schemaCacheOf(catalogue: Catalogue): SchemaCache {
  const views = viewKeys(catalogue);
  const tables = tablesOf(catalogue, views);
  return {
    tables,
    relationships: relationshipsOf(catalogue, tables, views),
    routines: routinesOf(catalogue),
    conversions: new Map(catalogue.casts.map((cast) => [`${cast.from} ${cast.to}`, fromCatalogue(cast.function)])),
    settings: projectSettings(catalogue.settings),
    handlers: new Map(catalogue.handlers.map((handler) => [handlerKey(handler.of, handler.media), handler])),
  };
}
