import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults } from "axe-core";
import type { Page } from "playwright-core";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** What looks at colours, which are all that a theme changes. */
const colourRules = ["color-contrast", "link-in-text-block"];

export interface AxeOptions {
  /** Only rules with one of these tags; the rules that axe runs by itself when absent. */
  readonly tags?: readonly string[];
  /** Looks for what stands in no landmark, but in these elements; not at all when absent. */
  readonly regionsBut?: readonly string[];
}

/** What axe finds wrong on a page as it stands, in both themes: all rules in the light one, in the dark one colours. */
export async function violations(page: Page, { tags, regionsBut }: AxeOptions = {}): Promise<readonly string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  return page.evaluate(
    async ({ tags, regionsBut, colourRules }) => {
      const found: string[] = [];
      const look = async (theme: string, context: unknown, options: object): Promise<void> => {
        document.documentElement.dataset.theme = theme;
        const { violations }: AxeResults = await Reflect.get(window, "axe").run(context, {
          resultTypes: ["violations"],
          ...options,
        });
        for (const { id, nodes } of violations) {
          found.push(
            ...nodes.map(({ html, failureSummary }) => `${theme}: ${id} ${html.slice(0, 200)} ${failureSummary}`),
          );
        }
      };
      const rules = { region: { enabled: false } };
      await look("light", document, tags ? { runOnly: tags, rules } : { rules });
      if (regionsBut) await look("light", { exclude: regionsBut }, { runOnly: { type: "rule", values: ["region"] } });
      await look("dark", document, { runOnly: { type: "rule", values: colourRules } });
      return found;
    },
    { tags, regionsBut, colourRules },
  );
}

/** What pages of the standard ask for, and what is good practice, for elements that stand alone. */
export const elementTags = ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa", "best-practice"];
