import { popupImport } from "../../3-link/names/place-scope.ts";
import { use } from "../context.ts";
import { code, lowerNow } from "../value.ts";
import { awaited, type LowerStep, nameOf, plain, settings, value } from "./step-context.ts";

/** Steps that open pages and popups. */
export const pageSteps: Readonly<Record<string, LowerStep>> = {
  navigate: (ctx, step) =>
    awaited(ctx, step, "navigate", [
      settings(ctx, step, ["page", "path", "url", "params", "query", "section", "newTab", "replace", "loaderColor"]),
    ]),
  previousPage: (ctx, step) =>
    awaited(ctx, step, "previousPage", step.json.page === undefined ? [] : [settings(ctx, step, ["page"])]),
  openPopup: (ctx, step) => {
    const popup = code(use(ctx, popupImport(nameOf(step, "popup"), ctx.prefix)));
    const props = step.values.with;
    const args = props ? [popup, lowerNow(ctx, props)] : [popup];
    return step.json.wait === true
      ? awaited(ctx, step, "openPopup", args)
      : plain(ctx, step, "openPopup", args, "void ");
  },
  closePopup: (ctx, step) => plain(ctx, step, "closePopup", step.values.result ? [value(ctx, step, "result")] : []),
  closeAllPopups: (ctx, step) => plain(ctx, step, "closeAllPopups", []),
  pageLoader: (ctx, step) => plain(ctx, step, "pageLoader", [settings(ctx, step, ["show", "color"])]),
};
