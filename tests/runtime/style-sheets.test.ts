import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openApp } from "../browser/harness.ts";
import { openDesign, outputOf, page as pageOf } from "../browser/open-design.ts";

const sheets = join(import.meta.dirname, "../../runtime/late/style-sheets.ts");

test("a style sheet that was fetched ahead applies once it is needed, without another request", async () => {
  let requests = 0;
  const { page, errors } = await openApp({
    head: `<script type="application/json" id="trama-manifest">{ "css": { "aviso.css": "/aviso-1.css" } }</script>`,
    files: {
      "main.tsx": `
        import { fetchStyle, loadStyle } from ${JSON.stringify(sheets)};
        Object.assign(window, { fetchStyle, loadStyle });
      `,
    },
    respond: (request) => {
      if (!request.url().endsWith("/aviso-1.css")) return undefined;
      requests += 1;
      return { headers: { "content-type": "text/css" }, body: "body { margin-top: 42px }" };
    },
  });
  const margin = () => page.evaluate(() => getComputedStyle(document.body).marginTop);
  await page.evaluate("fetchStyle('aviso.css')");
  expect(requests).toBe(1);
  expect(await margin()).not.toBe("42px");
  await page.evaluate("loadStyle('aviso.css')");
  await expect.poll(margin).toBe("42px");
  expect(requests).toBe(1);
  expect(errors).toEqual([]);
});

test("a page in the dark theme is printed with the colours of the light one", async () => {
  const files = {
    "design.json": { themes: { default: "dark" } },
    "theme.json": { colors: { light: { tinta: "#123456" }, dark: { tinta: "#abcdef" } } },
    "pages/inicio.json": pageOf([
      { id: "tinta", type: "text", props: { text: "Tinta" } },
      // As the element of an app inside another page.
      { id: "dentro", type: "base", attributes: { "data-theme": "dark" } },
    ]),
  };
  const styles = readFileSync(join(import.meta.dirname, "../../runtime/styles.css"), "utf8");
  const { page, errors } = await openDesign(files, {
    head: `<style>${styles}${outputOf(files)["theme.css"]}.inicio-tinta { color: var(--tinta) }</style>`,
  });
  const look = () =>
    page.evaluate(() => {
      const style = (selector: string) => {
        const { color, backgroundColor, colorScheme } = getComputedStyle(
          document.querySelector(selector) ?? document.body,
        );
        return [color, backgroundColor, colorScheme];
      };
      return { page: style("body"), inner: style(".inicio-dentro"), ink: style(".inicio-tinta")[0] };
    });
  const dark = ["rgb(241, 243, 247)", "rgb(22, 26, 33)", "dark"];
  const light = ["rgb(21, 24, 30)", "rgb(255, 255, 255)", "light"];
  await expect.poll(look).toEqual({ page: dark, inner: dark, ink: "rgb(171, 205, 239)" });
  await page.emulateMedia({ media: "print" });
  await expect.poll(look).toEqual({ page: light, inner: light, ink: "rgb(18, 52, 86)" });
  expect(errors).toEqual([]);
});
