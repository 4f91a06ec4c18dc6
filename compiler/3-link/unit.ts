import type { CatalogueSchema } from "../catalogue/catalogue-types.ts";
import { boolean, number, type Type, text, unknown } from "../formula-types.ts";
import { placeOf } from "../span.ts";
import { optional, record } from "../value-types.ts";
import type { LinkContext } from "./context.ts";
import { linkHandler } from "./link-handler.ts";
import type { LinkedHandler, LinkedUnit, LinkedValue } from "./linked-design.ts";
import { errorType } from "./names/place-scope.ts";
import type { Site, UnitContext } from "./site.ts";
import { linkValue } from "./values/link-value.ts";

/** A text that may vary by language and be bound. */
export const localizedText: CatalogueSchema = { type: "string", "x-localized": true, "x-bind": true };

const keyEvent = record({
  key: text,
  code: text,
  altKey: boolean,
  ctrlKey: boolean,
  metaKey: boolean,
  shiftKey: boolean,
  repeat: boolean,
  isTyping: boolean,
  isInLayer: boolean,
});

/** The payloads of the events of the app, a page or a component, as the runtime passes them; other events have none. */
const triggers: Readonly<Record<string, Type | undefined>> = {
  keydown: keyEvent,
  keyup: keyEvent,
  resize: record({ width: number, height: number }),
  scroll: record({ x: number, y: number }),
  error: record({ place: text, message: text, stack: optional(text) }),
  collectionFetchError: record({ error: errorType, collection: record({ id: text, name: text, data: unknown }) }),
};

/** Links the event handlers of a page, a component or the app, sorted by name. */
export function linkTriggers(site: Site, on: object | undefined): readonly LinkedHandler[] {
  if (!on) return [];
  return Object.keys(on)
    .filter((event) => event !== "propertyChange")
    .sort()
    .map((event) => linkHandler(site, event, on, event, triggers[event]));
}

const condition: CatalogueSchema = { type: "boolean", "x-bind": true };

/** Links the condition that says whether a page or component has unsaved changes. */
export const linkUnsaved = (site: Site, json: { readonly unsaved?: unknown }): LinkedValue | undefined =>
  linkCondition(site, json, "unsaved");

/** Links a boolean that may be bound; undefined if the design does not set it. */
export const linkCondition = <Key extends string>(
  { ctx, scope }: Site,
  json: { readonly [key in Key]?: unknown },
  key: Key,
): LinkedValue | undefined => (json[key] === undefined ? undefined : linkValue(ctx, scope, json, key, condition));

/** Returns a unit with everything collected during linking. */
export function finishUnit(
  ctx: LinkContext,
  unit: UnitContext,
  json: object,
  own: Pick<LinkedUnit, "kind" | "description" | "roots" | "handlers"> &
    Partial<Pick<LinkedUnit, "page" | "component" | "unsaved">>,
): LinkedUnit {
  const { file, reads, values, written, texts } = ctx;
  return {
    kind: own.kind,
    id: unit.id,
    description: own.description,
    roots: own.roots,
    handles: [...unit.handles.values()].sort((a, b) => (a.id < b.id ? -1 : 1)),
    handlers: own.handlers,
    unsaved: own.unsaved,
    page: own.page,
    component: own.component,
    reads,
    formulas: values,
    written,
    texts,
    hasStyles: unit.hasStyles,
    certainUses: unit.certainUses.map(({ component, owner }) => ({
      component,
      place: placeOf(file, owner, "component"),
    })),
    file,
    owner: json,
  };
}
