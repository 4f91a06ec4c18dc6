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
}

/**
 * Returns axe's violations on the current page in both themes: all rules in the light one, only colours in the dark
 * one.
 */
export async function violations(
  page: Page,
  { tags, regionsBut, inactive }: AxeOptions = {},
): Promise<readonly string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  return page.evaluate(
    async ({ tags, regionsBut, inactive, colourRules }) => {
      const found: string[] = [];
      const look = async (theme: string, context: unknown, options: object): Promise<void> => {
        document.documentElement.dataset.theme = theme;
        const { violations }: AxeResults = await Reflect.get(window, "axe").run(context, {
          resultTypes: ["violations"],
          ...options,
        });
        const isExempt = (rule: string, selector: string): boolean =>
          inactive !== undefined &&
          rule === "color-contrast" &&
          document.querySelector(selector)?.closest(inactive) !== null;
        for (const { id, nodes } of violations) {
          const wrong = nodes.filter(({ target }) => !isExempt(id, String(target[0])));
          found.push(
            ...wrong.map(({ html, failureSummary }) => `${theme}: ${id} ${html.slice(0, 200)} ${failureSummary}`),
          );
        }
      };
      const rules = { region: { enabled: false } };
      await look("light", document, tags ? { runOnly: tags, rules } : { rules });
      if (regionsBut) await look("light", { exclude: regionsBut }, { runOnly: { type: "rule", values: ["region"] } });
      await look("dark", document, { runOnly: { type: "rule", values: colourRules } });
      return found;
    },
    { tags, regionsBut, inactive, colourRules },
  );
}

/** The standard's requirements for pages, and best practices, for standalone elements. */
export const elementTags = ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa", "best-practice"];
