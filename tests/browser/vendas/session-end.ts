import type { Page } from "playwright-core";
import { expect } from "vitest";
import { expectVisible } from "../../elements/expect-locator.ts";
import { password, type Site, signIn } from "./site.ts";

export const ended = "Sua sessão terminou. Entre de novo para continuar.";
export const dialog = (page: Page) => page.getByRole("dialog", { name: "Sessão encerrada" });
export const note = (page: Page) => page.getByRole("textbox", { name: "Observação" });

/** Open a page as somebody who signs in there. */
export async function openAs(site: Site, email: string, path: string): Promise<Page> {
  const page = await site.open(path);
  await signIn(page, email);
  await expectVisible(page.getByRole("navigation", { name: "Páginas", exact: true }));
  return page;
}

export const accessIn = async (page: Page): Promise<string> => {
  const kept = (await page.context().cookies()).find(({ name }) => name === "trama-session")?.value ?? "";
  return decodeURIComponent(kept.split("|")[1] ?? "");
};

/** Wait until a token has expired. */
export const over = (site: Site, token: string): Promise<void> =>
  expect.poll(async () => (await site.ask("/rest/v1/usuarios?select=id", { token })).status).toBe(401);

/** End the session of a page at the auth service, so that it cannot be renewed, and wait until its token has expired. */
export async function endSession(site: Site, page: Page): Promise<void> {
  const end = async () =>
    (await site.ask("/auth/v1/logout?scope=global", { method: "POST", token: await accessIn(page) })).status;
  await expect.poll(end).toBe(204);
  await over(site, await accessIn(page));
}

export async function signInAgain(page: Page, secret = password): Promise<void> {
  await dialog(page).getByRole("textbox", { name: "Senha" }).fill(secret);
  await page.keyboard.press("Enter");
}
