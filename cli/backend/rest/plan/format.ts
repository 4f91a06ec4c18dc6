import { Refusal, unsupported } from "../answer/refusal.ts";
import { anything, csv, geoJson, json, type MediaType, singleObject, strippedArray } from "../request/media-types.ts";
import type { RestRequest } from "../request/request.ts";
import type { CatalogueHandler, QualifiedName } from "../schema-cache/catalogue.ts";
import { nameKey } from "../schema-cache/relationship.ts";
import { handlerKey, type SchemaCache } from "../schema-cache/schema-cache.ts";
import type { ReadPlan } from "./read-plan.ts";

/** The form of an answer: one that is built in, or one that the project makes itself. */
export interface AnswerFormat {
  readonly media: MediaType;
  readonly handler: CatalogueHandler | undefined;
  /** The type of the rows, if they are whole rows of a table. */
  readonly rowType?: QualifiedName | undefined;
}

/**
 * Returns the first form that the request accepts and that there is. Refuses unknown preferences that must be known with
 * `PGRST122`, and unknown media types with `PGRST107`; plans of queries are not shown, as in a new Supabase project.
 *
 * Source: PostgREST 12 and 13, Plan, `negotiateContent`.
 */
export function formatOf(request: RestRequest, of: QualifiedName, cache: SchemaCache, read: ReadPlan): AnswerFormat {
  const { preferences, accepts } = request;
  if (preferences.handling === "strict" && preferences.unknown.length > 0) {
    throw new Refusal({
      status: 400,
      code: "PGRST122",
      message: "Invalid preferences given with handling=strict",
      details: `Invalid preferences: ${preferences.unknown.join(", ")}`,
    });
  }
  for (const media of accepts) {
    const format = formatIn(media, of, cache, read);
    if (format !== undefined) return format;
  }
  throw new Refusal({
    status: 406,
    code: "PGRST107",
    message: `None of these media types are available: ${accepts.map(({ name }) => name).join(", ")}`,
  });
}

/** The forms that no project can replace. */
const fixed: ReadonlySet<string> = new Set([singleObject, strippedArray]);

function formatIn(
  media: MediaType,
  of: QualifiedName,
  { handlers, tables }: SchemaCache,
  read: ReadPlan,
): AnswerFormat | undefined {
  if (fixed.has(media.name)) return { media, handler: undefined };
  // An aggregate of a table is given whole rows only.
  const own = isWhole(read)
    ? (handlers.get(handlerKey(of, anything)) ?? handlers.get(handlerKey(of, media.name)))
    : undefined;
  const handler = own ?? handlers.get(handlerKey(null, media.name));
  if (handler !== undefined) {
    const name = handler.media === anything ? "application/octet-stream" : handler.media;
    const rowType = isWhole(read) && tables.has(nameKey(of)) ? of : undefined;
    return { media: { name, isStripped: false }, handler, rowType };
  }
  switch (media.name) {
    case json:
    case anything:
      return { media: { name: json, isStripped: false }, handler: undefined };
    case csv:
      return { media, handler: undefined };
    case geoJson:
      throw unsupported("GeoJSON");
    default:
      return undefined;
  }
}

/** Whether a plan selects all columns and nothing else. */
const isWhole = ({ fields, embeds }: ReadPlan): boolean =>
  embeds.length === 0 && fields.length === 1 && fields[0]?.field.name === "*";
