import { catalogue } from "../../compiler/diagnostics/catalogue.ts";
import { explain as explanationOf } from "../../compiler/diagnostics/render.ts";
import { nearestName } from "../../compiler/near-names.ts";
import { explainRule, ruleOf, rules } from "../audit/rules.ts";
import { CallError, type Io } from "../io.ts";

const allCodes: readonly string[] = [...Object.keys(catalogue), ...rules.map(({ code }) => code)];

/** `trama explain <code>`: print the explanation of a diagnostic; without a code, list all codes. */
export function explain(io: Io, code: string | undefined): number {
  if (code === undefined) {
    io.out(`${allCodes.toSorted().join("\n")}\n`);
    return 0;
  }
  const rule = ruleOf(code);
  if (rule) {
    io.out(explainRule(rule));
    return 0;
  }
  if (!Object.hasOwn(catalogue, code)) {
    const near = nearestName(code, allCodes);
    throw new CallError(
      `unknown code \`${code}\``,
      near ? `did you mean \`${near}\`?` : "`trama explain` lists them all",
    );
  }
  const text = explanationOf(code);
  io.out(text === undefined ? `\`${code}\` has no explanation beyond its message\n` : `${text.trimEnd()}\n`);
  return 0;
}
