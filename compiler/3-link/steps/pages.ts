import { type Type, text, unknown } from "../../formula-types.ts";
import { optional, record } from "../../value-types.ts";
import type { LinkContext } from "../context.ts";
import type { StepShape } from "../linked-design.ts";
import { checkName } from "../names/references.ts";
import { pageLink } from "../names/thing.ts";
import { checkPath, checkPathParams, checkPopup, noteAddress } from "../values/link-target.ts";
import { expecting } from "../values/link-value.ts";
import { nameIn, objectIn, type StepRule, type StepSite, type StepValues } from "./step-site.ts";

/** Steps that open pages, popups and messages. */
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
    result: ({ site: { ctx } }, json) => (json.wait === true ? optional(resultOf(ctx, json)) : undefined),
    event: ({ site: { ctx } }, json) => record({ result: resultOf(ctx, json) }),
  },
  closePopup: { link: (at, _json, values) => void linkResult(at, values) },
  showToast: { event: () => record({ name: text }) },
};

const resultOf = (ctx: LinkContext, json: StepShape): Type =>
  ctx.symbols.popups.get(nameIn(json, "popup"))?.result ?? unknown;

/** Checks that the step names a page, and passes the parameters of its path. */
export function linkPageWithParams(at: StepSite, json: StepShape): void {
  if (linkPage(at, json)) checkPathParams(at.site.ctx, nameIn(json, "page"), objectIn(json, "params"), json);
}

function linkPage({ site }: StepSite, json: StepShape): boolean {
  const { ctx } = site;
  if (typeof json.page !== "string") return false;
  ctx.reads.add(pageLink(json.page));
  return checkName(ctx, "page", json.page, ctx.symbols.pages, json, "page");
}

const linkPopup = ({ site: { ctx } }: StepSite, json: StepShape, values: StepValues): void =>
  checkPopup(ctx, nameIn(json, "popup"), objectIn(json, "with"), values.with, json);

/** In the file of a popup, its result has the declared type. */
function linkResult({ site: { ctx, unit } }: StepSite, { result }: StepValues): void {
  const declared = unit.component?.isPopup ? unit.component.result : undefined;
  if (result && declared) expecting(ctx, result, ctx.types.orNothing(declared));
}
