import { expect, test } from "vitest";
import { button, openDesign, page } from "../browser/open-design.ts";

test("a theme that is chosen in one window is shown in the others, and stays", async () => {
  const { page: first, url } = await openDesign({
    "pages/inicio.json": page([button("escuro", [{ action: "setTheme", theme: "dark" }])]),
  });
  const second = await first.context().newPage();
  await second.goto(url);
  const theme = () => second.locator("html").getAttribute("data-theme");
  await expect.poll(theme).toBe("light");
  await first.getByRole("button", { name: "escuro" }).click();
  await expect.poll(theme).toBe("dark");
  await second.reload();
  await expect.poll(theme).toBe("dark");
});
