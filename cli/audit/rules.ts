import type { Rule } from "./rule.ts";
import { accessibility } from "./rules/accessibility.ts";
import { data } from "./rules/data.ts";
import { database } from "./rules/database.ts";
import { databaseSpeed } from "./rules/database-speed.ts";
import { interaction } from "./rules/interaction.ts";
import { language } from "./rules/language.ts";
import { logic } from "./rules/logic.ts";
import { performance } from "./rules/performance.ts";
import { security } from "./rules/security.ts";
import { unused } from "./rules/unused.ts";

/** All rules, by category. */
export const rules: readonly Rule[] = [
  ...accessibility,
  ...performance,
  ...databaseSpeed,
  ...security,
  ...database,
  ...data,
  ...logic,
  ...interaction,
  ...language,
  ...unused,
];

const byCode = new Map<string, Rule>(rules.map((rule) => [rule.code, rule]));

export const ruleOf = (code: string): Rule | undefined => byCode.get(code);

/** The long form of a rule, as Markdown. */
export function explainRule({ code, wrong, right, why, help }: Rule): string {
  return `# ${code}\n\nWrong:\n\n${fenced(wrong)}\n\n${why} To repair it: ${help.replaceAll("{}", "…")}.\n\nRight:\n\n${fenced(right)}\n`;
}

/** The longest snippet that people read; a rule about size has longer ones. */
const fenced = (snippet: string): string => {
  const language = /^\s*[[{]/.test(snippet)
    ? "json"
    : /^[\w/-]+\.json:/.test(snippet)
      ? "text"
      : snippet.startsWith("//")
        ? "ts"
        : "sql";
  return `\`\`\`${language}\n${snippet}\n\`\`\``;
};
