import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import type { Browser } from "playwright-core";
import { CallError } from "../../io.ts";

/** The names of Chromium and Chrome on the path, the one that starts fastest first. */
const names = ["chromium-headless-shell", "chrome-headless-shell", "chromium", "chromium-browser", "google-chrome"];
const folders = ["/usr/bin", "/usr/local/bin", "/snap/bin"];
const applications = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  "C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe",
];

/**
 * Start the installed Chromium or Chrome: the one that `CHROME_PATH` names, or the first on the path.
 *
 * Throws a CallError that says what to install; the package that drives it may be missing too.
 */
export async function openBrowser(): Promise<Browser> {
  const { chromium } = await import("playwright-core");
  const executablePath =
    findBrowser() ?? (existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined);
  if (executablePath === undefined)
    throw new CallError("--pictures needs Chromium or Google Chrome", "install one, or set CHROME_PATH to its program");
  // Chromium refuses to start its sandbox as root, as in most containers. It opens pages of the design only.
  const args = process.getuid?.() === 0 ? ["--no-sandbox"] : [];
  return chromium.launch({ executablePath, args });
}

function findBrowser(): string | undefined {
  const { CHROME_PATH: asked, PATH = "" } = process.env;
  if (asked) {
    if (!existsSync(asked))
      throw new CallError(`CHROME_PATH is ${asked}, but there is no such file`, "correct CHROME_PATH, or unset it");
    return asked;
  }
  const all = [...folders, ...PATH.split(delimiter).filter(Boolean)];
  return [...names.flatMap((name) => all.map((folder) => join(folder, name))), ...applications].find(existsSync);
}
