import { diagnose } from "../../diagnostics/diagnostic.ts";
import { placeOf } from "../../span.ts";
import { typeOfValue, typeText } from "../../value-types.ts";
import type { LinkContext } from "../context.ts";
import type { LinkedLiteral, LinkedValue } from "../linked-design.ts";
import { expecting } from "../values/link-value.ts";
import type { StepRule } from "./step-site.ts";

const insideLoop: StepRule = {
  link: ({ site: { ctx }, inLoop }, json) => {
    if (!inLoop) ctx.report(diagnose("workflow/outside-loop", placeOf(ctx.file, json, "action"), json.action));
    return undefined;
  },
};

/** Steps that leave a loop or the workflow. */
export const flowSteps: Readonly<Record<string, StepRule>> = {
  break: insideLoop,
  continue: insideLoop,
  switch: {
    link: ({ site: { ctx } }, json, { value }) => {
      const branches = json.cases as readonly { readonly value: unknown }[];
      const cases = branches.map((branch): LinkedLiteral => {
        return { kind: "literal", value: branch.value, file: ctx.file, owner: branch, key: "value" };
      });
      checkRepeatedCases(ctx, cases);
      if (value?.kind === "formula") value.cases = cases;
      else if (value && value.kind !== "localized") checkWrittenCases(ctx, value, cases);
      return undefined;
    },
  },
  throw: {
    link: ({ site: { ctx }, frame: { isCaught } }, json) => {
      if (json.message === undefined && !isCaught)
        ctx.report(diagnose("property/missing", placeOf(ctx.file, json), "message", "`throw`", onlyInCatch));
      return undefined;
    },
  },
  return: {
    link: ({ site: { ctx }, frame: { returns } }, _json, { value }) => {
      if (returns && value) expecting(ctx, value, returns);
      return undefined;
    },
  },
};

const onlyInCatch = "add it; only a `catch` may leave it out, to throw the caught error again";

/** The first case with a value takes all of them. */
function checkRepeatedCases(ctx: LinkContext, cases: readonly LinkedLiteral[]): void {
  const known = new Set<unknown>();
  for (const one of cases) {
    if (known.has(one.value)) ctx.report(diagnose("workflow/repeated-case", one, writtenText(one.value)));
    known.add(one.value);
  }
}

/** A value that is written down takes one branch only. */
function checkWrittenCases(ctx: LinkContext, value: LinkedValue, cases: readonly LinkedLiteral[]): void {
  for (const one of cases) {
    if (value.kind === "literal" && value.value === one.value) continue;
    const given = value.kind === "literal" ? writtenText(value.value) : `a ${value.kind}`;
    ctx.report(diagnose("formula/never-equal", one, given, writtenText(one.value)));
  }
}

const writtenText = (value: unknown): string =>
  typeof value === "object" && value !== null ? typeText(typeOfValue(value)) : JSON.stringify(value);
