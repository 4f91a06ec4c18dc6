import { type Code, catalogue } from "../../compiler/diagnostics/catalogue.ts";
import { explain as explanationOf } from "../../compiler/diagnostics/render.ts";
import { nearestName } from "../../compiler/near-names.ts";
import { explainRule, ruleOf, rules } from "../audit/rules.ts";
import { CallError, type Io } from "../io.ts";

/**
 * `trama explain <code>`: print the explanation of a diagnostic or of a rule of `trama audit`; without a code, list all.
 *
 * As JSON, a code is `{ code, severity, explanation }`, with Markdown in `explanation`; without a code, an array of all.
 */
export function explain(io: Io, code: string | undefined, { format }: { readonly format: "pretty" | "json" }): number {
  const codes = [...Object.keys(catalogue), ...rules.map((rule) => rule.code)].sort();
  if (code === undefined) {
    io.out(format === "json" ? `${JSON.stringify(codes.map(entryOf), null, 2)}\n` : `${codes.join("\n")}\n`);
    return 0;
  }
  if (!codes.includes(code)) {
    const near = nearestName(code, codes);
    throw new CallError(
      `unknown code \`${code}\``,
      near ? `did you mean \`${near}\`?` : "`trama explain` lists them all",
    );
  }
  const entry = entryOf(code);
  if (format === "json") io.out(`${JSON.stringify(entry, null, 2)}\n`);
  else io.out(`${entry.explanation?.trimEnd() ?? `\`${code}\` has no explanation beyond its message`}\n`);
  return 0;
}

function entryOf(code: string) {
  const rule = ruleOf(code);
  return {
    code,
    severity: rule ? "warning" : catalogue[code as Code].severity,
    explanation: rule ? explainRule(rule) : (explanationOf(code) ?? null),
  };
}
