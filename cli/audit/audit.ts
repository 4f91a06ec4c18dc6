import { withoutAllowed } from "../../compiler/diagnostics/allow.ts";
import type { Diagnostic } from "../../compiler/diagnostics/diagnostic.ts";
import { type Place, placeInText, placeOf } from "../../compiler/span.ts";
import type { Facts } from "./facts.ts";
import type { Finding, Rule } from "./rule.ts";
import { rules } from "./rules.ts";

/** A finding as the other commands print it, and how to repair it if that is certain. */
export interface Audited {
  readonly diagnostic: Diagnostic;
  readonly rule: Rule;
  readonly fix: { readonly place: Place; readonly value: unknown } | undefined;
}

/** Runs all rules; what the design allows at its place is left out. */
export function audit(facts: Facts): readonly Audited[] {
  const found = rules.flatMap((rule) => rule.find(facts).map((finding) => auditedOf(rule, finding)));
  const kept = new Set(withoutAllowed(found.map(({ diagnostic }) => diagnostic)));
  return found.filter(({ diagnostic }) => kept.has(diagnostic));
}

function auditedOf(rule: Rule, { file, owner, key, offsets, word = "", fix }: Finding): Audited {
  const isThere = key !== undefined && Object.hasOwn(owner, key);
  const place = offsets ? placeInText(file, ...offsets) : placeOf(file, owner, isThere ? key : undefined);
  return {
    rule,
    diagnostic: {
      code: rule.code,
      severity: "warning",
      message: rule.message.replaceAll("{}", () => word),
      help: rule.help.replaceAll("{}", () => word),
      place,
      related: [],
    },
    fix: fix && { place: placeOf(file, owner, key), value: fix.value },
  };
}
