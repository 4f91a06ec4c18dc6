import { diagnose } from "../../diagnostics/diagnostic.ts";
import { unknown } from "../../formula-types.ts";
import { placeOf } from "../../span.ts";
import { optional } from "../../value-types.ts";
import type { LinkContext } from "../context.ts";
import type { LinkedValue, StepShape } from "../linked-design.ts";
import { checkName, missingProps } from "../names/references.ts";
import type { NamedComponent } from "../names/symbols.ts";
import { checkPath, checkPathParams, noteAddress } from "../values/link-target.ts";
import { expecting } from "../values/link-value.ts";
import { anyOf, nameIn, objectIn, type StepRule, type StepSite, type StepValues } from "./step-site.ts";

/** Steps that open pages and popups. */
export const pageSteps: Readonly<Record<string, StepRule>> = {
  navigate: {
    link: (at, json, values) => {
      const { ctx } = at.site;
      linkPageWithParams(at, json);
      const { url, path } = values;
      for (const address of [url, path]) if (address) noteAddress(ctx, address);
      if (path) checkPath(ctx, path);
      return undefined;
    },
  },
  previousPage: { link: (at, json) => void linkPage(at, json) },
  openPopup: {
    link: (at, json, values) => void linkPopup(at, json, values),
    result: ({ site: { ctx } }, json) =>
      json.wait === true ? optional(ctx.symbols.popups.get(nameIn(json, "popup"))?.result ?? unknown) : undefined,
  },
};

/** Checks that the step names a page, and passes the parameters of its path. */
export function linkPageWithParams(at: StepSite, json: StepShape): void {
  if (linkPage(at, json)) checkPathParams(at.site.ctx, nameIn(json, "page"), objectIn(json, "params"), json);
}

function linkPage({ site }: StepSite, json: StepShape): boolean {
  const { ctx } = site;
  if (typeof json.page !== "string") return false;
  ctx.reads.add(`page-link:${json.page}`);
  return checkName(ctx, "page", json.page, ctx.symbols.pages, json, "page");
}

const linkPopup = ({ site: { ctx } }: StepSite, json: StepShape, values: StepValues): void =>
  checkPopup(ctx, nameIn(json, "popup"), objectIn(json, "with"), values.with, json);

/** Checks that a popup can be opened with these properties. */
export function checkPopup(
  ctx: LinkContext,
  name: string,
  given: object | undefined,
  values: LinkedValue | undefined,
  owner: object,
): void {
  ctx.reads.add(`popup:${name}`);
  const popup = ctx.symbols.popups.get(name);
  if (!popup) return void checkName(ctx, "popup", name, ctx.symbols.popups, owner, "popup");
  checkGiven(ctx, popup, given ?? {}, owner);
  if (values) expecting(ctx, values, anyOf(popup.props));
}

function checkGiven(ctx: LinkContext, popup: NamedComponent, given: object, owner: object): void {
  for (const prop of Object.keys(given)) checkName(ctx, "property", prop, popup.props, given, prop, "key");
  for (const prop of missingProps(popup, given))
    ctx.report(diagnose("component/missing-property", placeOf(ctx.file, owner, "popup"), popup.id, prop));
}
