import { use } from "../context.ts";
import type { OutputExpression } from "../output-module.ts";
import { popupImport } from "../spell.ts";
import { code, lowerNow } from "../value.ts";
import { callbacks } from "./channels.ts";
import { awaited, type LowerStep, nameOf, plain, settingEntries, settings, value } from "./step-context.ts";

const toastSettings = ["text", "title", "kind", "duration", "name", "actionText"];

/** Steps that open pages, popups and messages. */
export const pageSteps: Readonly<Record<string, LowerStep>> = {
  navigate: (ctx, step) =>
    awaited(ctx, step, "navigate", [
      settings(ctx, step, ["page", "path", "url", "params", "query", "section", "newTab", "replace", "loaderColor"]),
    ]),
  previousPage: (ctx, step) =>
    awaited(ctx, step, "previousPage", step.json.page === undefined ? [] : [settings(ctx, step, ["page"])]),
  openPopup: (ctx, step) => {
    const popup = code(use(ctx, popupImport(nameOf(step, "popup"))));
    const props = step.values.with;
    const reactions = callbacks(ctx, step, ["onResult"]);
    const args: OutputExpression[] = [popup];
    if (props || reactions.length > 0) args.push(props ? lowerNow(ctx, props) : { kind: "object", entries: [] });
    if (reactions.length > 0) args.push({ kind: "object", entries: reactions });
    return step.json.wait === true
      ? awaited(ctx, step, "openPopup", args)
      : plain(ctx, step, "openPopup", args, "void ");
  },
  closePopup: (ctx, step) => plain(ctx, step, "closePopup", step.values.result ? [value(ctx, step, "result")] : []),
  closeAllPopups: (ctx, step) => plain(ctx, step, "closeAllPopups", []),
  showToast: (ctx, step) => {
    const entries = [...settingEntries(ctx, step, toastSettings), ...callbacks(ctx, step, ["onAction"])];
    return plain(ctx, step, "showToast", [{ kind: "object", entries }]);
  },
  closeToast: (ctx, step) =>
    plain(ctx, step, "closeToast", step.json.name === undefined ? [] : [value(ctx, step, "name")]),
  pageLoader: (ctx, step) => plain(ctx, step, "pageLoader", [settings(ctx, step, ["show", "color"])]),
};
