import { join } from "node:path";
import { expect, test } from "vitest";
import { openApp } from "../browser/harness.ts";

const sheets = join(import.meta.dirname, "../../runtime/app/style-sheets.ts");

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
