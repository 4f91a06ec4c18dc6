import { expect, test } from "vitest";
import { openApp } from "../browser/harness.ts";

/** A page that counts how often React renders it and each of its elements, with a text bound to a variable. */
const counting = {
  "variables.ts": `
    import { variable } from "trama/runtime";
    export const contador = variable({ id: "contador", type: "number", default: 0 });
  `,
  "inicio.tsx": `
    import { Profiler } from "react";
    import { Page, Section, usePage } from "trama/runtime";
    import { Button } from "trama/runtime/elements/button";
    import { TextBlock } from "trama/runtime/elements/text";
    import * as variables from "./variables";
    window.renders = {};
    const count = (id) => { window.renders[id] = (window.renders[id] ?? 0) + 1; };
    export default function Inicio() {
      const page = usePage();
      count("page function");
      return (
        <Profiler id="commits" onRender={() => count("commits")}>
          <Page id="inicio" page={page} title={() => \`Cliques \${variables.contador.value}\`}>
            <Section id="principal">
              <TextBlock id="total" tag={"p"} text={() => \`Total \${variables.contador.value}\`} />
              <Button id="mais" text={"Mais"} onClick={() => { variables.contador.set(variables.contador.value + 1); }} />
            </Section>
          </Page>
        </Profiler>
      );
    }
  `,
  "main.tsx": `
    import { defineApp, start } from "trama/runtime";
    start(defineApp({
      name: "teste", title: "Teste", languages: ["pt"], pages: { home: "inicio" },
      routes: [{ path: "/", handle: { page: "inicio", language: "pt" }, lazy: async () => ({ Component: (await import("./inicio")).default }) }],
    }));
  `,
};

test("a bound text updates its text node without a render of anything", async () => {
  const app = await openApp({ files: counting });
  const { page, errors } = app;
  const total = page.locator(".inicio-total");
  await expect.poll(() => total.textContent()).toBe("Total 0");
  const node = await total.evaluateHandle((element) => element.firstChild);
  const before = await page.evaluate("JSON.stringify(window.renders)");
  for (let click = 0; click < 5; click += 1) await page.locator(".inicio-mais").click();
  await expect.poll(() => total.textContent()).toBe("Total 5");
  await expect.poll(() => page.title()).toBe("Cliques 5");
  await expect.poll(() => page.evaluate("JSON.stringify(window.renders)")).toBe(before);
  expect(JSON.parse(String(before))["page function"]).toBe(1);
  await expect.poll(() => total.evaluate((element, first) => element.firstChild === first, node)).toBe(true);
  expect(errors).toEqual([]);
});
