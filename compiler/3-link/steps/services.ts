import { diagnose } from "../../diagnostics/diagnostic.ts";
import { unknown } from "../../formula-types.ts";
import { nearestName } from "../../near-names.ts";
import { placeOf } from "../../span.ts";
import { withoutNothing } from "../../value-types.ts";
import type { LinkedTarget, StepShape } from "../linked-design.ts";
import { declaredType } from "../names/gather-names.ts";
import { checkRows } from "../names/references.ts";
import { namedThing } from "../names/thing.ts";
import { checkRestRequest, checkXanoRequest } from "../rules/request-rules.ts";
import { nameIn, objectIn, type StepRule, type StepSite } from "./step-site.ts";
import { findVariable } from "./variables.ts";

const result: StepRule["result"] = ({ site }, json) => {
  const declared = objectIn(json, "result");
  return declared ? declaredType(site.ctx.symbols, declared) : unknown;
};

/** Steps that call services other than the database. */
export const requestSteps: Readonly<Record<string, StepRule>> = {
  "rest.request": {
    link: (at, json, values) => {
      checkRestRequest(at.site.ctx, json, values.url);
      return linkStream(at, json);
    },
    result,
  },
  "supabase.invoke": {
    link: (at, json) => {
      checkEdgeFunction(at, json);
      return linkStream(at, json);
    },
    result,
  },
  "xano.request": {
    link: (at, json) => {
      checkXanoRequest(at.site.ctx, json);
      return linkStream(at, json);
    },
    result,
  },
};

/** Reports `function/unknown` for a literal name that is not an edge function of the design. */
function checkEdgeFunction({ site: { ctx } }: StepSite, json: StepShape): void {
  const { edgeFunctions } = ctx.symbols;
  const [name = ""] = nameIn(json, "function").replace(/^\//, "").split(/[/?]/);
  if (edgeFunctions === undefined || name === "" || edgeFunctions.has(name)) return;
  const place = placeOf(ctx.file, json, "function");
  ctx.report(diagnose("function/unknown", place, name, nearestName(name, edgeFunctions), edgeFunctions));
}

/** Finds the variable that a streamed response fills: a text or a list. Reports `variable/no-stream`. */
export function linkStream(at: StepSite, json: StepShape): LinkedTarget | undefined {
  checkRows(at.site.ctx, [objectIn(json, "result")]);
  if (json.stream === undefined) return undefined;
  const name = nameIn(json, "stream");
  const target = findVariable(at, "set", name, json, "stream");
  if (!target) return undefined;
  const { ctx } = at.site;
  const kind = withoutNothing(target.type)?.kind;
  ctx.reads.add(namedThing("write", name));
  if (kind !== "text" && kind !== "list")
    ctx.report(diagnose("variable/no-stream", placeOf(ctx.file, json, "stream"), name));
  return target;
}
