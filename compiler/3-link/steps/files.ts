import { diagnose } from "../../diagnostics/diagnostic.ts";
import { fixedMessages } from "../../diagnostics/fixed-messages.ts";
import { number, text } from "../../formula-types.ts";
import { placeOf } from "../../span.ts";
import { isAssignable, list, optional, record } from "../../value-types.ts";
import type { LinkContext } from "../context.ts";
import type { LinkedTarget, StepShape } from "../linked-design.ts";
import { itemCell } from "../values/link-value.ts";
import type { StepRule, StepSite } from "./step-site.ts";
import { findVariable } from "./variables.ts";

/** Steps that work with files. */
export const fileSteps: Readonly<Record<string, StepRule>> = {
  // Its columns are checked against the items of its data, once those are known.
  downloadCsv: { link: (_at, _json, { data }) => void itemCell(data) },
  uploadFile: {
    link: linkUpload,
    result: (_, json) => (json.files === undefined ? uploaded : list(uploaded)),
  },
  "supabase.storageSignedUrl": {
    link: ({ site: { ctx } }, json) => void checkOne(ctx, json, ["path", "paths"]),
    result: (_, json) => (json.paths === undefined ? text : list(signed)),
  },
};

/** The type of an uploaded file. */
const uploaded = record({ url: text, name: text, ext: text, tag: text, size: number });

/** The address of one of several files, or the error for it. */
const signed = record({ path: text, url: optional(text), error: optional(text) });

/** Checks that an upload has one file or several, and finds the number variable for its progress. */
function linkUpload(at: StepSite, json: StepShape): LinkedTarget | undefined {
  const { ctx } = at.site;
  checkOne(ctx, json, ["file", "files"], fixedMessages["property/choose-one uploadFile"]);
  if (typeof json.progress !== "string") return undefined;
  const target = findVariable(at, "set", json.progress, json, "progress");
  if (target?.type && !isAssignable(number, target.type))
    ctx.report(diagnose("variable/not-a-number", placeOf(ctx.file, json, "progress"), json.progress));
  return target;
}

function checkOne(ctx: LinkContext, json: StepShape, names: readonly string[], message?: string): void {
  const given = names.filter((name) => json[name] !== undefined);
  if (given.length !== 1) ctx.report(diagnose("property/choose-one", placeOf(ctx.file, json), names, given, message));
}
