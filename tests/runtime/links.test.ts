import { afterEach, expect, test } from "vitest";
import type { OpenedApp } from "../browser/harness.ts";
import { openDesign, page } from "../browser/open-design.ts";

let app: OpenedApp | undefined;
afterEach(() => app?.close());

const text = (id: string, link: object) => ({ id, type: "text", props: { text: id }, link });

test("links call, write, leave the app and offer files in a new tab", async () => {
  app = await openDesign({
    "pages/inicio.json": page([
      text("telefone", { tel: "+5511" }),
      text("email", { mail: "ajuda@exemplo.com" }),
      text("fora", { url: "https://exemplo.com/a", newTab: true }),
      text("arquivo", { file: "https://exemplo.com/termos.pdf" }),
    ]),
  });
  const { page: opened, errors } = app;
  const attributes = (id: string) =>
    opened
      .locator(`.inicio-${id}`)
      .evaluate((node) =>
        Object.fromEntries(["href", "target", "rel", "download"].map((name) => [name, node.getAttribute(name)])),
      );
  const here = { target: null, rel: null, download: null };
  const newTab = { target: "_blank", rel: "noopener noreferrer" };
  await expect.poll(() => attributes("telefone")).toEqual({ ...here, href: "tel:+5511" });
  expect(await attributes("email")).toEqual({ ...here, href: "mailto:ajuda@exemplo.com" });
  expect(await attributes("fora")).toEqual({ ...newTab, href: "https://exemplo.com/a", download: null });
  expect(await attributes("arquivo")).toEqual({ ...newTab, href: "https://exemplo.com/termos.pdf", download: "" });
  expect(errors).toEqual([]);
});

test("links open and close a popup", async () => {
  app = await openDesign({
    "pages/inicio.json": page([text("abre", { popup: "aviso" })]),
    "components/aviso.json": {
      id: "aviso",
      kind: "popup",
      children: [
        {
          id: "caixa",
          type: "modal",
          props: { ariaLabel: "Aviso" },
          children: [text("fecha", { closePopup: true })],
        },
      ],
    },
  });
  const { page: opened, errors } = app;
  await opened.locator(".inicio-abre").click();
  const popup = opened.getByRole("dialog", { name: "Aviso" });
  await expect.poll(() => popup.isVisible()).toBe(true);
  await opened.locator(".aviso-fecha").dispatchEvent("click");
  await expect.poll(() => popup.count()).toBe(0);
  expect(errors).toEqual([]);
});
