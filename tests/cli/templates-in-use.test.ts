import { type ChildProcess, spawn } from "node:child_process";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import type { Template } from "../../cli/project/templates.ts";
import { elementTags, violations } from "../browser/axe.ts";
import { openContext } from "../browser/harness.ts";
import { cleanUp } from "../clean-up.ts";
import { projectOf, trama } from "./template-project.ts";

/** A project that runs, in a browser. */
interface Running {
  readonly page: Page;
  readonly url: string;
  readonly errors: readonly string[];
  /** The link of the latest e-mail to an address. */
  readonly linkTo: (email: string) => Promise<string>;
}

async function start(template: Template): Promise<Running> {
  const project = projectOf(template);
  const command = [trama, "dev", "--port", "0", ...(template === "blank" ? [] : ["--memory"])];
  const server = spawn(process.execPath, command, { cwd: project, stdio: ["ignore", "pipe", "inherit"] });
  cleanUp(() => ended(server));
  const printed = print(server);
  const url = await printed(/http:\/\/\S+(?=\s)/);
  const page = await (await openContext({ reducedMotion: "reduce" })).newPage();
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  await page.goto(url);
  const linkTo = async (email: string): Promise<string> => {
    const mailbox = await printed(/(?<=E-mails that the app sends: )http\S+\//);
    let link = "";
    await expect
      .poll(async () => {
        const mails: readonly { to: string; link: string }[] = await (await fetch(`${mailbox}mails.json`)).json();
        link = mails.find(({ to }) => to === email)?.link ?? "";
        return link;
      })
      .not.toBe("");
    return link;
  };
  return { page, url, errors, linkTo };
}

async function ended(server: ChildProcess): Promise<void> {
  const end = new Promise((done) => server.once("exit", done));
  server.kill("SIGKILL");
  await end;
}

/** Returns a function that waits until the server prints a pattern. */
function print(server: ChildProcess): (pattern: RegExp) => Promise<string> {
  let text = "";
  const waiting = new Set<() => void>();
  server.stdout?.on("data", (piece: Buffer) => {
    text += piece;
    for (const look of waiting) look();
  });
  return (pattern) =>
    new Promise((done) => {
      const look = (): void => {
        const found = pattern.exec(text)?.[0];
        if (found === undefined) return;
        waiting.delete(look);
        done(found);
      };
      waiting.add(look);
      look();
    });
}

const button = ({ page }: Running, name: string) => page.getByRole("button", { name, exact: true });
const heading = ({ page }: Running, name: string) => page.getByRole("heading", { name, exact: true });
const field = ({ page }: Running, label: string) =>
  page.locator("input, textarea").and(page.getByLabel(label, { exact: true }));
const fill = (app: Running, label: string, text: string) => field(app, label).fill(text);
const accessible = async ({ page }: Running): Promise<void> =>
  expect(await violations(page, { tags: elementTags })).toEqual([]);

test("blank counts clicks", async () => {
  const app = await start("blank");
  await button(app, "One more").click();
  await expect.poll(() => app.page.getByText("Clicks: 1").count()).toBe(1);
  await accessible(app);
  expect(app.errors).toEqual([]);
});

test("crud creates, changes and deletes a row", async () => {
  const app = await start("crud");
  const { page } = app;
  await expect.poll(() => page.getByText("Nothing to do.").count()).toBe(1);
  await accessible(app);
  await fill(app, "New task", "Water the plants");
  await button(app, "Add").click();
  await expect.poll(() => page.getByRole("listitem").allTextContents()).toEqual(["Water the plants"]);
  await expect.poll(() => field(app, "New task").inputValue()).toBe("");
  await page.getByLabel("Done: Water the plants").check();
  await accessible(app);

  await page.getByRole("link", { name: "Water the plants" }).click();
  await expect.poll(() => field(app, "Title").inputValue()).toBe("Water the plants");
  expect(await field(app, "Done").isChecked()).toBe(true);
  await accessible(app);
  await fill(app, "Title", "Water all plants");
  await fill(app, "Notes", "Not the cactus.");
  await button(app, "Save").click();
  await expect.poll(() => page.getByRole("listitem").allTextContents()).toEqual(["Water all plants"]);
  await page.reload();
  await page.getByRole("link", { name: "Water all plants" }).click();
  await expect.poll(() => field(app, "Notes").inputValue()).toBe("Not the cactus.");

  await button(app, "Delete").click();
  await expect.poll(() => heading(app, "Delete this task?").count()).toBe(1);
  await accessible(app);
  await button(app, "Cancel").click();
  await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
  await button(app, "Delete").click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect.poll(() => page.getByText("Nothing to do.").count()).toBe(1);
  expect(app.errors).toEqual([]);
});

test("auth signs up, confirms the e-mail, signs in and out, and resets the password", async () => {
  const app = await start("auth");
  const { page } = app;
  const email = "ann@mail.example";
  const signIn = async (password: string): Promise<void> => {
    await fill(app, "E-mail", email);
    await fill(app, "Password", password);
    await button(app, "Sign in").click();
  };
  await expect.poll(() => page.getByRole("link", { name: "Create an account" }).count()).toBe(1);
  await accessible(app);
  // Pages of members lead to the login page, and back after it.
  await page.goto(new URL("/account", app.url).href);
  await expect.poll(() => heading(app, "Sign in").count()).toBe(1);
  await accessible(app);
  await page.getByRole("link", { name: "Create an account" }).click();
  await fill(app, "Name", "Ann");
  await fill(app, "E-mail", email);
  await fill(app, "Password", "a long password");
  await accessible(app);
  await button(app, "Create an account").click();
  await expect.poll(() => page.getByRole("status").textContent()).toContain(`the e-mail that we sent to ${email}`);
  expect(await page.getByRole("form").count()).toBe(0);
  await accessible(app);

  await page.getByRole("link", { name: "Sign in" }).click();
  await signIn("a long password");
  await expect.poll(() => page.getByRole("alert").allTextContents()).toContain("Email not confirmed");
  const confirmation = await app.linkTo(email);
  await page.goto(confirmation);
  await expect.poll(() => heading(app, "Hello, Ann").count()).toBe(1);
  expect(await page.getByText(email).count()).toBe(1);
  await accessible(app);
  await fill(app, "Name", "Anna");
  await button(app, "Save").click();
  await expect.poll(() => heading(app, "Hello, Anna").count()).toBe(1);
  await expect.poll(() => page.getByText("Your name is saved.").count()).toBeGreaterThan(0);
  await page.reload();
  await expect.poll(() => heading(app, "Hello, Anna").count()).toBe(1);

  await button(app, "Sign out").click();
  await expect.poll(() => page.getByRole("link", { name: "Create an account" }).count()).toBe(1);
  await page.goto(new URL("/account", app.url).href);
  await signIn("a wrong password");
  await expect.poll(() => page.getByRole("alert").allTextContents()).toContain("Invalid login credentials");
  await signIn("a long password");
  await expect.poll(() => heading(app, "Hello, Anna").count()).toBe(1);
  expect(new URL(page.url()).pathname).toBe("/account");
  await button(app, "Sign out").click();
  await expect.poll(() => page.getByRole("link", { name: "Sign in" }).count()).toBe(1);

  // A link works once.
  await page.goto(confirmation);
  await expect.poll(() => page.getByRole("alert").first().textContent()).toContain("expired");
  await page.getByRole("link", { name: "Forgot your password?" }).click();
  await accessible(app);
  await fill(app, "E-mail", email);
  await button(app, "Send a link").click();
  await expect.poll(() => page.getByText("If this e-mail has an account").isVisible()).toBe(true);
  await expect.poll(() => app.linkTo(email)).not.toBe(confirmation);
  await page.goto(await app.linkTo(email));
  await expect.poll(() => heading(app, "Choose a new password").count()).toBe(1);
  await accessible(app);
  await fill(app, "New password", "another password");
  await button(app, "Save").click();
  await expect.poll(() => heading(app, "Hello, Anna").count()).toBe(1);
  await button(app, "Sign out").click();
  await page.getByRole("link", { name: "Sign in" }).click();
  await signIn("a long password");
  await expect.poll(() => page.getByRole("alert").allTextContents()).toContain("Invalid login credentials");
  await signIn("another password");
  await expect.poll(() => heading(app, "Hello, Anna").count()).toBe(1);
});

test("dashboard draws its charts and filters them", async () => {
  const app = await start("dashboard");
  const { page } = app;
  const months = page.getByRole("img", { name: "Revenue by month" });
  await expect.poll(() => months.count()).toBe(1);
  await expect.poll(() => page.locator(".dashboard-ordersValue").textContent()).toBe("378");
  // A bar is the sum of its rows, not the first of them.
  await page.getByText("View as table").last().click();
  await expect.poll(() => page.getByRole("table").last().textContent()).toContain("Tea126");
  await accessible(app);
  await page.getByRole("combobox", { name: "Product" }).click();
  await page.getByRole("option", { name: "Tea" }).click();
  await expect.poll(() => page.locator(".dashboard-ordersValue").textContent()).toBe("126");
  expect(new URL(page.url()).searchParams.get("product")).toBe("Tea");
  expect(app.errors).toEqual([]);
});
