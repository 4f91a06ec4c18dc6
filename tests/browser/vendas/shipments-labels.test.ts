import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectVisible } from "../../elements/expect-locator.ts";
import { panel, rows, shipmentsOf } from "./shipments.ts";
import { serveVendas } from "./site.ts";

/** The batch of the demo, with its three shipments: this test needs a site that no other has changed. */

const site = serveVendas();
const { open } = shipmentsOf(site);
const stack = (page: Page, name: string) => page.locator(".trama-stack", { hasText: name });

async function turnSimulatorsOn(): Promise<void> {
  const { authorization = "", apikey = "" } = await site.headers("owner");
  const response = await fetch(`${site.url}/rest/v1/rpc/rpc_simulacao_ligar`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization, apikey },
    body: JSON.stringify({ p_ligada: true }),
  });
  expect(response.ok).toBe(true);
}

test("scenario 28: of three labels one fails with its reason, and a wrong tracking code is refused", async () => {
  await turnSimulatorsOn();
  const page = await open("?aba=lote");
  await page.getByRole("button", { name: "Emitir etiquetas" }).click();
  const ask = page.getByRole("dialog", { name: "Emitir 3 etiquetas?" });
  await expectVisible(ask.getByText(/^Frete total: R\$/));
  await ask.getByRole("button", { name: "Emitir" }).click();
  const result = page.getByRole("dialog", { name: "Etiquetas" });
  await expect.poll(() => result.getByRole("listitem").count()).toBe(3);
  await site.runJob("simular");
  await expectVisible(result.getByText("2 de 3 emitidas, 1 com erro."));
  await expectVisible(result.getByText("Informe o peso do pacote."));
  expect(await result.getByText("Etiqueta emitida").count()).toBe(2);
  await result.getByRole("button", { name: "Fechar" }).click();
  // Nothing is lost: the refused one is still in the batch, with its reason.
  await expectVisible(stack(page, "Separados").getByText("Informe o peso do pacote."));

  await page.getByRole("tab", { name: /^Etiquetas/ }).click();
  await page.getByRole("searchbox").fill("ENV-000075");
  await expect.poll(() => rows(page).count()).toBe(1);
  await rows(page).first().click();
  await panel(page).getByRole("button", { name: "Marcar como postado" }).click();
  const post = page.getByRole("dialog", { name: "Marcar como postado" });
  const code = post.getByRole("textbox", { name: "Código de rastreio" });
  await code.fill("ZZ473124820BR");
  await post.getByRole("button", { name: "Marcar como postado" }).click();
  await expectVisible(post.getByText("Código de rastreio inválido. Confira os 13 caracteres."));
  site.takeProblems();
  await code.fill("ZZ473124829BR");
  // The browser of the test refuses to say where it is.
  await post.getByRole("checkbox", { name: "Usar minha localização" }).check();
  await post.getByRole("button", { name: "Marcar como postado" }).click();
  await expectVisible(page.getByText("Não foi possível obter a localização."));
  await expectVisible(page.getByText("1 envio postado."));
  await panel(page).getByRole("link", { name: "Ver rastreio" }).click();
  await expectVisible(page.getByRole("region", { name: "Rastreio", exact: true }).getByText("ZZ473124829BR"));
});
