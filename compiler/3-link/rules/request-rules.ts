import { diagnose } from "../../diagnostics/diagnostic.ts";
import { missingNames } from "../../near-names.ts";
import { type Place, placeOf } from "../../span.ts";
import type { LinkContext } from "../context.ts";
import type { LinkedValue } from "../linked-design.ts";
import { checkName } from "../names/references.ts";
import { nameIn, objectIn } from "../steps/step-site.ts";
import { checkAddress } from "./addresses.ts";

type RequestShape = Readonly<Record<string, unknown>>;

/**
 * Checks the literal part of a REST request of a step or a collection.
 *
 * Reports `request/unlisted-origin` for a service that design.json does not list, `url/active` and `request/no-body`.
 */
export function checkRestRequest(ctx: LinkContext, json: RequestShape, url: LinkedValue | undefined): void {
  checkBody(ctx, json);
  if (!url) return;
  checkAddress(ctx, url);
  const origin = originOf(url);
  if (origin === undefined || ctx.symbols.poisoned.has("design")) return;
  const { origins, serverOrigins } = ctx.symbols.services;
  const isThroughServer = json.throughServer === true;
  const known = isThroughServer ? serverOrigins : origins;
  if (!known.includes(origin))
    ctx.report(
      diagnose(
        "request/unlisted-origin",
        placeOf(ctx.file, json, "url"),
        origin,
        isThroughServer ? "server" : "origins",
        (isThroughServer ? origins : serverOrigins).includes(origin),
      ),
    );
}

/**
 * Checks the API group and the path of a Xano request of a step or a collection.
 *
 * Reports unknown groups and parameters, `request/missing-parameter` and `request/no-body`.
 */
export function checkXanoRequest(ctx: LinkContext, json: RequestShape): void {
  checkBody(ctx, json);
  checkName(ctx, "API group", nameIn(json, "group"), ctx.symbols.services.groups, json, "group");
  const wanted = new Set(Array.from(nameIn(json, "endpoint").matchAll(/\{([^{}]+)\}/g), ([, name = ""]) => name));
  const given = objectIn(json, "pathParams") ?? {};
  for (const name of Object.keys(given)) checkName(ctx, "parameter", name, wanted, given, name, "key");
  for (const name of missingNames(Object.keys(given), wanted, wanted))
    ctx.report(diagnose("request/missing-parameter", placeOf(ctx.file, json, "endpoint"), name));
}

/** Reports a body on a GET or HEAD request, which browsers refuse to send. */
function checkBody(ctx: LinkContext, json: RequestShape): void {
  const method = nameIn(json, "method");
  if (json.body === undefined || (method !== "GET" && method !== "HEAD")) return;
  const place: Place = { ...placeOf(ctx.file, json, "body"), part: "key" };
  ctx.report(diagnose("request/no-body", place, method));
}

/** Returns the certain origin of an address; undefined if it is computed, or the app's own. */
function originOf(url: LinkedValue): string | undefined {
  if (url.kind === "literal") return typeof url.value === "string" ? originIn(url.value, true) : undefined;
  if (url.kind !== "formula") return undefined;
  const { expression } = url.formula;
  if (expression.kind === "literal")
    return typeof expression.value === "string" ? originIn(expression.value, true) : undefined;
  return expression.kind === "template" ? originIn(expression.texts[0] ?? "", false) : undefined;
}

/** Reads the origin from the start of an address, which is complete once a character follows the host. */
function originIn(address: string, isWhole: boolean): string | undefined {
  const start = /^\s*https?:\/\/[^/?#\s]+(?=[/?#]|$)/i.exec(address)?.[0].trim();
  if (start === undefined || (!isWhole && start === address.trim()) || !URL.canParse(start)) return undefined;
  return new URL(start).origin;
}
