import { type Code, catalogue } from "../../compiler/diagnostics/catalogue.ts";
import type { AuditCode } from "../../compiler/diagnostics/diagnostic.ts";
import { isCode } from "../../compiler/diagnostics/rules.ts";
import { nearestName } from "../../compiler/near-names.ts";
import { CallError } from "../io.ts";
import { isObject } from "../json.ts";

/** Check `rules` of the configuration: known warnings, each with a level and a reason. Throws a CallError. */
export function checkRules(rules: unknown, configName: string): void {
  if (!isObject(rules)) throw new CallError(`\`rules\` in ${configName} must be an object`);
  for (const [code, rule] of Object.entries(rules)) checkRule(knownCode(code, configName), rule, configName);
}

/** Codes of `trama audit` are checked when it runs: the other commands do not load its rules. */
const isAuditCode = (code: string): code is AuditCode => code.startsWith("audit/");

function knownCode(code: string, configName: string): Code | AuditCode {
  if (isCode(code) || isAuditCode(code)) return code;
  const near = nearestName(code, Object.keys(catalogue));
  throw new CallError(
    `\`rules\` in ${configName} names the unknown code \`${code}\``,
    near ? `did you mean \`${near}\`?` : "`trama explain` lists all codes",
  );
}

const example = '{ "level": "off", "reason": "…" }';

function checkRule(code: Code | AuditCode, rule: unknown, configName: string): void {
  const where = `the rule \`${code}\` in ${configName}`;
  if (!isAuditCode(code) && catalogue[code].severity === "error")
    throw new CallError(`${where} is for an error`, "only warnings can be changed; a design with errors does not work");
  if (!isObject(rule)) throw new CallError(`${where} must be an object`, `write ${example}`);
  const unknown = Object.keys(rule).find((key) => key !== "level" && key !== "reason");
  if (unknown !== undefined) throw new CallError(`${where} has an unknown key \`${unknown}\``, `write ${example}`);
  if (rule.level !== "error" && rule.level !== "off")
    throw new CallError(`\`level\` of ${where} must be \`error\` or \`off\``);
  if (typeof rule.reason !== "string" || rule.reason.trim() === "")
    throw new CallError(`${where} needs a \`reason\``, "give the reason in one sentence");
}
