import type { LinkedEntry, LinkedValue } from "../3-link/linked-design.ts";
import type { Place } from "../span.ts";
import { withoutNothing } from "../value-types.ts";
import { type LowerContext, use } from "./context.ts";
import { readsParams } from "./fetches.ts";
import type { CodeModule, OutputEntry, OutputExpression } from "./output-module.ts";
import { code, lowerArrow, lowerNow } from "./value.ts";

/** The settings of a request, in print order. */
const settings = [
  "group",
  "method",
  "url",
  "endpoint",
  "pathParams",
  "query",
  "headers",
  "body",
  "bodyType",
  "credentials",
  "throughServer",
] as const;

export const isRequestSetting = (name: string): boolean => settings.some((setting) => setting === name);

/** Returns the request of a service as the entries of an object. */
export function requestEntries(
  ctx: LowerContext,
  json: Readonly<Record<string, unknown>>,
  values: Readonly<Record<string, LinkedValue | undefined>>,
  from: Place,
): readonly OutputEntry[] {
  return settings.flatMap((name): OutputEntry[] => {
    const value = values[name];
    if (value) return [{ key: name, value: lowerNow(ctx, value), from: value }];
    const written = json[name];
    if (written === undefined || written === false || (name === "bodyType" && written === "json")) return [];
    return [
      {
        key: name,
        value: name === "group" ? groupOf(ctx, String(written)) : { kind: "literal", value: written },
        from,
      },
    ];
  });
}

const groupOf = (ctx: LowerContext, name: string): OutputExpression =>
  code(`${use(ctx, { name: "xano", from: "xano", isOwn: true })}.${name}`);

/** Returns the request of a collection, evaluated again on each fetch. */
export const requestArrow = (
  ctx: LowerContext,
  json: Readonly<Record<string, unknown>>,
  entries: readonly LinkedEntry[],
  from: Place,
): OutputExpression => {
  const params = entries.some(({ name, value }) => isRequestSetting(name) && readsParams(value)) ? "params" : "";
  return lowerArrow(ctx, params, (inner) => ({
    kind: "object",
    entries: requestEntries(inner, json, Object.fromEntries(entries.map(({ name, value }) => [name, value])), from),
  }));
};

/** xano.ts: the base URLs of the API groups in design.json. */
export function lowerXano({ services }: LowerContext["symbols"]): CodeModule | undefined {
  if (services.groups.size === 0) return undefined;
  const entries = [...services.groups].map(
    ([key, url]): OutputEntry => ({ key, value: { kind: "literal", value: url } }),
  );
  return {
    kind: "code",
    path: "xano.ts",
    source: "design.json",
    imports: new Set(),
    declarations: [
      {
        kind: "const",
        name: "xano",
        isExported: true,
        value: { kind: "object", entries },
        doc: "Base URLs of the API groups.",
        from: undefined,
      },
    ],
  };
}

/** Whether a variable that receives a stream holds text. */
export const holdsText = (type: Parameters<typeof withoutNothing>[0] | undefined): boolean =>
  type !== undefined && withoutNothing(type)?.kind === "text";
