import { type Code, catalogue } from "./catalogue.ts";
import type { AuditCode, Diagnostic } from "./diagnostic.ts";

/** How a project treats one warning, and why. */
export interface Rule {
  readonly level: "error" | "off";
  readonly reason: string;
}

/** Rules of a project by the code of the warning. */
export type Rules = Readonly<Partial<Record<Code | AuditCode, Rule>>>;

export const isCode = (name: string): name is Code => Object.hasOwn(catalogue, name);

/** Apply the rules of a project: warnings become errors or are removed. Errors do not change. */
export function withRules(diagnostics: readonly Diagnostic[], rules: Rules | undefined): readonly Diagnostic[] {
  if (!rules) return diagnostics;
  return diagnostics.flatMap((diagnostic) => {
    const rule = diagnostic.severity === "warning" ? rules[diagnostic.code] : undefined;
    if (!rule) return [diagnostic];
    if (rule.level === "off") return [];
    const reason = `an error in this project: ${rule.reason}`;
    const help = diagnostic.help === undefined ? reason : `${diagnostic.help}; ${reason}`;
    return [{ ...diagnostic, severity: "error" as const, help }];
  });
}
