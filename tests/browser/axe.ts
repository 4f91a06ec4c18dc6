import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults } from "axe-core";
import type { Page } from "playwright-core";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Rules about colours, the only ones affected by the theme. */
const colourRules = ["color-contrast", "link-in-text-block"];

export interface AxeOptions {
  /** Only rules with one of these tags; axe's default rules when absent. */
  readonly tags?: readonly string[];
  /** Report content outside landmarks, except in these elements; absent disables the rule. */
  readonly regionsBut?: readonly string[];
  /** Elements that may have little contrast: the standard exempts inactive ones. */
  readonly inactive?: string;
  /** The themes to look at, with all rules in the first and only those about colours in others; light and dark when absent. */
  readonly themes?: readonly ("light" | "dark")[];
}

/** Returns axe's violations on the current page. */
export async function violations(
  page: Page,
  { tags, regionsBut, inactive, themes = ["light", "dark"] }: AxeOptions = {},
): Promise<readonly string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  return page.evaluate(
    async ({ tags, regionsBut, inactive, themes, colourRules }) => {
      const found: string[] = [];
      const isExempt = (rule: string, selector: string): boolean => {
        const node = document.querySelector(selector);
        if (rule === "region") return regionsBut?.some((outside) => node?.closest(outside)) === true;
        return rule === "color-contrast" && inactive !== undefined && node?.closest(inactive) !== null;
      };
      const look = async (theme: string, options: object): Promise<void> => {
        document.documentElement.dataset.theme = theme;
        const { violations }: AxeResults = await Reflect.get(window, "axe").run(document, {
          resultTypes: ["violations"],
          ...options,
        });
        for (const { id, nodes } of violations) {
          const wrong = nodes.filter(({ target }) => !isExempt(id, String(target[0])));
          found.push(
            ...wrong.map(({ html, failureSummary }) => `${theme}: ${id} ${html.slice(0, 200)} ${failureSummary}`),
          );
        }
      };
      const rules = { region: { enabled: regionsBut !== undefined } };
      const [first = "light", ...others] = themes;
      await look(first, tags ? { runOnly: tags, rules } : { rules });
      for (const theme of others) await look(theme, { runOnly: { type: "rule", values: colourRules } });
      return found;
    },
    { tags, regionsBut, inactive, themes, colourRules },
  );
}

/** The standard's requirements for pages, and best practices, for standalone elements. */
export const elementTags = ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa", "best-practice"];
